import type { LossReason, PlayerView } from '@ettin/schema';
import { teamName } from './names.js';

export const LOSS_WORDS: Readonly<Record<LossReason | 'win', string>> = {
  life: 'its life total is 0 or less',
  poison: 'it has too many poison counters',
  emptyLibrary: 'a player drew from an empty library',
  concede: 'a player conceded',
  effect: 'an effect says so',
  opponentWon: 'the opponents won',
  loop: 'what has to be done would repeat without end',
  tooManyObjects: 'there would be more permanents or spells than a game here holds',
  win: 'an effect says so',
};

/** "Team A wins after 14 turns, 12 to −2." */
export function resultWords(view: PlayerView): string {
  if (view.result === null) return 'The game goes on.';
  const life = view.teams.map((t) => `${teamName(t.team)} ${String(t.life).replace('-', '−')}`).join(', ');
  const how = `after ${view.turn} turns; life: ${life}`;
  const { winner } = view.result;
  return winner === null
    ? `A draw, ${how}.${drawWords(view.result.reason)}`
    : `${teamName(winner)} wins ${how}.`;
}

/** Why nobody won, where it isn't that both teams lost. */
function drawWords(reason: LossReason | 'win'): string {
  return reason === 'loop' || reason === 'tooManyObjects' ? ` The reason: ${LOSS_WORDS[reason]}.` : '';
}
