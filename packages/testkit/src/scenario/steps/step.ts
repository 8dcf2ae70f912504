import { REFUSALS, SPECIAL_ACTIONS, STEPS } from '@ettin/schema';
import { readAnswers } from '../answers.js';
import { Answers, answerWith, goTo, needPriority, passOne, resolveTop } from '../driver.js';
import { readExpect } from '../expect/expect.js';
import { Failed, type Play, Refused } from '../play.js';
import type { Reading } from '../reading.js';
import { readRef } from '../refs.js';
import { inline, type Node } from '../source.js';
import { ACTIVATE_KEYS, CAST_KEYS, readActivate, readCast } from './casting.js';
import { COMBAT_KEYS, readAttack, readBlock } from './combat.js';
import { ownFirst } from './find.js';

/** One step of a script, for those editions in which it is carried out. */
export interface ScriptStep {
  readonly line: number;
  readonly editions: readonly string[] | null;
  readonly verb: string;
  /** As the file has it, without what is for certain editions or for the reader alone. */
  readonly written: string;
  /** What `refuse` and `allow` only try. */
  readonly tried?: ScriptStep;
  /** Goes on with the game, or throws `Failed`. */
  readonly run: (p: Play) => void;
}
type Perform = (p: Play, answers: Answers) => void;
/** How to carry it out; with `tried`, that step is what it tries. */
type Do = Perform & { readonly tried?: ScriptStep };
type Map = Readonly<Partial<Record<string, Node>>>;

interface Verb {
  /** Keys besides the verb itself and those that every step has. */
  readonly keys: readonly string[];
  readonly read: (r: Reading, what: Node, map: Map, line: number) => Do;
}

const VERBS: Readonly<Record<string, Verb>> = {
  cast: { keys: CAST_KEYS, read: readCast },
  activate: { keys: ACTIVATE_KEYS, read: readActivate },
  attack: { keys: COMBAT_KEYS, read: readAttack },
  block: { keys: COMBAT_KEYS, read: readBlock },
  play: { keys: ['by', 'face'], read: readPlay },
  special: { keys: ['by', 'card'], read: readSpecial },
  pass: { keys: [], read: readPass },
  resolve: { keys: [], read: readResolve },
  to: { keys: [], read: readTo },
  answer: { keys: ['propose'], read: readAnswer },
  keep: { keys: [], read: readKeep },
  cancel: { keys: [], read: readCancel },
  concede: { keys: [], read: readConcede },
  tag: { keys: [], read: readTag },
  expect: { keys: [], read: readInlineExpect },
  refuse: { keys: ['code', 'rule', 'cite'], read: readRefuse },
  allow: { keys: [], read: readAllow },
};
/** Every key that some step has. */
export const STEP_KEYS: readonly string[] = Object.entries(VERBS).flatMap(([verb, { keys }]) => [
  verb,
  ...keys,
]);

const COMMON = ['answers', 'auto', 'editions', 'note'] as const;
const UNWRITTEN: readonly string[] = [...COMMON, 'code', 'rule', 'cite'];

export function readStep(r: Reading, node: Node): ScriptStep {
  const nothing: ScriptStep = {
    line: node.line,
    editions: [],
    verb: '',
    written: '',
    run: () => undefined,
  };
  // "resolve" alone is short for "resolve: top"
  const whole: Node =
    node.kind === 'scalar' && node.text === 'resolve'
      ? {
          kind: 'map',
          line: node.line,
          entries: [{ key: 'resolve', line: node.line, value: { ...node, value: 'top', text: 'top' } }],
        }
      : node;
  const entries = r.entries(whole, 'a step of the script');
  const verbs = entries.filter((e) => Object.hasOwn(VERBS, e.key));
  const [found] = verbs;
  const verb = found === undefined ? undefined : VERBS[found.key];
  if (found === undefined || verb === undefined || verbs.length > 1) {
    r.problem(node.line, `a step has one of ${Object.keys(VERBS).join(', ')}`);
    return nothing;
  }
  const map: Map = r.map<string>(whole, `the step ${found.key}`, [found.key, ...verb.keys, ...COMMON]);
  const perform = verb.read(r, found.value, map, node.line);
  const list = map.answers === undefined ? [] : readAnswers(r, map.answers);
  const auto = map.auto !== undefined && r.flag(map.auto, 'auto');
  return {
    line: node.line,
    editions: map.editions === undefined ? null : readEditions(r, map.editions),
    verb: found.key,
    written: entries
      .filter((e) => !UNWRITTEN.includes(e.key))
      .map((e) => `${e.key}: ${inline(e.value)}`)
      .join(', '),
    ...(perform.tried === undefined ? {} : { tried: perform.tried }),
    run: (p) => {
      const answers = new Answers(list, auto);
      perform(p, answers);
      answers.finish(p);
    },
  };
}

function readEditions(r: Reading, node: Node): readonly string[] {
  return r.items(node).map((n) => {
    const id = r.text(n, 'editions');
    if (!r.editions.includes(id)) r.problem(n.line, `edition ${id} isn't among those of this scenario`);
    return id;
  });
}

function readPlay(r: Reading, what: Node, map: Map, line: number): Do {
  const card = readRef(r, what, 'play');
  const by = required(r, map.by, 'play', line);
  const face = map.face === undefined ? undefined : r.oneOf(map.face, 'face', ['front', 'back']);
  return (p) => {
    if (p.decision !== undefined) needPriority(p, line);
    const object = ownFirst(p, card, by, ['hand', 'graveyard', 'exile']);
    p.act({ type: 'playLand', player: by, object, ...(face === 'back' ? { face: 1 } : {}) }, line);
  };
}

function readSpecial(r: Reading, what: Node, map: Map, line: number): Do {
  const special = r.oneOf(what, 'special', SPECIAL_ACTIONS) ?? 'turnFaceUp';
  const by = required(r, map.by, 'special', line);
  if (map.card === undefined) r.problem(line, 'special: card: is missing');
  const card = map.card === undefined ? null : readRef(r, map.card, 'card');
  return (p) => {
    if (p.decision !== undefined) needPriority(p, line);
    if (card === null) return;
    p.act({ type: 'special', player: by, object: ownFirst(p, card, by, ['battlefield']), special }, line);
  };
}

function required(r: Reading, node: Node | undefined, what: string, line: number): number {
  if (node !== undefined) return r.seat(node, 'by');
  r.problem(line, `${what}: by: who does it is missing`);
  return 0;
}

/** One player, several, a team, or everybody once. */
function readPass(r: Reading, what: Node, _map: Map, line: number): Do {
  if (what.kind === 'scalar' && what.text === 'all')
    return (p, answers) => {
      needPriority(p, line);
      for (const _ of p.state.players) {
        if (p.waiting?.kind !== 'priority') break;
        passOne(p, line);
      }
      answers.settle(p);
    };
  const seats = r.seats(what, 'pass');
  return (p, answers) => {
    for (const player of seats) {
      if (p.decision !== undefined) needPriority(p, line);
      p.act({ type: 'pass', player }, line);
    }
    answers.settle(p);
  };
}

function readResolve(r: Reading, what: Node, _map: Map, line: number): Do {
  if (what.kind === 'scalar' && typeof what.value === 'number') {
    const n = r.integer(what, 'resolve', 1);
    return (p, answers) => {
      for (let i = 0; i < n; i++) resolveTop(p, answers, line);
    };
  }
  const how = r.oneOf(what, 'resolve', ['top', 'all']);
  if (how !== 'all') return (p, answers) => resolveTop(p, answers, line);
  return (p, answers) => {
    while (p.state.stack.length > 0 && p.state.result === null) {
      resolveTop(p, answers, line);
      if (p.decision !== undefined) return;
    }
  };
}

/** "upkeep", "upkeep of B", or "over" for the end of the game. */
function readTo(r: Reading, what: Node, _map: Map, line: number): Do {
  const text = r.text(what, 'to');
  const m = /^(\w+)(?: of ([AB]))?$/.exec(text);
  const step = text === 'over' ? 'over' : STEPS.find((s) => s === m?.[1]);
  if (m === null || step === undefined)
    r.problem(what.line, `to: one of ${STEPS.join(', ')}, or "upkeep of B", or over`);
  if (step === 'untap' || step === 'cleanup')
    r.problem(what.line, `nobody has priority in the ${step} step: go to the step after it`);
  const team = m?.[2] === undefined ? null : m[2] === 'B' ? 1 : 0;
  return (p, answers) => goTo(p, step ?? 'main1', team, answers, line);
}

function readAnswer(r: Reading, what: Node, map: Map): Do {
  const list = readAnswers(r, what);
  const propose = map.propose !== undefined && r.flag(map.propose, 'propose');
  return (p, answers) => {
    for (const a of list) {
      const d = p.askedOf(a.player);
      if (d === undefined) throw new Failed(a.line, `nothing is asked: ${p.whatWaits()}`);
      answerWith(p, a.player, a.toAnswer(p, d), a.line, propose);
    }
    if (!propose) answers.settle(p);
  };
}

/** Everybody (or these) keeps the opening hand. */
function readKeep(r: Reading, what: Node, _map: Map, line: number): Do {
  const seats = r.seats(what, 'keep');
  return (p, answers) => {
    for (let d = p.decision; d?.kind === 'mulligan'; d = p.decision) {
      const player = d.players.find((s) => seats.includes(s));
      if (player === undefined) break;
      answerWith(p, player, { kind: 'mulligan', mulligan: false }, line);
    }
    answers.settle(p);
  };
}

function readCancel(r: Reading, what: Node, _map: Map, line: number): Do {
  const player = r.seat(what, 'cancel');
  return (p) => {
    const d = p.decision;
    if (d === undefined) throw new Failed(line, `nothing is asked: ${p.whatWaits()}`);
    p.act({ type: 'cancel', player, decision: d.id }, line);
  };
}

function readConcede(r: Reading, what: Node, _map: Map, line: number): Do {
  const player = r.seat(what, 'concede');
  return (p) => p.act({ type: 'concede', player }, line);
}

/** Names for what has come into being since: `{goblin: Goblin Token}`; several of a name in order. */
function readTag(r: Reading, what: Node, _map: Map, line: number): Do {
  const named = r.entries(what, 'tag').map((e) => {
    const ref = readRef(r, e.value, 'tag');
    r.tagNamed(e.key, e.line);
    return { tag: e.key, ref };
  });
  return (p) => {
    for (const { tag, ref } of named) {
      const tagged = [...p.tags.values()].map((t) => t.id);
      const id = p.all(ref).find((x) => !tagged.includes(x));
      if (id === undefined) throw new Failed(line, `there is no ${ref.text} without a tag`);
      p.tags.set(tag, { card: p.object(id)?.card ?? -1, id });
    }
  };
}

function readInlineExpect(r: Reading, what: Node): Do {
  const checks = r.byEdition(what, (n) => readExpect(r, n));
  return (p) => {
    for (const failure of checks.get(p.rules.edition.id)?.(p) ?? []) throw failure;
    p.newSince = p.events.length;
  };
}

/** The step in it has to be refused, with that code; the game is as it was. */
function readRefuse(r: Reading, what: Node, map: Map, line: number): Do {
  const inner = readStep(r, what);
  if (map.code === undefined) r.problem(line, 'refuse: code: is missing (what the refusal has to be)');
  const code = map.code === undefined ? undefined : r.oneOf(map.code, 'code', REFUSALS);
  const rule = map.rule === undefined ? undefined : r.byEdition(map.rule, (n) => r.text(n, 'rule'));
  const cite = map.cite === undefined ? undefined : r.text(map.cite, 'cite');
  const run = (p: Play) => {
    const refusal = attempt(p, inner);
    if (refusal === null) throw new Failed(line, 'this was allowed', `refused (${code ?? ''})`, 'allowed');
    const wanted = rule?.get(p.rules.edition.id);
    if (code !== undefined && refusal.code !== code)
      throw new Failed(line, `refused for another reason: ${refusal.message}`, code, refusal.code);
    if (wanted !== undefined && refusal.rule !== wanted)
      throw new Failed(line, `refused by another rule: ${refusal.message}`, wanted, refusal.rule);
    if (cite !== undefined && refusal.cite !== cite)
      throw new Failed(line, `refused by another rule: ${refusal.message}`, cite, refusal.cite);
  };
  return Object.assign(run, { tried: inner });
}

/** The step in it can be done; the game is as it was. */
function readAllow(r: Reading, what: Node, _map: Map, line: number): Do {
  const inner = readStep(r, what);
  const run = (p: Play) => {
    const refusal = attempt(p, inner);
    if (refusal !== null)
      throw new Failed(
        line,
        `refused: ${refusal.message} (${refusal.code}, ${refusal.rule})`,
        'allowed',
        'refused',
      );
  };
  return Object.assign(run, { tried: inner });
}

/** Tries a step on a copy. */
export function attempt(p: Play, step: ScriptStep): Refused['refusal'] | null {
  try {
    step.run(p.fork());
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
