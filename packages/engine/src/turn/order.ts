import { STEPS, type Step } from '@ettin/schema';
import type { Game } from '../game.js';

/** The step after this one in the turn; null when the turn is over (the next one is then begun). */
export function nextStep(g: Game, step: Step, firstStrike: boolean): Step | null {
  if (step === 'cleanup') return cleanupAgain(g) ? 'cleanup' : startNextTurn(g);
  if (
    step === 'declareAttackers' &&
    (g.s.combat?.attackers.length ?? 0) === 0 &&
    (g.s.combat?.removed.length ?? 0) === 0
  )
    return 'endCombat';
  if (step === 'declareBlockers') return firstStrike ? 'firstStrikeDamage' : 'combatDamage';
  const [extra, ...rest] = g.s.turn.extraPhases;
  if (extra !== undefined && (step === 'endCombat' || step === 'main1' || step === 'main2')) {
    g.s.turn = { ...g.s.turn, extraPhases: rest };
    return extra === 'combat' ? 'beginCombat' : 'main2';
  }
  return STEPS[STEPS.indexOf(step) + 1] ?? 'cleanup';
}

function cleanupAgain(g: Game): boolean {
  const again = g.s.status.idle < 0;
  if (again) g.s.status = { ...g.s.status, idle: 0 };
  return again;
}

/** Extra turns first, the latest made first (CR 500.7); then the other team, unless it skips. */
function startNextTurn(g: Game): Step {
  const turn = g.s.turn;
  let extraTurns = turn.extraTurns;
  let nextTeam = turn.nextTeam;
  for (;;) {
    const extra = extraTurns[extraTurns.length - 1];
    let team: number;
    if (extra !== undefined) {
      extraTurns = extraTurns.slice(0, -1);
      team = extra;
    } else {
      team = nextTeam;
      nextTeam = (team + 1) % g.s.teams.length;
    }
    const t = g.team(team);
    if (t.skipTurns > 0) {
      g.setTeam(team, { skipTurns: t.skipTurns - 1 });
      g.emit({ type: 'skipped', cite: 'turn.skip', audience: 'all', what: 'turn', team });
      continue;
    }
    const spells = g.team(turn.team).seats.reduce((n, s) => n + (g.player(s).tally.spellsCast ?? 0), 0);
    g.s.status = { ...g.s.status, spellsLastTurn: spells };
    g.s.turn = {
      ...turn,
      number: turn.number + 1,
      team,
      step: 'untap',
      extraTurns,
      extraPhases: [],
      nextTeam,
      combatsThisTurn: 0,
      isExtra: extra !== undefined,
      ending: false,
    };
    return 'untap';
  }
}
