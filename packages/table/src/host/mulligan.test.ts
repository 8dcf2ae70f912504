import { describe, expect, it } from 'vitest';
import { quickMatch, quiet, world } from '../host.fixture.js';

/** Ann keeps or not beside a bot; what it would do is shown to her before. */
async function atMulligans() {
  const w = world('mulligans');
  const { host, client } = await quickMatch(w);
  const intent = () => client.frame?.intents[0];
  // the other team may be asked first
  for (let i = 0; i < 20 && intent() === undefined; i++) await quiet(w, host, 1_500);
  return { w, host, client, intent };
}

describe("a partner bot's answer to whether it keeps its hand", () => {
  it('should be shown before it is given, and go back on a no (CR 103.5c)', async () => {
    const { w, host, client, intent } = await atMulligans();
    const first = intent();
    const before = first?.action.type === 'answer' ? first.action.answer : null;
    expect([first?.seat, before?.kind]).toEqual([1, 'mulligan']);
    client.say({ type: 'intent', intent: first?.intent ?? 0, reply: 'no' });
    await quiet(w, host, 1_000);
    const second = intent();
    const after = second?.action.type === 'answer' ? second.action.answer : null;
    expect(after).toEqual({ kind: 'mulligan', mulligan: !(before?.kind === 'mulligan' && before.mulligan) });
  });

  it('should be given by itself when nobody says anything', async () => {
    const { w, host, client, intent } = await atMulligans();
    await quiet(w, host, 5_000);
    expect(intent()).toBeUndefined();
    const open = client.frame?.view.pending.flatMap((d) => d.players) ?? [];
    expect([open.includes(0), open.includes(1)]).toEqual([true, false]);
  });
});
