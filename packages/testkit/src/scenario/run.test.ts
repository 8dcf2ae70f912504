import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.js';
import { runScenario, type ScenarioReport } from './run.js';

const HEAD = `scenario: T1
title: a test
editions: [2026]
rules: [810.9.1, 810.9-ex1]
teams:
  A:
    A1:
      hand: [Lightning Bolt as bolt, Flame Rift, Innocent Blood]
      board: [5 Mountain, 3 Swamp, Grizzly Bears as bear, Hill Giant as giant]
    A2:
      hand: [Murder as murder]
      board: [3 Swamp]
  B:
    B1:
      board: [Hill Giant as ox]
      hand: [Counterspell]
script:
`;
const LINES = HEAD.split('\n').length;

/** Runs a script and what is expected after it; lines of failures count from the script's first. */
function report(body: string): ScenarioReport {
  const tail = body.includes('bystander:') ? '' : '\nbystander: {library: all}';
  const run = runScenario(`${HEAD}${body}${tail}`, { file: 'T1.yaml' });
  if (!run.read) throw new Error(run.problems.map((p) => `${p.line - LINES + 1}: ${p.message}`).join('\n'));
  const [only] = run.reports;
  if (only === undefined) throw new Error('no report');
  return only;
}
const failures = (body: string) => report(body).failures.map((f) => `${f.line - LINES + 1}: ${f.message}`);

describe('running a script', () => {
  it('should say who did what and what came of it', () => {
    const done = report(`  - cast: Flame Rift
    by: A1
  - resolve
expect: {life: {A: 22, B: 22}, graveyard: {A1: [Flame Rift]}}`);
    expect(done).toMatchObject({ ok: true, id: 'T1', edition: '2026', rulesShown: ['810.9.1', '810.9-ex1'] });
    expect(done.events.filter((e) => e.type === 'life')).toHaveLength(4);
  });

  it('should say what was expected and what is instead, with the line', () => {
    const { failures: list } = report(`  - cast: bolt
    by: A1
    targets: ox
  - resolve
expect:
  life: {B: 27}
  where: {ox: battlefield}
  hand: {A1: {is: [Innocent Blood]}, A2: 2}`);
    expect(list.map((f) => [f.line - LINES + 1, f.expected, f.actual])).toEqual([
      [6, '27', '30'],
      [7, 'battlefield', 'graveyard'],
      [8, 'Innocent Blood', 'Flame Rift, Innocent Blood'],
      [8, '2', '1 (murder)'],
    ]);
  });

  it('should stop at an action that the rules refuse, naming the rule', () => {
    expect(failures('  - {cast: Counterspell, by: B1, targets: [bear]}\nexpect: {stack: 1}')).toEqual([
      expect.stringMatching(/^1: refused: .*\(noPriority, 805.5/),
    ]);
  });

  it('should fail where a refusal is wanted and the action is legal, or refused for something else', () => {
    const refuse = (code: string) =>
      failures(`  - refuse: {cast: bolt, by: A1, targets: ox}\n    code: ${code}\nexpect: {stack: 0}`);
    expect(refuse('timing')).toEqual(['1: this was allowed']);
    expect(failures('  - {refuse: {pass: B1}, code: timing}\nexpect: {stack: 0}')).toEqual([
      expect.stringMatching(/^1: refused for another reason/),
    ]);
    expect(failures('  - {refuse: {pass: B1}, code: noPriority, rule: 805.4}\nexpect: {stack: 0}')).toEqual([
      expect.stringMatching(/^1: refused by another rule/),
    ]);
  });

  it('should leave the game alone after what is only tried', () => {
    expect(
      failures(`  - allow: {cast: bolt, by: A1, targets: B1}
  - refuse: {cast: bolt, by: A2, targets: B1}
    code: notYours
expect: {stack: 0, hand: {A1: 3}}
bystander: {life: [A, B], hand: all}`),
    ).toEqual([]);
  });

  it('should refuse a target that is none (CR 601.2c)', () => {
    expect(
      failures('  - {refuse: {cast: Murder, by: A2, targets: B1}, code: badChoice}\nexpect: {stack: 0}'),
    ).toEqual([]);
  });

  it('should name the decision that nobody answers', () => {
    expect(failures('  - {cast: bolt, by: A1}\nexpect: {stack: 1}')).toEqual([
      expect.stringMatching(
        /^1: while it is cast or activated A1 has to answer: choose \(target\) by bolt, 1 of A1/,
      ),
    ]);
  });

  it('should fail on answers, targets and modes that are never asked for', () => {
    expect(failures('  - {cast: Flame Rift, by: A1, targets: B1}\nexpect: {stack: 1}')).toEqual([
      expect.stringMatching(/^1: targets: never asked for/),
    ]);
    expect(failures('  - {pass: A, answers: [{B1: yes}]}\nexpect: {stack: 0}')).toEqual([
      expect.stringMatching(/^1: the answer B1: yes was never asked for/),
    ]);
  });

  it('should want to know whose, where several players have one of the name', () => {
    expect(failures('  - {cast: bolt, by: A1, targets: Hill Giant}\nexpect: {stack: 1}')).toEqual([
      expect.stringMatching(/^1: several players have a Hill Giant/),
    ]);
    expect(failures("  - {cast: bolt, by: A1, targets: B1's Hill Giant}\nexpect: {stack: [bolt]}")).toEqual(
      [],
    );
  });

  it('should follow a tag through the zones, as the card it is on', () => {
    expect(
      failures(`  - {cast: bolt, by: A1, targets: bear}
  - expect: {where: {bolt: stack, bear: battlefield}, stack: [bolt]}
  - resolve
expect:
  where: {bolt: graveyard, bear: graveyard}
  events: [{type: damage, source: bolt, to: bear, amount: 3}, {type: moved, object: bear, to: graveyard}]
  graveyard: {A1: {top: [bear], has: [bolt]}}`),
    ).toEqual([]);
  });

  it('should fail when a bystander changes', () => {
    expect(
      failures(`  - {cast: bolt, by: A1, targets: B2}
  - resolve
expect: {life: {B: 27}}
bystander: {life: B, hand: [A1, A2], objects: [bear]}`),
    ).toEqual(['4: bystander: life of B has changed', '4: bystander: hand of A1 has changed']);
  });

  it('should attack and block as said, and with nothing on the way elsewhere', () => {
    expect(
      failures(`  - attack: {bear: B1, giant: B2}
  - expect: {step: declareAttackers, objects: {bear: {attacking: B1}}}
  - block: {ox: giant}
  - to: main2
  - expect: {life: {B: 28}, where: {ox: graveyard, giant: graveyard}}
  - to: main1 of A
expect: {life: {A: 30, B: 28}, turn: 5, active: A}
bystander: {life: A}`),
    ).toEqual([]);
  });

  it('should not end with a question open, unless that is what is expected', () => {
    const body = (expected: string) => `  - {cast: Innocent Blood, by: A1}
  - resolve
expect: ${expected}`;
    expect(failures(body('{stack: 1}'))).toEqual([
      expect.stringMatching(/at the end of the script A1 has to answer: choose \(sacrifice\)/),
    ]);
    const asked =
      '{pending: {players: A1, purpose: sacrifice, candidates: [bear, giant], notCandidates: ox, min: 1}}';
    expect(failures(body(asked))).toEqual([]);
    expect(failures(body(asked).replace('min: 1', 'min: 2'))).toEqual(['3: min: 2 expected, is 1']);
  });

  it('should keep what happened before apart from what is new', () => {
    expect(
      failures(`  - {cast: bolt, by: A1, targets: B1}
  - resolve
  - expect: {newEvents: [{type: life, player: B1, change: -3, cite: life.loss, rule: "810.9"}]}
  - {cast: Flame Rift, by: A1}
expect:
  newEvents: [{type: life, count: 0}, {type: cast, name: Flame Rift, player: A1}]
  events: [{type: life, count: 1}]
  eventOrder: [{type: cast, name: Lightning Bolt}, {type: resolved}, {type: cast, name: Flame Rift}]`),
    ).toEqual([]);
  });
});

describe('cards of a scenario of its own', () => {
  it('should be played beside a sideboard of built-in cards, of a player or of the team (CR 100.4)', () => {
    const ran = runScenario(
      `scenario: T1
title: a test
editions: [2026]
rules: {}
cards:
  - {name: Own Bear, types: [creature], power: 2, toughness: 2}
teams:
  A:
    sideboard: [Flame Rift]
    A1:
      hand: [Burning Wish as wish]
      board: [2 Mountain, Own Bear]
    A2:
      sideboard: [Divination]
script:
  - cast: wish
    by: A1
  - resolve: top
    answers: [{A1: Flame Rift}]
expect:
  hand: {A1: {is: [Flame Rift]}}
bystander:
  library: all
`,
      { file: 'T1.yaml' },
    );
    expect(ran.read ? ran.reports.flatMap((r) => r.failures.map((f) => f.message)) : ran.problems).toEqual(
      [],
    );
  });
});

describe('seats', () => {
  it('should be as the team sits, the first being primary (CR 805.2.1)', () => {
    const run = (seating: string, first: string) =>
      runScenario(
        `scenario: T1
title: a test
editions: [2026]
rules: [805.2.1]
${seating}
teams: {A: {A1: {board: [Grizzly Bears as bear]}, A2: {hand: [3 Island]}}}
script: [{attack: {bear: B1}, by: ${first}}]
expect: {seating: [${first === 'A1' ? 'A1, A2' : 'A2, A1'}, B1, B2], primary: {A: ${first}, B: B1}, hand: {A2: [3 Island], A1: 0}}
bystander: {life: A, objects: [A1's Grizzly Bears]}`,
        { file: 'T1.yaml' },
      );
    const bear = [expect.objectContaining({ message: "bystander: A1's Grizzly Bears has changed" })];
    for (const done of [run('seating: {A: [A2, A1]}', 'A2'), run('', 'A1')])
      expect(
        done.read && done.reports[0]?.failures.filter((f) => !f.message.startsWith('bystander')),
      ).toEqual([]);
    const swapped = run('seating: {A: [A2, A1]}', 'A2');
    expect(swapped.read && swapped.reports[0]?.failures).toEqual(bear);
    expect(run('seating: {A: [A2, A2]}', 'A2').read).toBe(false);
  });
});

describe('coverage', () => {
  it('should list every testable line with the scenarios that passed and name it', () => {
    const ok = report('  - pass: A1\nexpect: {mayAct: A2}');
    const bad = { ...ok, id: 'T2', ok: false };
    const { lines, without } = coverage('2026', [ok, ok, bad]);
    expect(lines.find((l) => l.line.id === '810.9.1')?.scenarios).toEqual(['T1']);
    expect(without.map((l) => l.id)).toContain('810.9a.1');
    expect(without.map((l) => l.id)).not.toContain('810.9-ex1');
    expect(lines.every((l) => l.line.testable)).toBe(true);
    expect(coverage('2006-en', [ok]).lines).toEqual(coverage('2006-en', []).lines);
  });
});
