import type { Effect } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { cardLeaf } from './cards.js';
import { choiceLeaf } from './choose.js';
import { copyLeaf } from './copies.js';
import { counterLeaf } from './counters.js';
import { keywordLeaf } from './keyword-actions.js';
import { lastingLeaf } from './lasting.js';
import { lifeLeaf } from './life.js';
import { manaLeaf } from './mana.js';
import { objectLeaf } from './objects.js';

import { playLeaf } from './play.js';
import { playerLeaf } from './players.js';
import { tokenLeaf } from './tokens.js';

/** The instruction for an effect without control flow. Each family handles its own words; none may be left. */
export function compileLeaf(c: Compiler, e: Effect): Op['run'] {
  switch (e.do) {
    case 'choose':
    case 'choosePlayer':
    case 'chooseColor':
    case 'chooseCreatureType':
    case 'chooseCardName':
    case 'chooseNumber':
    case 'remember':
    case 'modes':
      return choiceLeaf(c, e);
    case 'damage':
    case 'damageDivided':
    case 'gainLife':
    case 'loseLife':
    case 'setLife':
    case 'exchangeLife':
    case 'redistributeLife':
    case 'fight':
      return lifeLeaf(c, e);
    case 'draw':
    case 'discard':
    case 'mill':
    case 'scry':
    case 'surveil':
    case 'dig':
    case 'search':
    case 'fromOutside':
    case 'shuffle':
    case 'lookAtHand':
    case 'revealTop':
    case 'exileTop':
      return cardLeaf(c, e);
    case 'destroy':
    case 'exile':
    case 'sacrifice':
    case 'sacrificeObject':
    case 'move':
    case 'counter':
    case 'tap':
    case 'untap':
    case 'regenerate':
    case 'attach':
    case 'unattach':
    case 'attachToTarget':
    case 'transform':
    case 'flip':
    case 'turnFaceUp':
    case 'phaseOut':
    case 'removeFromCombat':
      return objectLeaf(c, e);
    case 'createToken':
    case 'investigate':
    case 'amass':
    case 'populate':
      return tokenLeaf(c, e);
    case 'createCopy':
    case 'becomeCopy':
    case 'enterAsCopy':
    case 'copySpell':
    case 'newTargets':
    case 'storm':
      return copyLeaf(c, e);
    case 'addCounters':
    case 'countersDivided':
    case 'removeCounters':
    case 'moveCounters':
    case 'doubleCounters':
    case 'playerCounters':
    case 'losePlayerCounters':
    case 'payEnergy':
    case 'proliferate':
    case 'bolster':
    case 'monstrosity':
    case 'adapt':
      return counterLeaf(c, e);
    case 'explore':
    case 'connive':
    case 'goad':
    case 'manifest':
      return keywordLeaf(c, e);
    case 'addMana':
      return manaLeaf(c, e);
    case 'apply':
    case 'rule':
    case 'gainControl':
    case 'exchangeControl':
    case 'preventDamage':
    case 'redirectDamage':
    case 'replacement':
    case 'delayed':
    case 'whenYouDo':
    case 'emblem':
      return lastingLeaf(c, e);
    case 'mayPlay':
    case 'castFree':
    case 'cascade':
      return playLeaf(c, e);
    case 'becomeMonarch':
    case 'setDayNight':
    case 'extraTurn':
    case 'extraPhase':
    case 'skipNext':
    case 'controlNextTurn':
    case 'winGame':
    case 'loseGame':
    case 'drawGame':
    case 'endTurn':
    case 'flipCoin':
    case 'rollDie':
      return playerLeaf(c, e);
    case 'if':
    case 'may':
    case 'unlessPays':
    case 'forEachPlayer':
    case 'forEachObject':
    case 'repeat':
      throw new Error(`control flow is compiled elsewhere: ${e.do}`);
  }
}
