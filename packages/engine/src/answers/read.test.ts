import type { Answer } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply.js';
import { creature, engine, Scene } from '../effects/fixture.js';
import { readAnswer } from './read.js';

/** The team is asked for its attack; the parts of a wire are whatever JSON can hold. */
function attack() {
  const s = new Scene([{ field: [creature('Bear', 2, 2)] }, {}, {}, {}]).until('beginCombat').pass().pass();
  const asked = s.state.pending;
  if (asked === null) throw new Error('no attack is asked for');
  const send = (type: 'answer' | 'propose', player: number, json: string) =>
    apply(s.rules, s.state, { type, player, decision: asked.id, answer: JSON.parse(json) as Answer });
  return { s, send, bear: s.id('Bear') };
}

describe('an answer from a wire', () => {
  it('should be refused, never thrown at, where words can not be made of its parts', () => {
    const { send, bear } = attack();
    const odd = '{"toString":1,"valueOf":1}';
    expect(send('answer', 0, `{"kind":${odd}}`)).toMatchObject({ ok: false, code: 'wrongAnswerKind' });
    for (const part of [`{"attacker":${odd},"attacks":2}`, `{"attacker":${bear},"attacks":${odd}}`, odd])
      expect(send('answer', 0, `{"kind":"attackers","attackers":[${part}]}`)).toMatchObject({
        ok: false,
        code: 'malformed',
      });
  });

  it('should leave nothing in the state but the parts of its kind', () => {
    const { send, bear } = attack();
    const done = send(
      'propose',
      1,
      `{"more":[1],"attackers":[{"attacks":2,"attacker":${bear},"more":1}],"kind":"attackers"}`,
    );
    expect(done.ok && JSON.stringify(done.state.proposals)).toBe(
      `[{"player":1,"answer":{"kind":"attackers","attackers":[{"attacker":${bear},"attacks":2}]}}]`,
    );
  });

  it('should agree with a partner who says the same with its parts in another order (CR 805.2)', () => {
    const { s, send, bear } = attack();
    const wish = send('propose', 0, `{"kind":"attackers","attackers":[{"attacker":${bear},"attacks":2}]}`);
    if (!wish.ok) throw new Error(wish.message);
    const done = apply(s.rules, wish.state, {
      type: 'answer',
      player: 1,
      decision: s.state.pending?.id ?? -1,
      answer: JSON.parse(`{"attackers":[{"attacks":2,"attacker":${bear}}],"kind":"attackers"}`) as Answer,
    });
    expect(done.ok && done.state.combat?.attackers.map((a) => [a.id, a.attacks])).toEqual([[bear, 2]]);
    expect(done.ok && done.events.some((e) => e.type === 'notice')).toBe(false);
  });

  it('should be a whole answer: a list without holes, and no number that JSON changes', () => {
    const hole = new Array<number>(1);
    for (const amounts of [hole, [-0], [0.5], [Number.NaN], [2 ** 53], ['1'], { length: 0 }])
      expect(readAnswer('divide', { amounts })).toBe(undefined);
    expect(readAnswer('order', { order: hole })).toBe(undefined);
    expect(readAnswer('choose', { chosen: [-0] })).toBe(undefined);
    expect(readAnswer('arrange', { piles: [hole] })).toBe(undefined);
    expect(readAnswer('arrange', { piles: new Array(2) })).toBe(undefined);
    expect(readAnswer('pay', { auto: false, spend: hole })).toBe(undefined);
    expect(readAnswer('pay', { auto: 0, spend: [] })).toBe(undefined);
    expect(readAnswer('pay', { auto: false, spend: ['R'], life: 2, x: 1 })).toEqual({
      kind: 'pay',
      auto: false,
      spend: ['R'],
      life: 2,
    });
  });
});

describe('a seat that JSON changes', () => {
  it('should be none: -0 is written as 0', () => {
    const s = new Scene([{ field: [engine('Tap', [{ do: 'gainLife', who: 'you', amount: 1 }])] }, {}]);
    expect(apply(s.rules, s.state, { type: 'pass', player: -0 })).toMatchObject({ code: 'malformed' });
    const land = { type: 'playLand', player: 0, object: s.id('Tap'), face: -0 as 0 } as const;
    expect(apply(s.rules, s.state, land)).toMatchObject({ code: 'malformed' });
  });
});
