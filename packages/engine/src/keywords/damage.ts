import type { Ability, EditionParameters, FlagKeyword } from '@ettin/schema';
import { KW } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars } from '../compile/types.js';
import type { Game } from '../game.js';

type Parameters = Pick<EditionParameters, 'lifelink' | 'deathtouch'>;

/** Is lifelink part of the damage that this source deals (CR 702.15b)? Not where it is a trigger. */
export const hasLifelink = (g: Game, c: Chars): boolean =>
  hasBit(c, KW.lifelink) && g.rules.edition.parameters.lifelink === 'static';

/** Is damage by this source lethal whatever its amount (CR 702.2)? Not where deathtouch is a trigger. */
export const hasDeathtouch = (g: Game, c: Chars): boolean =>
  hasBit(c, KW.deathtouch) && g.rules.edition.parameters.deathtouch === 'static';

/** Is any combat damage that this creature assigns lethal (CR 702.2c)? */
export const assignsLethal = (g: Game, c: Chars): boolean =>
  hasDeathtouch(g, c) && g.rules.edition.parameters.deathtouchDivision === 'lethal';

/** Has its combat damage to be divided in the order announced (CR 510.1c-d of 2009)? Not that of deathtouch then (702.2b). */
export const dividesInOrder = (g: Game, c: Chars): boolean => {
  const { damageAssignmentOrder, deathtouchDivision } = g.rules.edition.parameters;
  return damageAssignmentOrder && !(deathtouchDivision === 'free' && hasDeathtouch(g, c));
};

/** What lifelink and deathtouch were before July 2009: triggers, of which several each do it (502.68, 502.65 of 2007). */
export function triggeredDamage(k: FlagKeyword, p: Parameters): readonly Ability[] {
  if (k === 'lifelink' && p.lifelink === 'triggered')
    return [
      {
        kind: 'triggered',
        when: { on: 'damage', source: 'self' },
        effects: [{ do: 'gainLife', who: 'you', amount: 'thatMuch' }],
      },
    ];
  if (k === 'deathtouch' && p.deathtouch === 'triggered')
    return [
      {
        kind: 'triggered',
        when: { on: 'damage', source: 'self', toObject: { types: ['creature'] } },
        effects: [{ do: 'destroy', what: { bound: 'damaged' } }],
      },
    ];
  return [];
}
