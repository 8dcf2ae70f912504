import type { Action } from '@ettin/schema';
import type { Ask } from '../../game/drive.js';
import { type Offer, offersOf } from '../../words/actions.js';
import { teamName } from '../../words/names.js';
import { nameIn } from '../../words/objects.js';
import { passLeadsTo, STEP_WORDS } from '../../words/steps.js';
import { Again, type Talk } from '../talk.js';
import { numbered } from './choose.js';

export interface Chosen {
  readonly action: Action;
  /** Pass on until the turn is over, unless something concerns this player. */
  readonly yielding: boolean;
}

/** What to do with priority: one of the offers, a mana ability, or the pass, which says where it leads. */
export async function askPriority(
  talk: Talk,
  ask: Ask,
  offers: readonly Offer[],
  mana: readonly Action[],
): Promise<Chosen> {
  const { view } = ask;
  const pass: Action = { type: 'pass', player: ask.seat };
  const who = ask.seat === ask.person ? '' : ` for ${nameIn(view, ask.seat)}, whom you control`;
  const makes = offersOf(ask.rules, view, mana);
  talk.say([
    talk.paint.strong(`You have priority${who}: ${STEP_WORDS[view.step]} of ${teamName(view.activeTeam)}`),
    ...offers.map((o, i) => `${numbered(i)}${o.words}${o.alike > 1 ? ` (one of ${o.alike})` : ''}`),
    `   p  Pass: ${passLeadsTo(view)}${partnersLeft(ask)}`,
    talk.paint.faint(`Enter: p · e: pass for this turn · 1m: pay by hand · m: mana abilities · ?: help`),
  ]);
  return talk.ask((line) => {
    const word = line.toLowerCase();
    if (word === '' || word === 'p' || word === 'pass') return { action: pass, yielding: false };
    if (word === 'e') return { action: pass, yielding: true };
    const choice = /^(m?)(\d+)(m?)$/.exec(word);
    if (choice === null) throw new Again(`"${line}" is none of these; ? lists what you can say`);
    const list = choice[1] === 'm' ? makes : offers;
    const offer = list[Number(choice[2]) - 1];
    if (offer === undefined) throw new Again(`there is no ${line}`);
    return { action: choice[3] === 'm' ? byHand(offer.action) : offer.action, yielding: false };
  });
}

/** Nothing goes on before each head of the team has passed (CR 805.5b). */
function partnersLeft(ask: Ask): string {
  const others = ask.decision.players.filter((s) => s !== ask.seat);
  if (others.length === 0) return '';
  return `, once ${others.map((s) => nameIn(ask.view, s)).join(' and ')} and the other team pass too`;
}

function byHand(action: Action): Action {
  if (action.type === 'cast' || action.type === 'activate') return { ...action, manual: true };
  throw new Again('only spells and abilities are paid for');
}
