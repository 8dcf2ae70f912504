import type { CardDef, Edition, ObjectId } from '@ettin/schema';
import { Compiler } from '../compile/compiler.js';
import { Game, HAND_SLOT } from '../game.js';
import type { Obj, State, Team } from '../state/state.js';
import { parseMana } from './amount.js';
import { canPay, NO_EXTRA, type PayExtra, type Spending } from './payable.js';

/** A small board for the tests of mana: a few cards, two teams of two, nothing that resolves. */
const makes = (mana: string, cost: object = { tapSelf: true }) =>
  ({ kind: 'activated', cost, effects: [{ do: 'addMana', mana }] }) as const;
const land = (name: string, ...mana: string[]): CardDef => ({
  name,
  types: ['land'],
  abilities: mana.map((m) => makes(m)),
});

const CARDS: readonly CardDef[] = [
  land('Plains', '{W}'),
  land('Island', '{U}'),
  land('Swamp', '{B}'),
  land('Mountain', '{R}'),
  land('Forest', '{G}'),
  land('Dual', '{G}', '{W}'),
  { ...land('Snowfield', '{G}'), supertypes: ['snow'] },
  { ...land('Ring', '{C}{C}'), types: ['artifact'] },
  { name: 'Elf', manaCost: '{G}', types: ['creature'], power: 1, toughness: 1, abilities: [makes('{G}')] },
  { name: 'Bear', manaCost: '{1}{G}', types: ['creature'], power: 2, toughness: 2 },
  { name: 'Golem', manaCost: '{3}', types: ['artifact', 'creature'], power: 3, toughness: 3 },
  { name: 'Angel', manaCost: '{1}{W}', types: ['creature'], power: 2, toughness: 2 },
  { name: 'Counter', manaCost: '{1}{U}', types: ['instant'] },
  {
    name: 'Treasure',
    types: ['artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: { tapSelf: true, sacrificeSelf: true },
        effects: [{ do: 'addMana', anyOneColor: 1 }],
      },
    ],
  },
  {
    name: 'Spawn',
    types: ['creature'],
    power: 0,
    toughness: 1,
    abilities: [makes('{C}', { sacrificeSelf: true })],
  },
  {
    name: 'Lotus',
    types: ['artifact'],
    abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', anyOneColor: 3 }] }],
  },
  {
    name: 'Ziggurat',
    types: ['land'],
    abilities: [
      {
        kind: 'activated',
        cost: { tapSelf: true },
        effects: [{ do: 'addMana', anyOneColor: 1, only: { spell: { types: ['creature'] } } }],
      },
    ],
  },
  {
    name: 'Ghast',
    types: ['creature'],
    abilities: [
      {
        kind: 'triggered',
        when: { on: 'tapForMana', what: { name: 'Swamp' }, who: 'you' },
        effects: [{ do: 'addMana', mana: '{B}' }],
      },
    ],
  },
  {
    name: 'Stop',
    types: ['enchantment'],
    abilities: [
      { kind: 'static', rules: [{ rule: 'cantActivate', what: { types: ['artifact'] }, manaToo: true }] },
    ],
  },
  {
    name: 'Lens',
    types: ['artifact'],
    abilities: [{ kind: 'static', rules: [{ rule: 'spendManaAsAny', who: 'you' }] }],
  },
  {
    name: 'Vow',
    types: ['enchantment'],
    abilities: [{ kind: 'static', rules: [{ rule: 'cantLoseLife', who: 'you' }] }],
  },
  {
    name: 'Store',
    types: ['enchantment'],
    abilities: [{ kind: 'static', rules: [{ rule: 'manaPersists', who: 'you', types: ['G'] }] }],
  },
];

function rulesOf(manaBurn: boolean) {
  const parameters = { manaBurn, individualLife: 'team' };
  const c = new Compiler({ id: 'test', parameters } as unknown as Edition);
  for (const card of CARDS) c.def(card);
  return c.rules('test', () => {});
}
export const RULES = rulesOf(false);
export const BURNING = rulesOf(true);

function blank(id: ObjectId, name: string, seat: number): Obj {
  const def = RULES.byName.get(name) ?? -1;
  const nothing = { counters: null, chosen: null, cast: null, copy: null, stack: null, linked: null };
  const rest = { flipped: false, damage: 0, deathtouched: false, attachedTo: -1, regeneration: 0 };
  return {
    ...nothing,
    ...rest,
    id,
    card: 0,
    def,
    face: 0,
    zone: id % 65536 >= HAND_SLOT ? 'hand' : 'battlefield',
    owner: seat,
    controller: seat,
    timestamp: id,
    since: 0,
    entered: 0,
    tapped: false,
    faceDown: 0,
    phasedOut: false,
    activated: null,
    marks: null,
    damagedBy: null,
  };
}

/** Seats 0 and 1 against seats 2 and 3; the first player's board and hand, and the teammate's board. */
export function board(
  mine: readonly string[],
  hand: readonly string[] = [],
  partner: readonly string[] = [],
  rules = RULES,
): Game {
  const objects = [...mine.map((n) => [n, 0] as const), ...partner.map((n) => [n, 1] as const)].map(
    ([n, seat], i) => blank(65536 + i, n, seat),
  );
  const state: Partial<State> = {
    teams: [0, 1].map(
      (id) => ({ id, seats: [2 * id, 2 * id + 1], life: 30, lastTurn: 5 - id }) as unknown as Team,
    ),
    players: [0, 1, 2, 3].map((seat) => ({
      seat,
      team: seat >> 1,
      name: '',
      counters: {},
      mana: [0, 0, 0, 0, 0, 0],
      specialMana: [],
      landsPlayed: 0,
      tally: {},
      mulligans: 0,
      kept: true,
      controlledBy: null,
      controlNext: null,
      cityBlessing: false,
    })),
    objects,
    hands: [hand.map((n, i) => blank(65536 * (i + 1) + HAND_SLOT, n, 0)), [], [], []],
    battlefield: objects.map((o) => o.id),
    stack: [],
    exile: [],
    command: [],
    graveyards: [[], [], [], []],
    effects: [],
    delayed: [],
    cards: [],
    lastKnown: [],
    triggers: [],
    combat: null,
    turn: { number: 5, team: 0, step: 'main1' } as State['turn'],
    token: { t: 0 },
  };
  return new Game(rules, state as State);
}

export const mana = (text: string) => parseMana(text).amount;
export const can = (g: Game, cost: string, on: Spending | null = null, extra: PayExtra = NO_EXTRA): boolean =>
  canPay(g, 0, mana(cost), on, extra);
export const id = (i: number): ObjectId => 65536 + i;
export const nameOf = (g: Game, object: ObjectId): string => g.chars(g.get(object)).name;
