import { describe, expect, it } from 'vitest';
import { fakeIo } from '../io/fake-io.fixture.js';
import { paintFor } from '../io/paint.js';
import { boardLines } from './board.js';
import { viewAt } from './view.fixture.js';

const PAINT = paintFor(fakeIo({ env: {} }));

describe('the table', () => {
  it('should show combat damage that waits, below what else is on the stack (CR 310.1 of 2005)', () => {
    const view = viewAt({ step: 'combatDamage', attacked: true, stackOf: 2 });
    const [bear] = view.battlefield;
    if (bear === undefined) throw new Error('no attacker');
    const waits = {
      ...view,
      assignedDamage: [
        { source: bear.id, to: 3, amount: 2 },
        { source: 70_000, to: bear.id, amount: 1 },
      ],
    };
    const lines = boardLines({ view: waits, width: 140, paint: PAINT, language: 'en' });
    const at = lines.findIndex((line) => line.startsWith('Stack'));
    expect(lines.slice(at + 1, at + 3)).toEqual([
      '  1 Grizzly Bears of B1',
      '  2 combat damage: Grizzly Bears 2 to B2, something gone 1 to Grizzly Bears',
    ]);
    expect(boardLines({ view, width: 140, paint: PAINT, language: 'en' }).join()).not.toContain(
      'combat damage:',
    );
  });
});
