import { starterDecks } from '@ettin/cards';
import { deckFrom } from '@ettin/table';
import { describe, expect, it } from 'vitest';
import { fittingStarter } from './fitting.js';

const read = (list: string) => {
  const deck = deckFrom({ list, name: '' });
  if (deck === undefined) throw new Error('a list is always read');
  return deck;
};

describe('a starter deck beside a list', () => {
  it.each(['hearth-chorus', 'storm-lanterns', 'creeping-blight'])(
    'should be the other of the pair for a list that is %s',
    (id) => {
      const starter = starterDecks.find((d) => d.id === id);
      const list = starter?.cards.map(([count, name]) => `${count} ${name}`).join('\n') ?? '';
      expect(fittingStarter(read(list))).toBe(starter?.partner);
    },
  );

  it('should share no card but basic lands with the list (unified deck construction)', () => {
    // all of the deck that would go with green and white is in the list already
    const [hearth, toll] = ['hearth-chorus', 'toll-of-bells'].map((id) =>
      starterDecks.find((d) => d.id === id),
    );
    const names = [...(hearth?.cards ?? []), ...(toll?.cards ?? [])].map(
      ([count, name]) => `${count} ${name}`,
    );
    const fitting = starterDecks.find((d) => d.id === fittingStarter(read(names.join('\n'))));
    const own = new Set(names.map((line) => line.replace(/^\d+ /, '')));
    const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
    expect(fitting?.cards.filter(([, name]) => own.has(name) && !basics.includes(name))).toEqual([]);
  });
});
