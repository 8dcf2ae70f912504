import { isTeam } from '@ettin/schema';
import type { Check } from './moment.js';

/** With priority given, what refers to things refers to things that exist (CR 704.3: all that didn't has been dealt with). */
export const referencesHold: Check = ({ state }) => {
  const out: string[] = [];
  if (state.priority === null || state.pending !== null) return out;
  const onBattlefield = (id: number) => {
    const o = state.objects[id % 65536];
    return o !== undefined && o !== null && o.id === id && o.zone === 'battlefield';
  };
  for (const o of state.objects) {
    if (o === null) continue;
    const to = o.attachedTo;
    // what phased out by itself is attached to what it was, there or not, until it comes back (CR 702.26i)
    if (to !== -1 && !o.phasedOut) {
      if (o.zone !== 'battlefield') out.push(`attached outside the battlefield: ${o.id}`);
      else if (to === o.id) out.push(`attached to itself: ${o.id}`);
      else if (to < 65536 ? state.players[to] === undefined : state.objects[to % 65536]?.id !== to)
        out.push(`attached to what is not there: ${o.id} to ${to}`);
    }
    if (o.card < 0 && o.def >= 0) {
      // CR 704.5d-e: tokens and copies of spells are nowhere else; emblems are in the command zone (CR 114.1)
      const home = o.stack === null ? 'battlefield' : 'stack';
      if (o.zone !== home && o.zone !== 'command') out.push(`a token or copy is in ${o.zone}: ${o.id}`);
    }
  }
  const combat = state.combat;
  if (combat !== null) {
    for (const a of combat.attackers) {
      if (!onBattlefield(a.id)) out.push(`attacks without being there: ${a.id}`);
      if (!isTeam(a.defender) && state.players[a.defender] === undefined)
        out.push(`defending player ${a.defender}`);
      for (const b of a.blockers) if (!onBattlefield(b)) out.push(`blocks ${a.id} without being there: ${b}`);
    }
    for (const b of combat.blockers)
      if (!onBattlefield(b.id)) out.push(`is a blocker without being there: ${b.id}`);
  }
  if (state.frames.length !== 1) out.push(`priority over frames ${state.frames.map((f) => f.k).join(' ')}`);
  if (state.triggers.length > 0) out.push('priority before triggers were put on the stack');
  return out;
};
