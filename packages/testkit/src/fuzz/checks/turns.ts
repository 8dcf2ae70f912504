import type { Check } from './moment.js';

/** As a turn begins, damage has worn off (CR 514.2) and mana is gone (CR 500.5) unless something gave it since. */
export const turnsClean: Check = ({ state, events }) => {
  const out: string[] = [];
  const begun = events.findLastIndex((e) => e.type === 'turnBegan');
  if (begun < 0) return out;
  const since = events.slice(begun);
  if (!since.some((e) => e.type === 'damage'))
    for (const o of state.objects) if (o !== null && o.damage > 0) out.push(`damage has stayed on ${o.id}`);
  if (!since.some((e) => e.type === 'mana'))
    for (const p of state.players)
      if (p.mana.some((n) => n > 0) || p.specialMana.some((m) => !m.persists))
        out.push(`mana of ${p.seat} has stayed`);
  return out;
};
