import { describe, expect, it } from 'vitest';
import { runScenario } from './run.js';

function failures(teams: string, script: string, expected: string): readonly string[] {
  const text = `scenario: T1
title: a test
editions: [2026]
rules: [810.9.1]
teams: {${teams}}
script:
${script}
expect: {${expected}}
bystander: {poison: [A, B]}`;
  const run = runScenario(text, { file: 'T1.yaml' });
  if (!run.read) throw new Error(run.problems.map((p) => `${p.line}: ${p.message}`).join('\n'));
  return run.reports.flatMap((r) => r.failures.map((f) => f.message));
}

describe('answers', () => {
  it('should choose things by name, tag and owner', () => {
    const teams =
      'A: {A1: {hand: [Innocent Blood], board: [Swamp, Hill Giant, Grizzly Bears as bear]}}, B: {B1: {board: [2 Hill Giant, Grizzly Bears]}}';
    const script = (answers: string) =>
      `  - {cast: Innocent Blood, by: A1}\n  - {resolve: top, answers: [${answers}]}`;
    const after = 'graveyard: {A1: [bear], B1: {is: [Hill Giant]}}';
    expect(failures(teams, script('{A1: bear}, {B1: Hill Giant}'), after)).toEqual([]);
    expect(failures(teams, script("{A1: A1's Grizzly Bears}, {B1: [Hill Giant]}"), after)).toEqual([]);
    expect(failures(teams, script("{A1: bear}, {B1: B1's Hill Giant}"), after)).toEqual([]);
    expect(failures(teams, script('{A1: bear}, {B1: none}'), after)).toEqual([
      expect.stringMatching(/^refused: between 1 and 1/),
    ]);
    expect(failures(teams, script('{B1: Hill Giant}'), after)).toEqual([
      expect.stringMatching(/^the answer B1: Hill Giant isn't to what is asked: A1 has to answer/),
    ]);
    expect(failures(teams, script('{A1: yes}'), after)).toEqual([
      expect.stringMatching(/^a choice is asked for, not yes/),
    ]);
  });

  it('should put triggers in order by source, the first to resolve last', () => {
    const teams =
      'A: {A1: {hand: [Lightning Bolt], board: [Mountain, Guttersnipe as one, Guttersnipe as two]}, A2: {board: [Guttersnipe as three]}}';
    const script = (order: string) =>
      `  - {cast: Lightning Bolt, by: A1, targets: B1}\n  - answer: {A2: ${order}}`;
    const sources = (...list: readonly string[]) =>
      `eventOrder: [${list.map((x) => `{type: triggered, source: ${x}}`).join(', ')}]`;
    expect(failures(teams, script('[two, one]'), sources('two', 'one'))).toEqual([]);
    expect(failures(teams, script('[two, one]'), sources('one', 'two'))).toHaveLength(1);
    expect(failures(teams, script('[one, two]'), sources('one', 'two'))).toEqual([]);
    expect(failures(teams, script('[1, 2]'), sources('one', 'two'))).toEqual([]);
    expect(failures(teams, script('[2, 1]'), sources('two', 'one'))).toEqual([]);
  });

  it('should put cards on piles, those not named on the pile not named', () => {
    const teams =
      'A: {A1: {hand: [Magma Jet], board: [2 Mountain], library: [Island as a, Swamp as b, Forest]}}';
    const script = (answer: string) =>
      `  - {cast: Magma Jet, by: A1, targets: B1}\n  - {resolve: top, answers: [{A1: ${answer}}]}`;
    const is = (list: string) => `library: {A1: {is: [${list}]}}`;
    expect(failures(teams, script('{top: [b, a]}'), is('Swamp, Island, Forest'))).toEqual([]);
    expect(failures(teams, script('{bottom: a}'), is('Swamp, Forest, Island'))).toEqual([]);
    expect(failures(teams, script('{bottom: [a, b]}'), is('Forest, Island, Swamp'))).toEqual([]);
    expect(failures(teams, script('{hand: a}'), is('Forest'))).toEqual([
      expect.stringMatching(/^there is no pile hand/),
    ]);
  });

  it('should divide by position or by thing', () => {
    const teams =
      'A: {A1: {board: [Hill Giant as giant]}}, B: {B1: {board: [Grizzly Bears as x, Grizzly Bears as y]}}';
    const script = (answer: string) =>
      `  - attack: {giant: B1}\n  - block: [{x: giant}, {y: giant}]\n  - {to: endCombat, answers: [{A1: ${answer}}]}`;
    expect(failures(teams, script('[2, 1]'), 'where: {x: graveyard, y: battlefield}')).toEqual([]);
    expect(failures(teams, script('{y: 2, x: 1}'), 'where: {x: battlefield, y: graveyard}')).toEqual([]);
    expect(failures(teams, script('[2, 2]'), 'over: false')).toEqual([
      expect.stringMatching(/^refused: .*badDivision/),
    ]);
  });

  it('should answer anything where the step says so, and nothing that has more than one answer otherwise', () => {
    const teams = 'A: {A1: {hand: [Innocent Blood], board: [Swamp, Hill Giant, Grizzly Bears]}}';
    const script = (auto: string) => `  - {cast: Innocent Blood, by: A1}\n  - {resolve: top, ${auto}}`;
    expect(failures(teams, script('auto: true'), 'stack: none, battlefield: {A1: 2}')).toEqual([]);
    expect(failures(teams, script('auto: false'), 'life: {A: 30}')).toEqual([
      expect.stringMatching(/^at the end of the script A1 has to answer/),
    ]);
  });
});
