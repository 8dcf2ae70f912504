import { describe, expect, it } from 'vitest';
import { runScenario } from '../run.js';

const HEAD = ['scenario: T1', 'title: a test', 'rules: {}'];
const run = (...lines: string[]) => runScenario([...HEAD, ...lines].join('\n'), { file: 'T1.yaml' });

function failures(...lines: string[]): readonly string[] {
  const done = run(...lines);
  if (!done.read) return done.problems.map((p) => `${p.line}: ${p.message}`);
  return done.reports.flatMap((r) => r.failures.map((f) => `${r.edition} ${f.line}: ${f.message}`));
}

const DECKS = [
  'editions: [2005-fr, 2026]',
  'decks:',
  '  A1: "2 Shock\\n58 Mountain"',
  '  A2: "2 Shock\\n58 Mountain"',
];

describe('decks that are judged', () => {
  it('should be judged by the rules of each edition', () => {
    const expected = 'expect: {2005-fr: {decks: {A: legal}}, 2026: {decks: {A: [sharedName]}}}';
    expect(failures(...DECKS, expected)).toEqual([]);
    // unified decks changed on 2016-07-22 (MTR 8.4)
    expect(failures(...DECKS, 'expect: {decks: {A: legal}}')).toEqual([
      '2026 8: decks of A: legal expected, is sharedName',
    ]);
  });

  it('should be compared in full where a file says more than the code', () => {
    const fault = (lines: string) =>
      failures(
        ...DECKS,
        'expect:',
        '  2005-fr: {decks: {A: legal}}',
        `  2026: {decks: {A: {code: sharedName, card: Shock, rule: MTR 8.4, lines: ${lines}}}}`,
      );
    expect(fault('{A1: 1, A2: 1}')).toEqual([]);
    expect(fault('{A1: 1, A2: 2}')).toEqual([
      '2026 10: decks of A: sharedName: Shock (MTR 8.4) A1:1 A2:2 expected, is sharedName: Shock (MTR 8.4) A1:1 A2:1',
    ]);
  });

  it('should have no board beside them', () => {
    expect(failures(...DECKS, 'teams: {A: {life: 3}}', 'expect: {decks: {A: legal}}')).toEqual([
      '8: teams: decks and matches are judged without a game',
    ]);
    expect(failures('editions: [2026]', 'format: {limited: true}', 'expect: {over: false}')).toContain(
      '5: format: there are no decks or match to judge',
    );
  });

  it('should not be expected to do what a game does', () => {
    expect(failures(...DECKS, 'expect: {life: {A: 30}}')[0]).toMatch(
      /^8: expect has no key life; it has decks, match/,
    );
  });
});

const MATCH = ['editions: [2005-fr, 2026]', 'match: {}', 'script:', '  - choose: {A: A}', '  - turns: A'];

describe('a match that is judged', () => {
  it('should follow the rules of each edition', () => {
    const after = [...MATCH, '  - time', '  - turns: [B, A, B, A]'];
    const expected =
      'expect: {2005-fr: {match: {phase: playing}}, 2026: {match: {phase: over, winner: none}}}';
    expect(failures(...after, expected)).toEqual([]);
    expect(failures(...after, 'expect: {match: {phase: playing}}')).toEqual([
      '2026 11: phase: playing expected, is over',
    ]);
  });

  it('should fail where a step is not possible, or is possible though it should not be', () => {
    expect(failures(...MATCH, '  - choose: {A: A}', 'expect: {match: {phase: over}}')).toEqual([
      '2005-fr 9: the game has begun',
      '2026 9: the game has begun',
    ]);
    expect(failures(...MATCH, '  - refuse: {turns: B}', 'expect: {match: {phase: playing}}')).toEqual([
      '2005-fr 9: this was possible',
      '2026 9: this was possible',
    ]);
  });

  it('should look for notices among those since the last look', () => {
    const notice = '{match: {notices: [{what: playsFirst, team: A}]}}';
    expect(failures(...MATCH, `  - expect: ${notice}`, 'expect: {match: {phase: playing}}')).toEqual([]);
    expect(failures(...MATCH, `  - expect: ${notice}`, `expect: ${notice}`)[0]).toMatch(
      /^2005-fr 10: no such notice; there is: nothing/,
    );
  });

  it.each([
    ['a step that is none', '  - pass: all', /^9: a step of a match has no key pass/],
    ['a team that is none', '  - turns: C', /^9: turns: C is no team/],
    ['one life total', '  - life: {A: 3}', /^9: the life totals of both teams are needed/],
  ])('should tell %s by its line', (_, line, words) => {
    expect(failures(...MATCH, line, 'expect: {match: {phase: playing}}')[0]).toMatch(words);
  });
});
