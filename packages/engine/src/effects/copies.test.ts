import type { Effect } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, oneCreature, placed, Scene } from './fixture.js';

const bear = creature('Bear', 2, 2, { subtypes: ['Bear'], colors: ['G'] });
const copy = (parts: Partial<Extract<Effect, { do: 'createCopy' }>> = {}): Effect => ({
  do: 'createCopy',
  who: 'you',
  of: { target: 'creature' },
  ...parts,
});
const target = { targets: [oneCreature] };
const pump = engine(
  'Pump',
  [
    {
      do: 'apply',
      what: { target: 'creature' },
      mods: [{ mod: 'pt', power: 3, toughness: 3 }],
      duration: 'permanent',
    },
  ],
  target,
);
const kill = engine('Kill', [{ do: 'destroy', what: { target: 'creature' } }], target);

describe('tokens that are copies', () => {
  it('should copy the copiable values and neither counters nor other effects (CR 707.2)', () => {
    const s = new Scene([
      { field: [engine('Twin', [copy({ count: 2, tapped: true })], target), pump] },
      { field: [placed(bear, { counters: { '+1/+1': 1 } })] },
    ]);
    s.use('Pump', 'Bear').use('Twin', 'Bear');
    const [, ...tokens] = [...s.all('Bear')].sort((a, b) => s.obj(b).owner - s.obj(a).owner);
    expect(
      tokens.map((id) => [s.size(id), s.chars(id).subtypes, s.obj(id).tapped, s.chars(id).controller]),
    ).toEqual([
      ['2/2', ['Bear'], true, 0],
      ['2/2', ['Bear'], true, 0],
    ]);
    expect(s.all('Bear').map((id) => s.size(id))).toContain('6/6');
  });

  it('should apply its exceptions, which are copied in turn (CR 707.9a-b)', () => {
    const embalm = engine(
      'Embalm',
      [
        copy({
          except: [
            { mod: 'setColors', colors: ['W'] },
            { mod: 'addTypes', subtypes: ['Zombie'] },
          ],
        }),
      ],
      target,
    );
    const big = engine('Big', [copy({ except: [{ mod: 'setPT', power: 7, toughness: 7 }], as: 'big' })], {
      targets: [{ id: 'creature', what: { object: { types: ['creature'], token: true } } }],
    });
    const s = new Scene([{ field: [embalm, big, bear] }, {}]);
    s.use('Embalm', 'Bear').use('Big');
    expect(s.all('Bear').map((id) => [s.size(id), s.chars(id).colors, s.chars(id).subtypes])).toEqual([
      ['2/2', 16, ['Bear']],
      ['2/2', 1, ['Bear', 'Zombie']],
      ['7/7', 1, ['Bear', 'Zombie']],
    ]);
  });

  it('should not copy an ability that defines what the exception sets (CR 707.9d)', () => {
    const growing = creature('Growing', 0, 0, {
      power: '*',
      toughness: '*',
      abilities: [
        {
          kind: 'static',
          characteristicDefining: true,
          mods: [
            {
              mod: 'setPT',
              power: { count: { types: ['creature'] } },
              toughness: { count: { types: ['creature'] } },
            },
          ],
        },
      ],
    });
    const big = engine('Big', [copy({ except: [{ mod: 'setPT', power: 7, toughness: 7 }] })], target);
    const s = new Scene([{ field: [big, growing, engine('Same', [copy()], target)] }, {}]);
    s.use('Big', 'Growing').use('Same', 'Growing');
    expect(s.all('Growing').map((id) => s.size(id))).toEqual(['3/3', '7/7', '3/3']);
  });

  it('should use what is last known of an object that has left (CR 111.12, 608.2h)', () => {
    const mourn = creature('Mourn', 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'dies', what: { types: ['creature'], token: false, other: true } },
          effects: [copy({ of: 'it' })],
        },
      ],
    });
    const s = new Scene([{ field: [mourn, kill] }, { field: [bear] }]);
    s.use('Kill', 'Bear');
    expect([s.field(0), s.graveyard(1)]).toEqual([['Mourn', 'Kill', 'Bear'], ['Bear']]);
  });

  it('should make a nameless 2/2 of a face-down permanent (CR 708.2a)', () => {
    const s = new Scene([
      { field: [engine('Twin', [copy({ as: 'x' })], target), placed(bear, { faceDown: 1 })] },
      {},
    ]);
    s.use('Twin');
    const made = s.state.battlefield.at(-1) ?? 0;
    expect([s.size(made), s.chars(made).name, s.obj(made).faceDown, s.chars(made).colors]).toEqual([
      '2/2',
      '',
      0,
      0,
    ]);
  });

  it('should let the copy enter as its own text says (CR 707.5)', () => {
    const tapland = creature('Sleeper', 2, 2, {
      abilities: [
        {
          kind: 'replacement',
          replaces: { event: 'enters', what: 'self' },
          with: [{ entersTapped: true }, { entersWith: 'charge', count: 2 }],
        },
      ],
    });
    const s = new Scene([{ field: [engine('Twin', [copy()], target), tapland] }, {}]);
    s.use('Twin');
    const made = s.state.battlefield.at(-1) ?? 0;
    expect([s.obj(made).tapped, s.counters(made), s.counters(s.all('Sleeper')[0] ?? 0)]).toEqual([
      true,
      { charge: 2 },
      {},
    ]);
  });
});

describe('becoming a copy', () => {
  const two = { targets: [oneCreature, { ...oneCreature, id: 'model', otherThan: ['creature'] }] };
  const become = (duration: 'permanent' | 'endOfTurn', parts: object = {}): Effect => ({
    do: 'becomeCopy',
    what: { target: 'creature' },
    of: { target: 'model' },
    duration,
    ...parts,
  });
  const shift = engine('Shift', [become('endOfTurn')], two);
  const turn = engine('Turn', [become('permanent')], two);
  const ox = creature('Ox', 1, 4);
  const cat = creature('Cat', 3, 1);

  it('should keep counters and other effects, and not enter or leave (CR 707.4)', () => {
    const greet = {
      ...ox,
      abilities: [
        {
          kind: 'triggered' as const,
          when: { on: 'enters' as const, what: 'self' as const },
          effects: [{ do: 'gainLife' as const, who: 'you' as const, amount: 5 }],
        },
      ],
    };
    const s = new Scene([{ field: [turn, pump, placed(bear, { counters: { '+1/+1': 1 } }), greet] }, {}]);
    s.use('Pump', 'Bear').use('Turn', 'Bear', 'Ox');
    expect(s.all('Ox').map((id) => s.size(id))).toEqual(['5/8', '1/4']);
    expect(s.state.teams[0]?.life).toBe(20);
  });

  it('should be itself again when the effect is over', () => {
    const s = new Scene([{ field: [shift, bear, ox] }, {}]);
    const id = s.id('Bear');
    s.use('Shift', 'Bear', 'Ox');
    expect([s.chars(id).name, s.size(id)]).toEqual(['Ox', '1/4']);
    s.until('upkeep');
    expect([s.chars(id).name, s.size(id)]).toEqual(['Bear', '2/2']);
    expect(s.all('Ox').length).toBe(1);
  });

  it('should be the last copy of several, and itself when they all end (CR 613.7)', () => {
    const s = new Scene([{ field: [shift, bear, ox, cat] }, {}]);
    const id = s.id('Bear');
    s.use('Shift', 'Bear', 'Ox');
    s.use('Shift', { kind: 'choose', chosen: [id] }, 'Cat');
    expect(s.chars(id).name).toBe('Cat');
    s.until('upkeep');
    expect([s.chars(id).name, s.obj(id).copy]).toEqual(['Bear', null]);
  });

  it('should stay what a later effect without end made of it', () => {
    const s = new Scene([{ field: [shift, turn, bear, ox, cat] }, {}]);
    const id = s.id('Bear');
    s.use('Shift', 'Bear', 'Ox');
    s.use('Turn', { kind: 'choose', chosen: [id] }, 'Cat');
    s.until('upkeep');
    expect(s.chars(id).name).toBe('Cat');
  });

  it('should be a copy without end under one that ends', () => {
    const s = new Scene([{ field: [shift, turn, bear, ox, cat] }, {}]);
    const id = s.id('Bear');
    s.use('Turn', 'Bear', 'Cat');
    s.use('Shift', { kind: 'choose', chosen: [id] }, 'Ox');
    expect(s.chars(id).name).toBe('Ox');
    s.until('upkeep');
    expect(s.chars(id).name).toBe('Cat');
  });

  it('should lose the size it was made with while it is a copy, and have it again after', () => {
    const made = engine('Made', [
      {
        do: 'createToken',
        who: 'you',
        token: {
          types: ['creature'],
          subtypes: ['Ooze'],
          power: { count: { types: ['creature'] } },
          toughness: 6,
        },
      },
    ]);
    const s = new Scene([{ field: [made, shift, bear, ox] }, {}]);
    s.use('Made');
    const id = s.id('Ooze Token');
    expect(s.size(id)).toBe('2/6');
    s.use('Shift', 'Ooze Token', 'Ox');
    expect(s.size(id)).toBe('1/4');
    s.until('upkeep');
    expect(s.size(id)).toBe('2/6');
  });
});

describe('entering as a copy', () => {
  const clone = creature('Clone', 0, 0, {
    manaCost: '{0}',
    abilities: [
      {
        kind: 'replacement',
        replaces: { event: 'enters', what: 'self' },
        with: [
          {
            asEnters: [
              {
                do: 'enterAsCopy',
                of: { types: ['creature'] },
                optional: true,
                except: [{ mod: 'addTypes', types: ['artifact'] }],
              },
            ],
          },
        ],
      },
    ],
  });
  const sleeper = creature('Sleeper', 2, 2, {
    abilities: [
      {
        kind: 'replacement',
        replaces: { event: 'enters', what: 'self' },
        with: [{ entersTapped: true }, { entersWith: 'charge', count: 2 }],
      },
      {
        kind: 'triggered',
        when: { on: 'enters', what: 'self' },
        effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
      },
    ],
  });

  it('should enter as the copy, with what the copied object does as it enters (CR 707.5)', () => {
    const s = new Scene([{ field: [bear], hand: [clone] }, { field: [sleeper] }]);
    s.announce('Clone').settle(['Sleeper']);
    const made = s.state.battlefield.at(-1) ?? 0;
    expect([s.chars(made).name, s.obj(made).tapped, s.counters(made), s.chars(made).types & 1]).toEqual([
      'Sleeper',
      true,
      { charge: 2 },
      1,
    ]);
    expect(s.state.teams.map((t) => t.life)).toEqual([21, 20]);
    expect(s.obj('Bear').tapped).toBe(false);
  });

  it('should be itself when nothing is chosen, and dies as a 0/0', () => {
    const s = new Scene([{ field: [bear], hand: [clone] }, {}]);
    s.announce('Clone').settle([[]]);
    expect([s.field(0), s.graveyard(0)]).toEqual([['Bear'], ['Clone']]);
  });

  it('should copy a copy with its exceptions (CR 707.3)', () => {
    const s = new Scene([{ field: [bear], hand: [clone, clone] }, {}]);
    s.announce('Clone').settle(['Bear']);
    const first = s.state.battlefield.at(-1) ?? 0;
    s.announce('Clone').settle([{ kind: 'choose', chosen: [first] }]);
    expect(s.all('Bear').map((id) => s.chars(id).types & 1)).toEqual([0, 1, 1]);
    expect(s.obj(s.state.battlefield.at(-1) ?? 0).copy?.except.length).toBe(2);
  });

  it('should be its own card again in another zone (CR 400.7)', () => {
    const s = new Scene([{ field: [bear, kill], hand: [clone] }, {}]);
    s.announce('Clone').settle(['Bear']);
    s.use('Kill', { kind: 'choose', chosen: [s.state.battlefield.at(-1) ?? 0] });
    expect([s.graveyard(0), s.field(0)]).toEqual([['Clone'], ['Bear', 'Kill']]);
  });
});
