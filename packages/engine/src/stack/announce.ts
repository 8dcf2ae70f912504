import type { OptionLabel } from '@ettin/schema';
import type { Game } from '../game.js';
import type { CastFrame } from '../state/state.js';
import { affordable } from './affordable.js';
import { STAGE, spellChars } from './casting.js';
import { keywordOf, kickerCosts } from './cost.js';
import { splice } from './splice.js';

/**
 * Optional additional costs (CR 601.2b): kicker, multikicker, buyback, entwine, each offered only while the
 * total could still be paid.
 */
export function announceCosts(g: Game, f: CastFrame): boolean {
  if (f.kind !== 'spell' || f.method === 'faceDown') {
    f.stage = STAGE.x;
    return true;
  }
  const o = g.get(f.object);
  const c = spellChars(g, f);
  const kicker = keywordOf(c, 'kicker');
  const options: { label: OptionLabel; pay: () => void; costs: () => readonly number[] }[] = [];
  if (kicker !== null)
    for (const [i] of kicker.costs.entries())
      options.push({
        label: `cost:kicker:${i}`,
        pay: () => {
          f.kickers = [...f.kickers, i];
        },
        costs: () => kickerCosts(c, [...f.kickers, i], f.flags),
      });
  for (const k of ['buyback', 'entwine'] as const)
    if (keywordOf(c, k) !== null)
      options.push({
        label: `cost:${k}`,
        pay: () => {
          f.flags = [...f.flags, k];
          // CR 702.42a: all modes instead of those chosen
          if (k === 'entwine')
            f.modes = (g.rules.abilities[f.ability]?.modes?.options ?? []).map((_, i) => i);
        },
        costs: () => kickerCosts(c, f.kickers, [...f.flags, k]),
      });
  while (f.index < options.length) {
    const option = options[f.index];
    if (option === undefined) break;
    if (f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      if (value.kind === 'option' && value.option === 0) option.pay();
      f.index += 1;
      continue;
    }
    if (!affordable(g, f, o, option.costs())) {
      f.index += 1;
      continue;
    }
    g.ask({
      kind: 'option',
      players: [f.player],
      byTeam: false,
      purpose: 'kicker',
      source: f.object,
      options: [{ label: option.label }, { label: 'no' }],
      cancellable: true,
    });
    return false;
  }
  const multi = keywordOf(c, 'multikicker');
  if (multi !== null && f.index === options.length) {
    if (f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      f.kickers = Array.from({ length: value.kind === 'number' ? value.number : 0 }, () => 0);
      f.index += 1;
    } else {
      let most = 0;
      while (
        most < 30 &&
        affordable(
          g,
          f,
          o,
          Array.from({ length: most + 1 }, () => multi.cost),
        )
      )
        most++;
      if (most > 0) {
        g.ask({
          kind: 'number',
          players: [f.player],
          byTeam: false,
          purpose: 'kicker',
          source: f.object,
          min: 0,
          max: most,
          cancellable: true,
        });
        return false;
      }
    }
  }
  if (!splice(g, f)) return false;
  f.index = 0;
  f.stage = STAGE.x;
  return true;
}
