import type { Edition, Meaning } from '@ettin/schema';
import { isTextId, type TextId } from '../index/all.js';

/**
 * Which lines under the number that a text cites for a meaning say just that, by their last number: `draw.step` of
 * 2006 is 606.6e, of which line 4 speaks of the draw. Where nothing stands here, all lines of the rule are meant.
 */
type Deciding = Readonly<Partial<Record<Meaning, readonly number[]>>>;

const LIFE: Deciding = { 'life.gain': [3], 'life.loss': [2] };
const RESULT: Deciding = { 'game.teamResult': [2, 3], 'game.cantLose': [5], 'game.cantWin': [4] };
const EXTRA: Deciding = { 'turn.extra': [1, 2], 'turn.skip': [3], 'turn.control': [4] };
const APNAP: Deciding = { 'order.apnap': [2, 3], activePlayer: [1] };
const COMBAT: Deciding = {
  'combat.attackers': [1, 3],
  'combat.attackTarget': [1],
  'combat.blockers': [1, 3],
  attackingPlayer: [2],
};
/** Nothing but life is shared. */
const OWN_POISON: Deciding = { 'poison.shared': [1] };

export const DECIDING: Readonly<Record<TextId, Deciding>> = {
  '2005-fr': {
    ...{ ...LIFE, ...RESULT, ...EXTRA, ...APNAP, ...COMBAT, ...OWN_POISON },
    'game.startingLife': [2],
    'draw.step': [4],
    'draw.order': [2, 3],
    'land.play': [5],
    'priority.action': [1, 2],
    'team.primaryDecides': [3],
    'priority.pass': [1],
    damage: [1],
    'life.pay': [2],
    defendingPlayer: [3],
    'sba.teamLife': [1],
  },
  '2006-en': {
    ...{ ...LIFE, ...RESULT, ...EXTRA, ...APNAP, ...COMBAT, ...OWN_POISON },
    'game.startingLife': [2],
    'mulligan.team': [1, 2, 3],
    'draw.step': [4],
    'land.play': [5],
    'priority.action': [1, 2],
    'team.primaryDecides': [3],
    'priority.pass': [1],
    damage: [1],
    'life.pay': [2],
    defendingPlayer: [3],
    'sba.teamLife': [1],
  },
  '2009-en': {
    ...{ ...LIFE, ...RESULT, ...EXTRA, ...APNAP, ...COMBAT, ...OWN_POISON },
    'game.startingLife': [2],
    'mulligan.team': [1, 2, 7],
    'turn.control': [5],
    'draw.step': [3],
    'land.play': [4],
    'priority.action': [1, 2],
    'priority.pass': [1],
    defendingPlayer: [1, 3, 4],
    'life.pay': [2],
    'sba.teamLife': [1],
  },
  '2010-es': {
    ...{ ...LIFE, ...RESULT, ...EXTRA, ...APNAP, ...COMBAT, ...OWN_POISON },
    'game.startingLife': [2],
    'mulligan.team': [1, 2, 3],
    'mulligan.free': [3],
    'draw.step': [3],
    'land.play': [4],
    'priority.action': [1],
    'team.primaryDecides': [2],
    'priority.pass': [1],
    'damage.infect': [3],
    defendingPlayer: [1, 2],
    attackingPlayer: [3],
    'sba.teamLife': [1],
    'sba.teamPoison': [2],
  },
  '2011plus-ja': {
    ...{ ...LIFE, ...RESULT, ...COMBAT },
    'game.startingLife': [2],
    defendingPlayer: [1, 3, 4],
    'life.cantLose': [1],
    'life.pay': [1],
    'sba.teamLife': [1],
    'sba.teamPoison': [1],
  },
  '2026': {
    ...{ ...LIFE, ...RESULT, ...EXTRA },
    'game.startingTeam': [1],
    'game.startingLife': [2],
    'mulligan.team': [1, 2, 4],
    openingHand: [1, 3],
    'turn.control': [5],
    'draw.order': [1, 2],
    'priority.action': [1],
    'priority.pass': [1],
    'team.primaryDecides': [2],
    'combat.attackers': [1, 3],
    'combat.attackTarget': [2],
    'combat.blockers': [1, 5],
    defendingPlayer: [1, 10],
    attackingPlayer: [1, 5],
    'life.cantLose': [1],
    'life.pay': [1],
    'sba.teamLife': [1],
    'sba.teamPoison': [1],
  },
};

/**
 * The lines of an edition's text that say what it cites for a meaning: `["606.6e.4"]`. Empty where the whole rule says
 * it, and where the edition isn't told by a text of its own.
 */
export function decidingLines(edition: Edition, meaning: Meaning): readonly string[] {
  const numbers = isTextId(edition.id) ? (DECIDING[edition.id][meaning] ?? []) : [];
  return numbers.map((n) => `${edition.cites[meaning]}.${n}`);
}
