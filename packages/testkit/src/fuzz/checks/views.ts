import { eventsFor, findEventLeaks, findLeaks, view } from '@ettin/engine';
import type { Viewer } from '@ettin/schema';
import type { Check } from './moment.js';

/** No viewer is sent what they may not know. */
export const viewsKeepSecrets: Check = ({ rules, before, events, state }) => {
  const out: string[] = [];
  const viewers: readonly Viewer[] = [...state.players.map((p) => p.seat), 'spectator'];
  for (const viewer of viewers) {
    for (const leak of findLeaks(rules, state, viewer, view(rules, state, viewer)))
      out.push(`view of ${viewer}: ${leak}`);
    if (before === null) continue;
    for (const leak of findEventLeaks(rules, before, state, eventsFor(events, viewer), viewer))
      out.push(`events for ${viewer}: ${leak}`);
  }
  return out;
};

/** With priority given, state-based actions have nothing left to do, as far as a view shows (CR 704.3). */
export const nothingLeftToCheck: Check = ({ rules, state }) => {
  const out: string[] = [];
  if (state.priority === null || state.pending !== null) return out;
  for (const o of view(rules, state, 'spectator').battlefield) {
    if (o.phasedOut === true) continue;
    if (o.types.includes('creature') && o.toughness !== undefined) {
      if (o.toughness <= 0)
        out.push(`${o.name ?? 'a face-down creature'} lives with toughness ${o.toughness}`);
      else if ((o.damage ?? 0) >= o.toughness && !o.keywords.includes('indestructible'))
        out.push(
          `${o.name ?? 'a face-down creature'} lives with ${o.damage ?? 0} damage on toughness ${o.toughness}`,
        );
    }
    if (o.types.includes('planeswalker') && (o.counters?.loyalty ?? 0) === 0)
      out.push(`${o.name ?? 'a planeswalker'} stays without loyalty`);
  }
  return out;
};
