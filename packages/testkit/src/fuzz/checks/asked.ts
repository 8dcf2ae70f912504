import { legalActions, pendingDecisions } from '@ettin/engine';
import type { Decision } from '@ettin/schema';
import type { Check } from './moment.js';

/** Somebody is asked something that can be answered, or the game is over. */
export const somethingAsked: Check = ({ state }) => {
  const out: string[] = [];
  const decisions = pendingDecisions(state);
  if (state.result !== null) {
    if (decisions.length > 0 || state.pending !== null || state.priority !== null)
      out.push('the game is over, but something is asked');
    return out;
  }
  if (decisions.length === 0) out.push('nothing is asked, and the game is not over');
  if (state.pending === null && state.proposals.length > 0) out.push('wishes without a decision');
  for (const d of decisions) {
    if (d.players.length === 0) out.push(`a ${d.kind} decision of nobody (${d.purpose})`);
    if (new Set(d.players).size !== d.players.length) out.push(`a ${d.kind} decision names a player twice`);
    for (const seat of d.players) {
      const p = state.players[seat];
      if (p === undefined || state.teams[p.team]?.lost !== null)
        out.push(`a ${d.kind} decision of ${seat}, who isn't playing (${d.purpose})`);
    }
    const wrong = impossible(d);
    if (wrong !== null) out.push(`${d.kind} (${d.purpose}): ${wrong}`);
  }
  return out;
};

/** Whoever has priority may pass. Play looks at it too, whenever it asks a player what to do. */
export const passListed: Check = ({ rules, state }) => {
  const out: string[] = [];
  for (const d of pendingDecisions(state))
    if (d.kind === 'priority')
      for (const seat of d.players)
        if (!legalActions(rules, state, seat).some((a) => a.type === 'pass'))
          out.push(`${seat} has priority but may not pass`);
  return out;
};

/** Why no answer can be given to a decision, or why asking it makes no sense. */
function impossible(d: Decision): string | null {
  switch (d.kind) {
    case 'choose':
      if (new Set(d.candidates).size !== d.candidates.length) return 'a candidate is listed twice';
      if (!Number.isInteger(d.min) || !Number.isInteger(d.max) || d.min < 0 || d.min > d.max)
        return `between ${d.min} and ${d.max}`;
      return d.min > d.candidates.length ? `${d.min} of ${d.candidates.length}` : null;
    case 'option':
      return d.options.length === 0 ? 'no option' : null;
    case 'number':
      return Number.isInteger(d.min) && Number.isInteger(d.max) && d.min <= d.max
        ? null
        : `between ${d.min} and ${d.max}`;
    case 'order':
      return d.items.length < 2 ? `${d.items.length} to order` : null;
    case 'arrange': {
      const [least, most] = d.piles.reduce(([a, b], p) => [a + p.min, b + p.max], [0, 0]);
      return d.cards.length < least || d.cards.length > most
        ? `${d.cards.length} cards for ${least} to ${most} places`
        : null;
    }
    case 'divide':
      return d.among.length === 0 || d.total < d.min * d.among.length
        ? `${d.total} among ${d.among.length}`
        : null;
    case 'attackers':
      return d.options.some((o) => o.targets.length === 0) ? 'an attacker without anything to attack' : null;
    case 'blockers':
      return d.options.some((o) => o.attackers.length === 0) ? 'a blocker without anything to block' : null;
    case 'priority':
    case 'mulligan':
    case 'pay':
    case 'name':
      return null;
  }
}
