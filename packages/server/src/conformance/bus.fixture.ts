import type { Bus } from '@ettin/table';
import { describe, expect, it } from 'vitest';

/** What every `Bus` has to hold to. `settled` resolves when what was published has been heard. */
export function busConformance(name: string, open: () => { bus: Bus; settled: () => Promise<void> }): void {
  describe(`${name}: the bus`, () => {
    it('tells all who listen to a topic, in order, and nobody else', async () => {
      const { bus, settled } = open();
      const a: string[] = [];
      const b: string[] = [];
      const other: string[] = [];
      await bus.subscribe('x', (m) => a.push(m));
      await bus.subscribe('x', (m) => b.push(m));
      await bus.subscribe('y', (m) => other.push(m));
      for (const m of ['1', '2', '3']) await bus.publish('x', m);
      await settled();
      expect([a, b, other]).toEqual([['1', '2', '3'], ['1', '2', '3'], []]);
    });

    it('is silent after a listener has gone, and keeps nothing for those who come later', async () => {
      const { bus, settled } = open();
      const heard: string[] = [];
      await bus.publish('x', 'early');
      const stop = await bus.subscribe('x', (m) => heard.push(m));
      await bus.publish('x', 'meanwhile');
      await settled();
      stop();
      await bus.publish('x', 'late');
      await settled();
      expect(heard).toEqual(['meanwhile']);
    });

    it('goes on when a listener throws', async () => {
      const { bus, settled } = open();
      const heard: string[] = [];
      await bus.subscribe('x', () => {
        throw new Error('deaf');
      });
      await bus.subscribe('x', (m) => heard.push(m));
      await bus.publish('x', 'all the same');
      await settled();
      expect(heard).toEqual(['all the same']);
    });

    it('hears one listener twice where it listens twice', async () => {
      const { bus, settled } = open();
      const heard: string[] = [];
      const hear = (m: string) => heard.push(m);
      const stop = await bus.subscribe('x', hear);
      await bus.subscribe('x', hear);
      await bus.publish('x', 'm');
      await settled();
      stop();
      await bus.publish('x', 'n');
      await settled();
      expect(heard).toEqual(['m', 'm', 'n']);
    });
  });
}
