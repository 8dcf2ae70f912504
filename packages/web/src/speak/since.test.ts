import type { StackView } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { permanent, viewOf } from '../frame.fixture.js';
import { wordsIn } from '../i18n/words.fixture.js';
import { sinceOf } from './since.js';

const talk = {
  name: (o: { readonly name: string | null }) => o.name ?? '',
  object: (o: { readonly name: string | null }) => o.name ?? '',
  target: (id: number) => `seat ${id}`,
};
const before = viewOf({ battlefield: [permanent(1, 'Bear', { power: 2, toughness: 2 })] });
const since = (now: Parameters<typeof viewOf>[0], language: 'en' | 'ja' = 'en') =>
  sinceOf(before, { ...before, ...now }, talk, wordsIn(language));
const spell: StackView = {
  ...permanent(9, 'Shock', { zone: 'stack', types: ['instant'] }),
  kind: 'spell',
  source: null,
  ability: null,
  targets: [],
  modes: [],
};

describe('what is told on its own', () => {
  it('should be nothing where nothing has changed', () => {
    expect(since({})).toBe('');
  });

  it('should be the turn and the step, once they are others', () => {
    expect(since({ step: 'end' })).toBe('Turn 3, Team A, end step.');
  });

  it('should be what came on the stack, and not what was there', () => {
    expect(since({ stack: [spell] })).toBe('New on the stack: Shock.');
    const both = { ...before, stack: [spell] };
    expect(sinceOf(both, both, talk, wordsIn('en'))).toBe('');
  });

  it('should be an attack by whom it is aimed at', () => {
    const attacker = permanent(1, 'Bear', { power: 2, toughness: 2, attacking: 2 });
    expect(since({ battlefield: [attacker] })).toBe('Attacking: 2 at seat 2 (1 creature).');
  });

  it('should be damage to creatures and changes of the shared life totals', () => {
    const hurt = permanent(1, 'Bear', { power: 2, toughness: 2, damage: 1 });
    const teams = before.teams.map((team) => ({ ...team, life: team.team === 0 ? 27 : 31 }));
    expect(since({ battlefield: [hurt], teams })).toBe(
      'Damaged: Bear. Team A has 27 life (−3). Team B has 31 life (+1).',
    );
  });

  it('should end its sentences as the language does', () => {
    expect(since({ stack: [spell] }, 'ja')).toMatch(/。$/);
  });
});
