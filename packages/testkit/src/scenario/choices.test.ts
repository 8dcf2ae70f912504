import { describe, expect, it } from 'vitest';
import { editionWith, NO_CHOICES } from './choices.js';
import { builtInRules, runScenario } from './run.js';

/** Readings that players may decide between: C4, C6 and C10 of the contradictions. */

const file = (editions: string, choices: string, life: string) => `scenario: T1
title: a test
editions: [${editions}]
rules: {}
choices: ${choices}
heads: 3
teams:
  A:
    A1:
      hand: [Plains]
script:
  - play: Plains
    by: A1
expect: ${life}
bystander: {life: [A, B]}
`;
function outcome(editions: string, choices: string, life: string): readonly string[] {
  const run = runScenario(file(editions, choices, life), { file: 'T1.yaml' });
  return run.read
    ? run.reports.flatMap((r) => r.failures.map((f) => f.message))
    : run.problems.map((p) => `${p.line}: ${p.message}`);
}

describe('choices of a scenario', () => {
  it('should change what they are about, and only where they are made', () => {
    expect(outcome('2010-es', '{C6: literal}', '{life: {A: 60, B: 60}}')).toEqual([]);
    expect(outcome('2010-es', '{C6: corrected}', '{life: {A: 45, B: 45}}')).toEqual([]);
    expect(
      outcome(
        '2010-es, 2026',
        '{2010-es: {C6: literal, C10: two}}',
        '{2010-es: {life: {A: 60}}, 2026: {life: {A: 45}}}',
      ),
    ).toEqual([]);
  });

  it('should be refused by name where an edition has none of them', () => {
    const wrong = (editions: string, choices: string) => outcome(editions, choices, '{life: {A: 45}}');
    expect(wrong('2026', '{C6: literal}')).toEqual([
      '5: choices: edition 2026 has no choice C6; it has none',
    ]);
    expect(wrong('2010-es', '{C6: maybe}')).toEqual([
      '5: choices: there is no maybe to choose; there is corrected, literal',
    ]);
    expect(wrong('2010-es', '{C22: fourPerTeam}')).toEqual([
      '5: choices: C22 is about decks: write format: {unified: …} there',
    ]);
    expect(wrong('2010-es', '{2026: {C6: literal}}')).toEqual([
      "5: edition 2026 isn't among those of this scenario",
    ]);
  });
});

describe('the rules with choices', () => {
  it('should be those of the edition where nothing is chosen, made once for each choice', () => {
    expect(builtInRules('2005-fr').edition).toEqual(editionWith('2005-fr', NO_CHOICES));
    expect(builtInRules('2005-fr', { C4: 'tournament' })).toBe(builtInRules('2005-fr', { C4: 'tournament' }));
    expect(builtInRules('2005-fr', { C4: 'tournament' }).edition.parameters.freeMulligans).toBe(1);
    expect(builtInRules('2005-fr').edition.parameters.freeMulligans).toBe(0);
  });

  it('should throw for what is not there', () => {
    expect(() => editionWith('1993', NO_CHOICES)).toThrow('no edition 1993');
    expect(() => editionWith('2026', { C6: 'literal' })).toThrow('edition 2026 has no C6');
  });
});
