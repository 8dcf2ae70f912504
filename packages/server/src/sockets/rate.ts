import { LIMITS } from '@ettin/protocol';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** What costs others more than most messages: what they hear (chat, phrases, pings), and lists of decks to be read. */
export type Costly = 'social' | 'decks';

/** How much one connection, and one person over all of theirs, may say. */
export interface Rates {
  /** Resolves with false when it is too much. */
  allow(person: string, connection: string, costly: Costly | null): Promise<boolean>;
}

export function ratesInMemory(): Rates {
  const burst = new RateLimiterMemory({
    keyPrefix: 'burst',
    points: LIMITS.burst,
    duration: LIMITS.burst / LIMITS.rate,
  });
  const person = new RateLimiterMemory({
    keyPrefix: 'person',
    points: LIMITS.burst * 2,
    duration: LIMITS.burst / LIMITS.rate,
  });
  const costs: Readonly<Record<Costly, RateLimiterMemory>> = {
    social: new RateLimiterMemory({ keyPrefix: 'social', points: LIMITS.social, duration: 10 }),
    decks: new RateLimiterMemory({ keyPrefix: 'decks', points: LIMITS.decks, duration: 10 }),
  };
  const within = (limiter: RateLimiterMemory, key: string) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );
  return {
    async allow(who, connection, costly) {
      if (!(await within(burst, connection))) return false;
      if (!(await within(person, who))) return false;
      return costly === null || within(costs[costly], who);
    },
  };
}
