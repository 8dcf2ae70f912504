import { describe, expect, it } from 'vitest';
import { runScenario } from './run.js';

/** A scenario without fault, whose parts the tests replace; lines are counted from 1. */
const parts = {
  scenario: 'scenario: T1',
  title: 'title: a test',
  editions: 'editions: [2026]',
  rules: 'rules: [810.9.1]',
  teams: 'teams: {A: {A1: {board: [Grizzly Bears as bear]}}}',
  script: 'script: []',
  expect: 'expect: {life: {A: 30}}',
  bystander: 'bystander: {life: B}',
};

function problems(change: Partial<typeof parts>): readonly string[] {
  const run = runScenario(Object.values({ ...parts, ...change }).join('\n'), { file: 'T1.yaml' });
  return run.read ? [] : run.problems.map((p) => `${p.line}: ${p.message}`);
}

describe('what is wrong with a file', () => {
  it('should be nothing where nothing is wrong', () => {
    expect(problems({})).toEqual([]);
  });

  it.each<[string, Partial<typeof parts>, RegExp]>([
    ['YAML that is none', { script: 'script: [' }, /^\d+: /],
    [
      'a title in a language that there is not',
      { title: 'title: a\ntitles: {de: b}' },
      /^3: titles has no key de/,
    ],
    ['a key twice', { title: 'title: a\ntitle: b' }, /^\d: .*unique/],
    [
      'a key that is none',
      { title: 'titel: a test' },
      /^2: a scenario has no key titel; it has scenario, title/,
    ],
    [
      'an edition that is none',
      { editions: 'editions: [1999]' },
      /^3: edition can't be 1999; it is one of .*2026/,
    ],
    [
      'an edition twice in a key',
      {
        editions: 'editions: [2026, 2010-04]',
        rules: 'rules: {2026: [810.9.1]}',
        expect: "expect:\n  2026: {life: {A: 30}}\n  '2010-04, 2010-04': {life: {A: 30}}",
      },
      /^9: edition 2010-04 is listed twice/,
    ],
    [
      'an edition in two keys',
      {
        editions: 'editions: [2026, 2010-04]',
        rules: 'rules: {2026: [810.9.1]}',
        expect: "expect:\n  '2026, 2010-04': {life: {A: 30}}\n  2010-04: {life: {A: 29}}",
      },
      /^9: edition 2010-04 is listed twice/,
    ],
    [
      'a rule that is none',
      { rules: 'rules: [810.99]' },
      /^4: edition 2026 has no rule 810.99; near it: 810/,
    ],
    [
      'a rule of several statements',
      { rules: 'rules: [810.9d]' },
      /^4: 810.9d .* \(810.9d.1, 810.9d.2, 810.9d-ex1\)/,
    ],
    [
      'a card that is none',
      { teams: 'teams:\n  A:\n    A1:\n      hand:\n        - Lightening Bolt' },
      /^9: there is no card named Lightening Bolt; did you mean Lightning Bolt/,
    ],
    [
      'a player that is none',
      { teams: 'teams: {A: {A3: {}}}' },
      /^5: team A has no key A3; it has life, poison, sideboard, A1, A2/,
    ],
    [
      'a tag twice',
      { teams: 'teams: {A: {A1: {hand: [Murder as x, Murder as x]}}}' },
      /^5: the tag x is used twice/,
    ],
    ['a tag that is none', { script: 'script: [{activate: wolf, by: A1}]' }, /^6: nothing has the tag wolf/],
    ['a step with no verb', { script: 'script:\n  - {by: A1}' }, /^7: a step has one of cast, activate/],
    [
      'a step with a key too much',
      { script: 'script: [{pass: A1, by: A1}]' },
      /^6: the step pass has no key by/,
    ],
    ['nobody who casts', { script: 'script: [{cast: Murder}]' }, /^6: cast: by: who does it is missing/],
    ['a step of the turn that is none', { script: 'script: [{to: combat}]' }, /^6: to: one of untap, upkeep/],
    [
      'a step without priority',
      { script: 'script: [{to: cleanup}]' },
      /^6: nobody has priority in the cleanup step/,
    ],
    [
      'an unknown code',
      { script: 'script: [{refuse: {pass: A1}, code: no}]' },
      /^6: code can't be no; .*landLimit/,
    ],
    ['an empty list', { expect: 'expect: {hand: {A1: []}}' }, /^7: an empty list says nothing: write 0/],
    ['an expectation that is none', { expect: 'expect: {live: {A: 3}}' }, /^7: expect has no key live/],
    ['no expectation at all', { expect: 'expect: {}' }, /^7: expect says nothing/],
    ['an event that fits all', { expect: 'expect: {events: [{count: 0}]}' }, /^7: this fits any event/],
    [
      'an event of what is no card',
      { expect: 'expect: {events: [{name: Lightening Bolt, count: 0}]}' },
      /^7: there is no card/,
    ],
    [
      'a keyword that is none',
      { expect: 'expect: {objects: {bear: {keywords: [not flyng]}}}' },
      /^7: keywords: .* flyng/,
    ],
    [
      'a subtype that is none',
      { expect: 'expect: {objects: {bear: {subtypes: [not Baer]}}}' },
      /^7: subtypes: .* Baer/,
    ],
    [
      'a tally that is none',
      { expect: 'expect: {tallies: {A1: {lifelost: 0}}}' },
      /^7: tallies has no key lifelost/,
    ],
    ['no bystander', { bystander: '' }, /^1: bystander: is missing/],
    ['an empty bystander', { bystander: 'bystander: {}' }, /^8: bystander names nothing/],
    ['a number with a fraction', { expect: 'expect: {life: {A: 3.5}}' }, /^7: life has to be a whole number/],
    [
      'a board that cannot be',
      { teams: 'teams:\n  B:\n    B2:\n      board:\n        - Plains\n        - Pacifism' },
      /^10: Pacifism is an Aura/,
    ],
    [
      'a tag outside the game, where nothing is followed',
      { teams: 'teams:\n  A:\n    sideboard:\n      - Flame Rift\n      - Shock as shock' },
      /^9: a card outside the game can't have a tag: shock/,
    ],
    [
      'a middle of combat',
      { title: 'title: a\nstep: combatDamage' },
      /^3: a board can't begin in combatDamage/,
    ],
    [
      'a key that its card has not',
      { title: 'title: a\ncards: [{name: Own, types: [instant], cost: 1}]' },
      /^3: cards: a card has no key cost/,
    ],
    [
      'an ability of no kind',
      { title: 'title: a\ncards: [{name: Own, types: [instant], abilities: [{kind: magic}]}]' },
      /^3: cards: there is no kind of ability magic; there is spell, activated/,
    ],
    [
      'an effect that is none',
      {
        title:
          'title: a\ncards: [{name: Own, types: [instant], abilities: [{kind: spell, effects: [{do: dance}]}]}]',
      },
      /^3: cards: there is no effect dance/,
    ],
    [
      'a key that its effect has not, deep within',
      {
        title:
          'title: a\ncards:\n  - name: Own\n    types: [instant]\n    abilities:\n      - kind: spell\n        effects:\n          - do: draw\n            who: you\n            amount: 1\n            bar: 2',
      },
      /^12: cards: do: draw has no key bar/,
    ],
    [
      'a key that its keyword lacks',
      { title: 'title: a\ncards: [{name: Own, types: [instant],\n keywords: [{k: affinity, what: {}}]}]' },
      /^4: cards: k: affinity lacks for/,
    ],
    [
      'a name that its ability speaks of and nothing declares',
      {
        title:
          'title: a\ncards: [{name: Own, types: [instant], abilities: [{kind: spell, effects: [{do: destroy, what: {target: x}}]}]}]',
      },
      /^3: cards: Own declares no target x/,
    ],
    [
      'a card of its own that there is',
      { title: 'title: a\ncards: [{name: Murder, types: [instant]}]' },
      /^3: Murder is/,
    ],
  ])('should be told with its line: %s', (_what, change, message) => {
    expect(
      problems(change).some((p) => message.test(p)),
      problems(change).join('\n'),
    ).toBe(true);
  });

  it('should take a part for the edition it is said for, and one for others whatever its place', () => {
    expect(problems({ expect: 'expect: {others: {life: {A: 3}}, 2026: {life: {A: 30}}}' })).toEqual([]);
    expect(problems({ expect: 'expect: {2026: {life: {A: 30}}, 1999: {life: {A: 3}}}' })).toEqual([
      "7: edition 1999 isn't among those of this scenario",
    ]);
    const run = runScenario(
      Object.values({ ...parts, expect: 'expect: {others: {life: {A: 3}}, 2026: {life: {A: 30}}}' }).join(
        '\n',
      ),
      { file: 'T1.yaml' },
    );
    expect(run.ok).toBe(true);
  });

  it('should tell everything at once', () => {
    expect(problems({ title: 'tilte: a', expect: 'expect: {live: 1}' }).length).toBeGreaterThan(2);
  });

  it('should read rule numbers as text and not as numbers (810.10 is not 810.1)', () => {
    const run = runScenario(Object.values({ ...parts, rules: 'rules: [810.2, 104.10]' }).join('\n'), {
      file: 'x',
    });
    expect(run.read ? [] : run.problems.map((p) => p.message)).toMatchObject(
      [/no rule 104.10/].map((m) => expect.stringMatching(m)),
    );
  });
});

describe('scenarios without a game', () => {
  const head = ['scenario: T1', 'title: a test', 'editions: [2026]', 'rules: [810.1]'];
  const failures = (...lines: readonly string[]) => {
    const run = runScenario([...head, ...lines].join('\n'), { file: 'T1.yaml' });
    if (!run.read) return run.problems.map((p) => `${p.line}: ${p.message}`);
    return run.reports.flatMap((r) => r.failures.map((f) => `${f.line}: ${f.message}`));
  };

  it('should show which game cannot be (CR 810.11), and fail where it can', () => {
    expect(failures('heads: {A: 3, B: 1}', 'impossible: teams')).toEqual([]);
    expect(failures('heads: 3', 'impossible: teams')).toEqual(['1: the board: teams expected, is possible']);
  });

  it('should judge the decks of a team (MTR 8.4)', () => {
    const decks = [
      'decks:',
      '  A1: "2 Naturalize\\n58 Forest"',
      '  A2: "1 Naturalize\\n59 Forest"',
      '  B1: 60 Forest',
      '  B2: 59 Forest',
    ];
    expect(failures(...decks, 'expect: {decks: {A: [sharedName], B: [tooFewCards]}}')).toEqual([]);
    expect(failures(...decks, 'expect: {decks: {A: legal}}')).toEqual([
      '10: decks of A: legal expected, is sharedName',
    ]);
    expect(failures('decks: {A1: 60 Forest}', 'expect: {decks: {A: legal}}')).toEqual([
      "6: decks: that of A2 isn't given",
    ]);
  });
});
