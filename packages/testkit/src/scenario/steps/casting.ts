import type { Action, Answer, Decision, Seat } from '@ettin/schema';
import { CAST_METHODS } from '@ettin/schema';
import { choose } from '../answering.js';
import { type Answers, answerWith, needPriority } from '../driver.js';
import { Failed, type Play } from '../play.js';
import type { Reading } from '../reading.js';
import { type Ref, readRef, readRefs } from '../refs.js';
import type { Node } from '../source.js';
import { abilityAt, castable, usable } from './find.js';

/** What is decided while a spell is cast or an ability activated, in words of the file. */
export const CHOICE_KEYS = ['targets', 'modes', 'x', 'kick', 'buyback', 'entwine', 'divide'] as const;

interface Choices {
  /** One list for each instance of "target", where the file says so, or all in one. */
  readonly targets: readonly (readonly Ref[])[] | readonly Ref[];
  readonly grouped: boolean;
  readonly modes: readonly number[];
  readonly x: number | null;
  readonly kick: true | readonly number[] | number;
  readonly flags: readonly string[];
  readonly divide: readonly number[];
  readonly line: number;
}

export function readChoices(
  r: Reading,
  map: Partial<Record<(typeof CHOICE_KEYS)[number], Node>>,
  line: number,
): Choices {
  const t = map.targets;
  const grouped = t?.kind === 'list' && t.items.some((n) => n.kind === 'list');
  const flags = (['buyback', 'entwine'] as const).filter((key) => {
    const node = map[key];
    return node !== undefined && r.flag(node, key);
  });
  return {
    targets:
      t === undefined
        ? []
        : grouped && t.kind === 'list'
          ? t.items.map((n) => readRefs(r, n, 'targets'))
          : readRefs(r, t, 'targets'),
    grouped,
    modes:
      map.modes === undefined ? [] : r.items(map.modes).map((n) => r.integer(n, 'modes (counted from 1)', 1)),
    x: map.x === undefined ? null : r.integer(map.x, 'x', 0),
    kick: readKick(r, map.kick),
    flags,
    divide: map.divide === undefined ? [] : r.items(map.divide).map((n) => r.integer(n, 'divide', 0)),
    line,
  };
}

function readKick(r: Reading, node: Node | undefined): Choices['kick'] {
  if (node === undefined) return [];
  if (node.kind === 'list') return node.items.map((n) => r.integer(n, 'kick (counted from 1)', 1));
  if (node.kind === 'scalar' && typeof node.value === 'number') return r.integer(node, 'kick', 0);
  return r.flag(node, 'kick (true, how often, or which)') ? true : [];
}

export const CAST_KEYS = ['by', 'method', 'face', 'as', ...CHOICE_KEYS] as const;

export function readCast(
  r: Reading,
  what: Node,
  map: Partial<Record<(typeof CAST_KEYS)[number], Node>>,
  line: number,
): (p: Play, answers: Answers) => void {
  const card = readRef(r, what, 'cast');
  const by = seatOr(r, map.by, 'cast', line);
  const method = map.method === undefined ? undefined : r.oneOf(map.method, 'method', CAST_METHODS);
  const face = map.face === undefined ? undefined : r.oneOf(map.face, 'face', ['front', 'back']);
  const choices = readChoices(r, map, line);
  const tag = map.as === undefined ? undefined : r.tag(map.as);
  return (p, answers) => {
    const found = castable(p, card, by, method);
    const side = face === 'back' ? 1 : face === 'front' ? 0 : found.face;
    const action: Action = {
      type: 'cast',
      player: by,
      object: found.object,
      ...(side === 0 ? {} : { face: side }),
      ...(found.method === undefined ? {} : { method: found.method }),
    };
    announce(p, action, choices, answers, tag);
  };
}

export const ACTIVATE_KEYS = ['by', 'ability', 'as', ...CHOICE_KEYS] as const;

export function readActivate(
  r: Reading,
  what: Node,
  map: Partial<Record<(typeof ACTIVATE_KEYS)[number], Node>>,
  line: number,
): (p: Play, answers: Answers) => void {
  const source = readRef(r, what, 'activate');
  const by = seatOr(r, map.by, 'activate', line);
  const ability = map.ability === undefined ? null : r.text(map.ability, 'ability');
  const abilityLine = map.ability?.line ?? line;
  const choices = readChoices(r, map, line);
  const tag = map.as === undefined ? undefined : r.tag(map.as);
  return (p, answers) => {
    const object = usable(p, source, by);
    const position = abilityAt(p, object, ability, abilityLine);
    announce(p, { type: 'activate', player: by, object, ability: position }, choices, answers, tag);
  };
}

function seatOr(r: Reading, node: Node | undefined, what: string, line: number): Seat {
  if (node !== undefined) return r.seat(node, 'by');
  r.problem(line, `${what}: by: who does it is missing`);
  return 0;
}

/** Begins it and decides all that is asked until it has been cast or activated. */
function announce(
  p: Play,
  action: Action,
  choices: Choices,
  answers: Answers,
  tag: string | undefined,
): void {
  if (p.decision !== undefined) answers.settle(p);
  if (p.decision !== undefined) needPriority(p, choices.line);
  const before = new Set(p.state.stack);
  p.act(action, choices.line);
  const cast = new Deciding(choices);
  const made = p.state.stack.find((id) => !before.has(id));
  for (;;) {
    const d = p.decision;
    if (d === undefined || !beingCast(p)) break;
    const answer = cast.answerTo(p, d);
    if (answer !== null) answerWith(p, d.players[0] ?? action.player, answer, choices.line);
    else if (!answers.answer(p))
      throw new Failed(choices.line, `while it is cast or activated ${p.whatWaits()}`);
  }
  const o = p.state.stack.flatMap((id) => (before.has(id) ? [] : [p.object(id)]))[0];
  cast.finish(o?.stack?.modes);
  if (tag !== undefined) {
    const id = made ?? p.state.stack.find((x) => !before.has(x));
    if (id === undefined) throw new Failed(choices.line, `nothing is on the stack that could be ${tag}`);
    p.tags.set(tag, { card: p.object(id)?.card ?? -1, id });
  }
}

/** Costs and choices of a spell or ability under way, and not those of triggers. */
function beingCast(p: Play): boolean {
  return p.state.frames.some((f) => f.k === 'cast' && f.kind !== 'triggered');
}

/** Uses up what the file says for casting, one decision after another. */
class Deciding {
  private target = 0;
  private mode = 0;
  private divided = false;
  private kicked = 0;
  private xUsed = false;

  constructor(private readonly c: Choices) {}

  answerTo(p: Play, d: Decision): Answer | null {
    const c = this.c;
    switch (d.purpose) {
      case 'mode':
        return d.kind === 'option' ? this.chooseMode(d) : null;
      case 'x':
        if (d.kind !== 'number' || c.x === null) return null;
        this.xUsed = true;
        return { kind: 'number', number: c.x };
      case 'kicker':
        return this.kick(d);
      case 'target':
        return d.kind === 'choose' ? this.chooseTargets(p, d) : null;
      case 'division':
        if (d.kind !== 'divide' || c.divide.length === 0) return null;
        this.divided = true;
        return { kind: 'divide', amounts: c.divide };
      default:
        return null;
    }
  }

  private chooseMode(d: Extract<Decision, { kind: 'option' }>): Answer | null {
    const wanted = this.c.modes[this.mode];
    if (wanted === undefined && this.c.modes.length === 0) return null;
    const label = wanted === undefined ? 'done' : `mode:${wanted - 1}`;
    this.mode += 1;
    const at = d.options.findIndex((o) => o.label === label);
    // what isn't offered is left to the engine to refuse
    return { kind: 'option', option: at < 0 ? d.options.length : at };
  }

  private kick(d: Decision): Answer | null {
    const kick = this.c.kick;
    if (d.kind === 'number') {
      this.kicked += 1;
      return { kind: 'number', number: kick === true ? 1 : typeof kick === 'number' ? kick : 0 };
    }
    if (d.kind !== 'option') return null;
    const label = d.options[0]?.label ?? '';
    const m = /^cost:kicker:(\d+)$/.exec(label);
    const wanted =
      m === null
        ? this.c.flags.includes(label.replace('cost:', ''))
        : kick === true || kick === 1 || (Array.isArray(kick) && kick.includes(Number(m[1]) + 1));
    if (wanted) this.kicked += 1;
    return { kind: 'option', option: wanted ? 0 : 1 };
  }

  private chooseTargets(p: Play, d: Extract<Decision, { kind: 'choose' }>): Answer | null {
    const { targets, grouped } = this.c;
    if (grouped) {
      const group = targets[this.target];
      if (group === undefined) return null;
      this.target += 1;
      return { kind: 'choose', chosen: choose(p, group as readonly Ref[], d.candidates) };
    }
    const left = (targets as readonly Ref[]).slice(this.target);
    if (left.length === 0) return d.min === 0 ? { kind: 'choose', chosen: [] } : null;
    const taken: Ref[] = [];
    for (const ref of left) {
      if (taken.length === d.max) break;
      const fits = p.all(ref, d.candidates).length > 0;
      // an illegal one is put forward too, so that the engine can refuse it
      if (!fits && taken.length >= d.min && d.min < d.max) break;
      taken.push(ref);
    }
    this.target += taken.length;
    return { kind: 'choose', chosen: choose(p, taken, d.candidates) };
  }

  /** What the file says has to have been asked; a mode that was the only one left isn't. */
  finish(modes: readonly number[] | undefined): void {
    const c = this.c;
    const wanted = [...c.modes].sort((a, b) => a - b).join(', ');
    const chosen = (modes ?? []).map((m) => m + 1).join(', ');
    if (modes === undefined && this.mode < c.modes.length) throw new Failed(c.line, 'modes: never asked for');
    if (modes !== undefined && c.modes.length > 0 && wanted !== chosen)
      throw new Failed(c.line, `modes: ${wanted} expected, are ${chosen || 'none'}`, wanted, chosen);
    const unused = [
      this.target < c.targets.length ? 'targets' : '',
      c.x !== null && !this.xUsed ? 'x' : '',
      c.divide.length > 0 && !this.divided ? 'divide' : '',
      (c.kick === true || (typeof c.kick === 'number' ? c.kick > 0 : c.kick.length > 0)) && this.kicked === 0
        ? 'kick'
        : '',
    ].filter((x) => x !== '');
    if (unused.length > 0)
      throw new Failed(c.line, `${unused.join(', ')}: never asked for (or fewer than given were)`);
  }
}
