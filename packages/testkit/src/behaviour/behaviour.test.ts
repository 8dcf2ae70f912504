import { describe, expect, it } from 'vitest';
import { behaviour } from './behaviour.js';
import { BEHAVIOUR } from './recorded.js';

describe('the behaviour of the engine', () => {
  it('should be the recorded one, which replays are pinned to', () => {
    expect(
      behaviour(),
      'The engine plays or keeps games otherwise than before. If that is meant, `npm run behaviour` records it, and replays of before are refused.',
    ).toEqual(BEHAVIOUR);
  });
});
