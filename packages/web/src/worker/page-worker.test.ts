import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from './page-worker.js';

/** Workers that were started, whose other end is the test. */
class Started {
  static all: Started[] = [];
  readonly told: ToWorker[] = [];
  ended = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  constructor() {
    Started.all.push(this);
  }
  postMessage(message: ToWorker): void {
    this.told.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
}
const page = () => import('./page-worker.js');
const answer = (id: number): FromWorker => ({
  from: 'desk',
  id,
  answer: { of: 'commitment', commitment: 'c' },
});
const seed = { of: 'commitment', seed: 's' } as const;
const idOf = (message: ToWorker | undefined): number => (message as { readonly id: number }).id;

describe("what is asked of the page's worker", () => {
  beforeEach(() => {
    vi.resetModules();
    Started.all = [];
    vi.stubGlobal('Worker', Started);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('should be answered by the message with its number', async () => {
    const { askDesk } = await page();
    const asked = askDesk(seed);
    const [worker] = Started.all;
    worker?.onmessage?.({ data: answer(idOf(worker.told[0]) + 1) });
    worker?.onmessage?.({ data: answer(idOf(worker.told[0])) });
    expect(await asked).toEqual({ of: 'commitment', commitment: 'c' });
  });

  it('should settle with nothing when the worker breaks, for whoever waits', async () => {
    const { askDesk, askReference } = await page();
    const waiting = [askDesk(seed), askReference('2026', 'en', [])];
    Started.all[0]?.onerror?.({ message: 'broken' });
    expect(await Promise.all(waiting)).toEqual([null, null]);
  });

  it('should start another worker after one that could not be loaded', async () => {
    const { askDesk } = await page();
    const first = askDesk(seed);
    Started.all[0]?.onerror?.({ message: 'not found' });
    expect(await first).toBeNull();
    const second = askDesk(seed);
    const [gone, worker] = Started.all;
    expect(gone?.ended).toBe(true);
    worker?.onmessage?.({ data: answer(idOf(worker.told[0])) });
    expect(await second).not.toBeNull();
    // one that has worked keeps its table when something in it goes wrong
    worker?.onerror?.({ message: 'broken' });
    expect(worker?.ended).toBe(false);
    void askDesk(seed);
    expect(Started.all).toHaveLength(2);
  });

  it('should settle with nothing where the browser starts no worker', async () => {
    vi.stubGlobal('Worker', function refused() {
      throw new Error('SecurityError');
    });
    const { askDesk } = await page();
    expect(await askDesk(seed)).toBeNull();
  });
});
