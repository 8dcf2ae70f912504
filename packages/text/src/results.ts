import type { PlayerView } from '@ettin/schema';
import { REASONS, RESULTS } from './catalogue/results.js';
import type { Language } from './language.js';
import { Names } from './names.js';
import { digits, Speech } from './speech.js';

/** "Team A wins after 14 turns; life: Team A 12, Team B −2." */
export function resultText(view: PlayerView, language: Language): string {
  if (view.result === null) return RESULTS.text(language, 'goesOn');
  const say = new Speech(new Names(view), language);
  const life = view.teams
    .map((t) => RESULTS.text(language, 'lifeOf', { team: say.team(t.team), life: digits(t.life) }))
    .join(language === 'ja' ? '、' : ', ');
  const n = view.turn;
  const { winner, reason } = view.result;
  if (winner !== null) return RESULTS.text(language, 'wins', { team: say.team(winner), n, life });
  // where both teams lost, that is why
  return reason === 'loop' || reason === 'tooManyObjects'
    ? RESULTS.text(language, 'drawBecause', { n, life, why: REASONS.text(language, reason) })
    : RESULTS.text(language, 'draw', { n, life });
}
