import type { LossReason, Meaning, ObjectId, Seat } from '@ettin/schema';
import type { Game } from '../game.js';
import { ruleForTeam } from '../layers/table.js';
import type { Happening } from '../state/state.js';

/** Nobody on the team can lose (CR 810.8a). */
export function cantLose(g: Game, team: number): boolean {
  return ruleForTeam(g, 'cantLoseGame', team);
}
/** Nobody on the team can win (CR 810.8a). */
export function cantWin(g: Game, team: number): boolean {
  return ruleForTeam(g, 'cantWinGame', team);
}

export const LOSS_BY_REASON: readonly LossReason[] = [
  'life',
  'poison',
  'emptyLibrary',
  'concede',
  'effect',
  'opponentWon',
  'loop',
  'tooManyObjects',
];

/** Losses that happen together; a loss of one is the team's (CR 810.8a). Both teams: a draw (CR 104.4). */
export function commitLoss(g: Game, events: readonly Happening[]): void {
  for (const e of events) {
    const team = g.player(e.player).team;
    if (g.team(team).lost !== null) continue;
    const reason = LOSS_BY_REASON[e.amount] ?? 'effect';
    if (reason !== 'concede' && cantLose(g, team)) {
      g.note('game.cantLose', e.player, 'cantLose');
      continue;
    }
    teamLoses(g, team, reason, isOfTeam(g, reason) ? null : e.player);
  }
  endIfDecided(g);
}

/** Life, and poison that is pooled, are the team's: no one head has lost by them (CR 810.8c-d). */
function isOfTeam(g: Game, reason: LossReason): boolean {
  return reason === 'life' || (reason === 'poison' && g.rules.edition.parameters.sharedPoison);
}

/** Losses that a rule of their own brings; the others come from a head to the team (CR 810.8a). */
const LOSS_CITES: Partial<Readonly<Record<LossReason, Meaning>>> = {
  life: 'sba.teamLife',
  poison: 'sba.teamPoison',
  emptyLibrary: 'sba.emptyLibrary',
  concede: 'game.concede',
};

export function teamLoses(g: Game, team: number, reason: LossReason, player: Seat | null): void {
  g.setTeam(team, { lost: reason });
  g.emit({
    type: 'teamLost',
    cite: LOSS_CITES[reason] ?? 'game.teamResult',
    audience: 'all',
    team,
    reason,
    player,
  });
}

export function endIfDecided(g: Game): void {
  const left = g.s.teams.filter((t) => t.lost === null);
  if (left.length >= 2 || g.s.result !== null) return;
  const loser = g.s.teams.find((t) => t.lost !== null);
  const winner = left[0]?.id ?? null;
  const reason = loser?.lost ?? 'effect';
  g.s.result = { winner, reason };
  end(g);
  g.emit({
    type: 'gameOver',
    cite: winner === null ? 'game.draw' : 'game.win',
    audience: 'all',
    winner,
    reason,
  });
}

/** An effect says that a player wins: the team does, unless it can't (CR 104.2b, 810.8a). */
export function commitWin(g: Game, e: Happening): void {
  const team = g.player(e.player).team;
  if (cantWin(g, team)) {
    g.note('game.cantWin', e.player, 'cantWin');
    return;
  }
  g.s.result = { winner: team, reason: 'win' };
  end(g);
  for (const t of g.s.teams) if (t.id !== team && t.lost === null) teamLoses(g, t.id, 'opponentWon', null);
  g.emit({ type: 'gameOver', cite: 'game.win', audience: 'all', winner: team, reason: 'win' });
}

export function drawGame(g: Game, reason: LossReason): void {
  g.s.result = { winner: null, reason };
  end(g);
  const cite = reason === 'loop' ? 'game.loop' : 'game.draw';
  g.emit({ type: 'gameOver', cite, audience: 'all', winner: null, reason });
}

function end(g: Game): void {
  g.answered();
  g.s.priority = null;
  revealFaceDown(g);
}

/** As a game ends, all face-down permanents and spells are shown to everybody (CR 708.9). */
function revealFaceDown(g: Game): void {
  const byPlayer = new Map<Seat, { readonly object: ObjectId; readonly name: string }[]>();
  for (const id of [...g.s.battlefield, ...g.s.stack]) {
    const o = g.find(id);
    if (o === null || o.faceDown === 0) continue;
    const name = g.rules.defs[o.def]?.faces[o.face]?.name ?? '';
    byPlayer.set(o.owner, [...(byPlayer.get(o.owner) ?? []), { object: id, name }]);
  }
  for (const [player, cards] of byPlayer)
    g.emit({ type: 'revealed', cite: 'reveal', audience: 'all', player, cards });
}
