import { foldName } from '@ettin/cards';
import { apply, type Rules, type State } from '@ettin/engine';
import type { Action, ObjectView, PlayerView, Seat } from '@ettin/schema';
import { actionLabel, type Language } from '@ettin/text';
import { cardTexts } from '../words/card-texts.js';
import { refusalWords } from '../words/refusals.js';
import { SAY } from '../words/terminal.js';
import { Again } from './talk.js';

/**
 * Why something of a player's own can't be used now, in the engine's words: of cards in their hand, and of abilities of
 * permanents that they control. Nothing else is tried, so nothing is told that the player may not know.
 */
export function whyLines(
  rules: Rules,
  state: State,
  view: PlayerView,
  seat: Seat,
  name: string,
  language: Language,
): readonly string[] {
  if (name === '') throw new Again(SAY.text(language, 'sayWhichWhy'));
  const wanted = foldName(name);
  const own = [...(view.hands[seat] ?? []), ...view.battlefield.filter((o) => o.controller === seat)];
  const found = own.find((o) => o.name !== null && foldName(o.name) === wanted);
  if (found === undefined) throw new Again(SAY.text(language, 'notYours', { name }));
  const tries = waysToUse(rules, found, seat);
  if (tries.length === 0) return [SAY.text(language, 'noActivated', { name: found.name ?? name })];
  const texts = cardTexts(rules, language);
  return tries.map((action) => {
    const what = actionLabel(action, view, texts, language);
    const done = apply(rules, state, action);
    return done.ok
      ? SAY.text(language, 'possibleNow', { what })
      : SAY.text(language, 'whyNot', {
          what,
          why: `${refusalWords(done, rules.edition, language)} (${done.code}, ${done.rule})`,
        });
  });
}

function waysToUse(rules: Rules, o: ObjectView, player: Seat): readonly Action[] {
  const object = o.id;
  if (o.zone === 'hand')
    return [
      o.types.includes('land') ? { type: 'playLand', player, object } : { type: 'cast', player, object },
    ];
  return o.abilities.flatMap((id, ability): readonly Action[] =>
    rules.abilities[id]?.kind === 'activated' ? [{ type: 'activate', player, object, ability }] : [],
  );
}
