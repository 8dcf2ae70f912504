import type { PlayerPublicView, PlayerView } from '@ettin/schema';

/** Icons at most: of more the numbers in words must do. */
const MOST = 5;

export interface LandPips {
  /** Lands that may still be played this turn, and those that were. */
  readonly left: number;
  readonly played: number;
  /** The icons, those of lands to play first. */
  readonly icons: readonly ('ready' | 'used')[];
}

/** What is shown of a player's land plays (CR 305.2); null where it isn't their team's turn. */
export function landPips(
  {
    team,
    landsLeft: left,
    landsPlayed: played,
  }: Pick<PlayerPublicView, 'team' | 'landsLeft' | 'landsPlayed'>,
  { activeTeam, step }: Pick<PlayerView, 'activeTeam' | 'step'>,
): LandPips | null {
  if (team !== activeTeam || step === 'setup') return null;
  const ready = Math.min(left, MOST);
  const used = Math.min(played, MOST - ready);
  const icons = [...Array<'ready'>(ready).fill('ready'), ...Array<'used'>(used).fill('used')];
  // an effect forbids lands altogether: the place of the pip says so
  return { left, played, icons: icons.length === 0 ? ['used'] : icons };
}
