import { describe, expect, it } from 'vitest';
import { attackDecision, validateAttack } from './attack.js';
import { Board, creature, permanent, rock } from './fixture.js';

const bear = (name: string) => creature(name, 2, 2);
const illegal = { ok: false, code: 'illegalAttack' };

describe('requirements on attacks', () => {
  const eager = (name: string) => creature(name, 2, 2, { mods: [{ mod: 'mustAttack' }] });
  const goader = (name: string, on: string) => ({
    card: permanent(name, {
      abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'goaded', by: 'you' }] }],
    }),
    on,
  });

  it('should send a creature that attacks if able, and nobody else (CR 508.1d)', () => {
    const b = new Board([[eager('Eager')], [bear('Calm')], [], []]);
    expect(validateAttack(b.g, [])).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['Calm', 2]))).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['Eager', 3]))).toBeNull();
    const d = attackDecision(b.g);
    expect(d?.required).toEqual(b.attack(['Eager', 2]));
    expect(d?.suggested).toEqual({ kind: 'attackers', attackers: b.attack(['Eager', 2]) });
  });

  it('should require nothing of a creature that can not attack (CR 508.1d)', () => {
    const b = new Board([[{ card: eager('Eager'), set: { tapped: true } }], [bear('Calm')], [], []]);
    expect(validateAttack(b.g, [])).toBeNull();
  });

  it('should obey as many requirements as the limit allows (CR 508.1d, example)', () => {
    const b = new Board([
      [eager('Eager')],
      [bear('Calm')],
      [permanent('Arbiter', { rules: [{ rule: 'maxAttackers', n: 1 }] })],
      [],
    ]);
    expect(validateAttack(b.g, b.attack(['Calm', 2]))).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['Eager', 2], ['Calm', 2]))).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['Eager', 2]))).toBeNull();
  });

  it('should make a creature attack the player that it must (CR 508.1d)', () => {
    const b = new Board([
      [
        creature('Hunter', 2, 2, {
          mods: [{ mod: 'mustAttack', whom: { ownerOf: { each: { name: 'Bait' } } } }],
        }),
      ],
      [],
      [permanent('Walker', { types: ['planeswalker'], loyalty: 3 })],
      [permanent('Bait', {})],
    ]);
    expect(validateAttack(b.g, b.attack(['Hunter', 3]))).toBeNull();
    for (const target of [2, 'Walker'])
      expect(validateAttack(b.g, b.attack(['Hunter', target]))).toMatchObject(illegal);
  });

  it('should drive a goaded creature at the partner of who goaded it, not at them or a planeswalker (CR 701.15b)', () => {
    const b = new Board([
      [bear('Goaded'), bear('Bystander')],
      [],
      [goader('Impetus', 'Goaded')],
      [permanent('Walker', { types: ['planeswalker'], loyalty: 3 })],
    ]);
    expect(validateAttack(b.g, [])).toMatchObject(illegal);
    for (const target of [2, 'Walker'])
      expect(validateAttack(b.g, b.attack(['Goaded', target]))).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['Goaded', 3]))).toBeNull();
    expect(validateAttack(b.g, b.attack(['Goaded', 3], ['Bystander', 2]))).toBeNull();
  });

  it('should leave the choice to a creature goaded by both heads, as in a duel (CR 701.15b-c)', () => {
    const b = new Board([[bear('Goaded')], [], [goader('One', 'Goaded')], [goader('Two', 'Goaded')]]);
    expect(validateAttack(b.g, [])).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['Goaded', 2]))).toBeNull();
    expect(validateAttack(b.g, b.attack(['Goaded', 3]))).toBeNull();
    const duel = new Board([[bear('Goaded')], [goader('One', 'Goaded')]]);
    expect(validateAttack(duel.g, duel.attack(['Goaded', 1]))).toBeNull();
  });

  it('should count each goading player once (CR 701.15d)', () => {
    const arbiter = permanent('Arbiter', { rules: [{ rule: 'maxAttackers', n: 1 }] });
    const zealot = creature('Zealot', 2, 2, {
      mods: [{ mod: 'mustAttack' }, { mod: 'mustAttack' }, { mod: 'mustAttack' }],
    });
    const once = [goader('One', 'Goaded'), goader('Again', 'Goaded'), arbiter];
    const b = new Board([[bear('Goaded'), zealot], [], once, []]);
    // two requirements on the goaded creature, three on the other
    expect(validateAttack(b.g, b.attack(['Zealot', 2]))).toBeNull();
    expect(validateAttack(b.g, b.attack(['Goaded', 3]))).toMatchObject(illegal);
    const both = new Board([[bear('Goaded'), zealot], [], once, [goader('Two', 'Goaded')]]);
    // one more player, two more requirements, of which one can't be obeyed
    expect(validateAttack(both.g, both.attack(['Zealot', 2]))).toBeNull();
    expect(validateAttack(both.g, both.attack(['Goaded', 3]))).toBeNull();
  });

  it('should make each head attack who asks for it with a creature of their own (CR 508.1d)', () => {
    const b = new Board([
      [bear('A1'), bear('A1 too')],
      [bear('A2')],
      [
        permanent('Trove', { rules: [{ rule: 'mustAttackYou', who: 'opponent' }] }),
        permanent('Walker', { types: ['planeswalker'], loyalty: 3 }),
      ],
      [],
    ]);
    expect(validateAttack(b.g, [])).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['A1', 2], ['A1 too', 2]))).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['A1', 2], ['A2', 3]))).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['A1', 2], ['A2', 'Walker']))).toBeNull();
    expect(validateAttack(b.g, b.attack(['A1', 2], ['A2', 2], ['A1 too', 3]))).toBeNull();
  });

  it('should not require anybody to pay (CR 508.1d)', () => {
    const prison = permanent('Prison', {
      rules: [{ rule: 'attackCost', whom: 'you', cost: { mana: '{2}' } }],
    });
    const b = new Board([[eager('Eager'), rock('Rock'), rock('Rock 2')], [], [prison], []]);
    // the other head costs nothing, so it has to attack there at least
    expect(validateAttack(b.g, [])).toMatchObject(illegal);
    expect(validateAttack(b.g, b.attack(['Eager', 3]))).toBeNull();
    expect(validateAttack(b.g, b.attack(['Eager', 2]))).toBeNull();
    const duel = new Board([[eager('Eager'), rock('Rock'), rock('Rock 2')], [prison]]);
    expect(validateAttack(duel.g, [])).toBeNull();
  });
});
