import type { Action } from '@ettin/schema';
import { listed, passLabel, stepName, targetName, teamName, textOf } from '@ettin/text';
import type { Ask } from '../../game/drive.js';
import { type Offer, offersOf } from '../../words/actions.js';
import { SAY } from '../../words/terminal.js';
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
  const { language } = talk;
  const pass: Action = { type: 'pass', player: ask.seat };
  const moment = { step: stepName(view.step, language), team: teamName(view.activeTeam, language) };
  const title =
    ask.seat === ask.person
      ? SAY.text(language, 'havePriority', moment)
      : SAY.text(language, 'havePriorityFor', { ...moment, who: targetName(view, ask.seat, language) });
  const makes = offersOf(ask.rules, view, mana, language);
  talk.say([
    talk.paint.strong(title),
    ...offers.map(
      (o, i) =>
        `${numbered(i)}${o.words}${o.alike > 1 ? ` ${SAY.text(language, 'oneOf', { n: o.alike })}` : ''}`,
    ),
    `   p  ${passWords(talk, ask)}`,
    talk.paint.faint(SAY.text(language, 'priorityHint')),
  ]);
  return talk.ask((line) => {
    const word = line.toLowerCase();
    if (word === '' || word === 'p' || word === 'pass') return { action: pass, yielding: false };
    if (word === 'e') return { action: pass, yielding: true };
    const choice = /^(m?)(\d+)(m?)$/.exec(word);
    if (choice === null) throw new Again(SAY.text(language, 'noneOfThese', { line }));
    const list = choice[1] === 'm' ? makes : offers;
    const offer = list[Number(choice[2]) - 1];
    if (offer === undefined) throw new Again(SAY.text(language, 'thereIsNo', { line }));
    return { action: choice[3] === 'm' ? byHand(offer.action, talk) : offer.action, yielding: false };
  });
}

/** Nothing goes on before each head of the team has passed (CR 805.5b). */
function passWords({ language }: Talk, ask: Ask): string {
  const pass = passLabel(ask.view, language);
  const others = ask.decision.players.filter((s) => s !== ask.seat);
  if (others.length === 0) return pass;
  const names = others.map((seat) => [{ text: targetName(ask.view, seat, language) }]);
  return SAY.text(language, 'partnersLeft', { pass, who: textOf(listed(names, language)) });
}

function byHand(action: Action, { language }: Talk): Action {
  if (action.type === 'cast' || action.type === 'activate') return { ...action, manual: true };
  throw new Again(SAY.text(language, 'onlyPaid'));
}
