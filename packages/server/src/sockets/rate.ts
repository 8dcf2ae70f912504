import { LIMITS } from '@ettin/protocol';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How much one connection, and one person over all of theirs, may say. */
export interface Rates {
  /** Resolves with false when it is too much. `social`: it is heard by others (chat, phrases, pings). */
  allow(person: string, connection: string, social: boolean): Promise<boolean>;
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
  const social = new RateLimiterMemory({ keyPrefix: 'social', points: LIMITS.social, duration: 10 });
  const within = (limiter: RateLimiterMemory, key: string) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );
  return {
    async allow(who, connection, heard) {
      if (!(await within(burst, connection))) return false;
      if (!(await within(person, who))) return false;
      return heard ? within(social, who) : true;
    },
  };
}
