import type { Bus } from '@ettin/table';

/** Messages within one process. Heard after `publish` has returned, as they would be over a net. */
export function localBus(failed: (error: unknown) => void): Bus {
  const topics = new Map<string, Set<(message: string) => void>>();
  return {
    async publish(topic, message) {
      for (const hear of [...(topics.get(topic) ?? [])])
        queueMicrotask(() => {
          if (topics.get(topic)?.has(hear) !== true) return;
          try {
            hear(message);
          } catch (error) {
            failed(error);
          }
        });
    },
    async subscribe(topic, hear) {
      const hearing = (message: string) => hear(message);
      const all = topics.get(topic) ?? new Set();
      topics.set(topic, all.add(hearing));
      return () => {
        all.delete(hearing);
        if (all.size === 0 && topics.get(topic) === all) topics.delete(topic);
      };
    },
  };
}
