import { STEPS, type Step } from '@ettin/schema';
import type { Game } from '../game.js';
import { withStatus, withTurn } from '../state/with.js';

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
  const ordinary = STEPS[STEPS.indexOf(step) + 1] ?? 'cleanup';
  return PHASE_ENDS.includes(step) ? nextPhase(g, ordinary) : ordinary;
}

/** Steps after which phases may have been inserted: ends of the combat phase and of main phases. */
const PHASE_ENDS: readonly Step[] = ['main1', 'endCombat', 'main2'];

/** Inserted phases, then on from where they were inserted (CR 500.8). Every main phase but the first is like the second (505.1a). */
function nextPhase(g: Game, ordinary: Step): Step {
  const { extraPhases, resume } = g.s.turn;
  const [extra, ...rest] = extraPhases;
  if (extra !== undefined) {
    g.s.turn = withTurn(withTurn(g.s.turn, 'extraPhases', rest), 'resume', resume ?? ordinary);
    return extra === 'combat' ? 'beginCombat' : 'main2';
  }
  if (resume !== null) g.s.turn = withTurn(g.s.turn, 'resume', null);
  return resume ?? ordinary;
}

function cleanupAgain(g: Game): boolean {
  const again = g.s.turn.cleanupAgain;
  if (again) g.s.turn = withTurn(g.s.turn, 'cleanupAgain', false);
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
    // what one head cast: partners' spells aren't added up (CR 731.2)
    const spells = Math.max(...g.team(turn.team).seats.map((s) => g.player(s).tally.spellsCast ?? 0));
    g.s.status = withStatus(g.s.status, 'spellsLastTurn', spells);
    g.s.turn = {
      ...turn,
      number: turn.number + 1,
      team,
      step: 'untap',
      extraTurns,
      extraPhases: [],
      resume: null,
      nextTeam,
      combatsThisTurn: 0,
      isExtra: extra !== undefined,
      ending: false,
    };
    return 'untap';
  }
}
