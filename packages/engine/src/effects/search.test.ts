import { expect, it } from 'vitest';
import { view } from '../view/view.js';
import { creature, engine, land, Scene } from './fixture.js';

const bear = creature('Bear', 2, 2);
const wood = land('Wood');
const seeker = engine('Seeker', [
  { do: 'search', who: 'you', filter: { types: ['land'] }, max: 1, to: 'hand' },
  { do: 'shuffle', who: 'you' },
]);

it('should let the searcher look through a library without what is sought, unknown to others (CR 701.23a-b)', () => {
  const asked = [wood, bear].map((card) => {
    const s = new Scene([{ field: [seeker], library: [bear, card] }, { library: [bear] }]);
    s.act({ type: 'activate', player: 0, object: s.id('Seeker'), ability: 0 });
    while (s.state.pending === null) s.pass();
    const others = view(s.rules, s.state, 1);
    const looking = view(s.rules, s.state, 0).looking.length;
    s.act({
      type: 'answer',
      player: 0,
      decision: s.state.pending.id,
      answer: { kind: 'choose', chosen: [] },
    });
    return { others, looking, told: s.events.map((e) => e.type), hand: s.hand(0) };
  });
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[1]).toMatchObject({ looking: 2, hand: [] });
  expect(asked[1]?.others.pending).toEqual([{ kind: 'waiting', players: [0], purpose: 'search' }]);
});
