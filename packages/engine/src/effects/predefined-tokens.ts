import type { TokenDef } from '@ettin/schema';

/** Tokens that the rules define by a name (CR 111.10). */
export const PREDEFINED_TOKENS = {
  /** CR 111.10a */
  treasure: artifact('Treasure', [
    {
      kind: 'activated',
      cost: { tapSelf: true, sacrificeSelf: true },
      effects: [{ do: 'addMana', anyOneColor: 1 }],
    },
  ]),
  /** CR 111.10b */
  food: artifact('Food', [
    {
      kind: 'activated',
      cost: { mana: '{2}', tapSelf: true, sacrificeSelf: true },
      effects: [{ do: 'gainLife', who: 'you', amount: 3 }],
    },
  ]),
  /** CR 111.10f */
  clue: artifact('Clue', [
    {
      kind: 'activated',
      cost: { mana: '{2}', sacrificeSelf: true },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ]),
  /** CR 111.10g */
  blood: artifact('Blood', [
    {
      kind: 'activated',
      cost: { mana: '{1}', tapSelf: true, discard: {}, sacrificeSelf: true },
      effects: [{ do: 'draw', who: 'you', amount: 1 }],
    },
  ]),
  /** CR 111.10h: only casting a nonartifact spell is barred. */
  powerstone: artifact('Powerstone', [
    {
      kind: 'activated',
      cost: { tapSelf: true },
      effects: [{ do: 'addMana', mana: '{C}', only: { spell: { types: ['artifact'] }, ability: {} } }],
    },
  ]),
  /** CR 111.10s */
  map: artifact('Map', [
    {
      kind: 'activated',
      cost: { mana: '{1}', tapSelf: true, sacrificeSelf: true },
      timing: 'sorcery',
      targets: [{ id: 'explorer', what: { object: { types: ['creature'], controller: 'you' } } }],
      effects: [{ do: 'explore', what: { target: 'explorer' } }],
    },
  ]),
} as const satisfies Readonly<Record<string, TokenDef>>;

function artifact(subtype: string, abilities: NonNullable<TokenDef['abilities']>): TokenDef {
  return { types: ['artifact'], subtypes: [subtype], abilities };
}
