import type { DeckChoice, ServerMessage } from '@ettin/protocol';
import { expect, it, vi } from 'vitest';
import { openPractice } from './practice.js';

/** All that a table of one's own says until its game has begun or it has refused. */
async function opened(deck: DeckChoice, partner: DeckChoice | null): Promise<readonly ServerMessage[]> {
  const said: ServerMessage[] = [];
  const table = { name: 'Ada', deck, partner, settings: {} };
  const { connection } = await openPractice(table, 'test', (message) => said.push(message));
  await vi.waitFor(() =>
    expect(said.some((m) => m.type === 'refused' || viewOf(m) !== undefined)).toBe(true),
  );
  // what is refused because of the first refusal comes in the same breath
  await new Promise((done) => setTimeout(done, 50));
  connection.close();
  return said;
}

/** What the reader sees as the game begins; undefined in a message that doesn't tell of one. */
function viewOf(message: ServerMessage) {
  if (message.type === 'welcome') return message.game?.view;
  return message.type === 'update' ? message.whole?.view : undefined;
}

it('should begin with the lists of both, each in its own library and hand', async () => {
  const said = await opened(
    { list: '60 Forest', name: 'Woods' },
    { list: '4 Merfolk Looter\n56 Island', name: '' },
  );
  expect(said.filter((m) => m.type === 'refused')).toEqual([]);
  const hands = said.map(viewOf).find((view) => view !== undefined)?.hands;
  expect(new Set(hands?.[0]?.map((o) => o.name))).toEqual(new Set(['Forest']));
  expect(hands?.[1]?.every((o) => ['Merfolk Looter', 'Island'].includes(o.name ?? ''))).toBe(true);
});

it('should refuse once, for the deck, where it cannot be played', async () => {
  const said = await opened({ list: '60 Forrest', name: '' }, null);
  expect(said.filter((m) => m.type === 'refused').map((m) => m.code)).toEqual(['unsupportedCard']);
});
