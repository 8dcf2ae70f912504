import { view } from '@ettin/engine';
import { ZONES, type Zone } from '@ettin/schema';
import { Failed, type Obj, type Play } from '../play.js';
import type { Reading } from '../reading.js';
import { type Ref, readRef } from '../refs.js';
import type { Node } from '../source.js';
import { type Check, same } from './check.js';

type ListedZone = 'hand' | 'library' | 'graveyard' | 'exile' | 'battlefield' | 'command' | 'stack';

interface Wanted {
  readonly line: number;
  readonly count: number | null;
  readonly has: readonly Counted[];
  readonly not: readonly Ref[];
  /** Exactly these; for a library and the stack in order from the top. */
  readonly is: readonly Counted[] | null;
  /** The first ones from the top. */
  readonly top: readonly Counted[] | null;
}
interface Counted {
  readonly ref: Ref;
  readonly n: number;
}

/** A thing as an `expect` sees it: an object, or a card in a library. */
interface Listed {
  readonly names: readonly string[];
  readonly tags: readonly string[];
  readonly label: string;
}

/**
 * Per player (the stack has no players): a number counts, a list has to be there among the rest, and a mapping
 * says more: `count`, `has`, `not`, `is` (exactly these), `top`.
 */
export function readZone(r: Reading, node: Node, zone: ListedZone): Check {
  if (zone === 'stack') {
    const wanted = readWanted(r, node, zone);
    return (p) => compare(p, 'the stack', wanted, zone, listed(p, zone, null));
  }
  const players = r.entries(node, zone).map((e) => ({
    seat: r.seatNamed(e.key, e.line, zone),
    wanted: readWanted(r, e.value, zone),
  }));
  return (p) =>
    players.flatMap(({ seat, wanted }) =>
      compare(p, `${zone} of ${p.seatName(seat)}`, wanted, zone, listed(p, zone, seat)),
    );
}

function readWanted(r: Reading, node: Node, zone: ListedZone): Wanted {
  const nothing = { line: node.line, count: null, has: [], not: [], is: null, top: null };
  if (node.kind === 'scalar') {
    if (node.text === 'none') return { ...nothing, count: 0 };
    if (typeof node.value === 'number') return { ...nothing, count: r.integer(node, zone, 0) };
    return { ...nothing, has: readCounted(r, node, zone) };
  }
  if (node.kind === 'list') {
    if (zone === 'stack') return { ...nothing, is: readCounted(r, node, zone) };
    if (node.items.length === 0)
      r.problem(node.line, `an empty list says nothing: write 0 for an empty ${zone}`);
    return { ...nothing, has: readCounted(r, node, zone) };
  }
  const map = r.map(node, zone, ['count', 'has', 'not', 'is', 'top']);
  return {
    line: node.line,
    count: map.count === undefined ? null : r.integer(map.count, 'count', 0),
    has: map.has === undefined ? [] : readCounted(r, map.has, zone),
    not: map.not === undefined ? [] : readCounted(r, map.not, zone).map((c) => c.ref),
    is: map.is === undefined ? null : readCounted(r, map.is, zone),
    top: map.top === undefined ? null : readCounted(r, map.top, zone),
  };
}

/** "3 Plains" or a ref. */
function readCounted(r: Reading, node: Node, what: string): readonly Counted[] {
  return r.items(node).map((item) => {
    const text = r.text(item, what);
    const m = /^(\d+) (.+)$/.exec(text);
    if (m === null) return { ref: readRef(r, item, what), n: 1 };
    const name = m[2] ?? '';
    return {
      ref: readRef(r, { kind: 'scalar', line: item.line, value: name, text: name }, what),
      n: Number(m[1]),
    };
  });
}

function listed(p: Play, zone: ListedZone, seat: number | null): readonly Listed[] {
  if (zone === 'library') {
    const cards = [...(p.state.libraries[seat ?? 0] ?? [])].reverse();
    return cards.map((card) => {
      const def = p.rules.defs[p.state.cards[card] ?? -1];
      const tags = [...p.tags].flatMap(([tag, t]) => (t.card === card ? [tag] : []));
      return { names: def === undefined ? [] : [def.name], tags, label: tags[0] ?? def?.name ?? '?' };
    });
  }
  const out: Obj[] = [];
  for (const o of p.objects())
    if (o.zone === zone && (seat === null || (zone === 'battlefield' ? p.controllerOf(o) : o.owner) === seat))
      out.push(o);
  if (zone === 'graveyard') out.reverse();
  return out.map((o) => {
    const tags = [...p.tags].flatMap(([tag, t]) => (p.tagged(tag).id === o.id || t.id === o.id ? [tag] : []));
    const def = p.rules.defs[o.def];
    const names = [p.nameOf(o), ...(def === undefined ? [] : [def.name, ...def.faces.map((f) => f.name)])];
    return { names, tags, label: p.label(o.id) };
  });
}

const fits = (x: Listed, ref: Ref): boolean =>
  ref.kind === 'tag' ? x.tags.includes(ref.tag) : ref.kind === 'name' && x.names.includes(ref.name);

function compare(
  _p: Play,
  what: string,
  w: Wanted,
  zone: ListedZone,
  things: readonly Listed[],
): readonly Failed[] {
  const out: Failed[] = [];
  const actual = things.length === 0 ? 'none' : things.map((x) => x.label).join(', ');
  if (w.count !== null && things.length !== w.count)
    out.push(
      new Failed(
        w.line,
        `${what}: ${w.count} expected, are ${things.length}`,
        String(w.count),
        `${things.length} (${actual})`,
      ),
    );
  const lacking = missing(w.has, things);
  if (lacking.length > 0)
    out.push(new Failed(w.line, `${what} lacks ${lacking.join(', ')}`, lacking.join(', '), actual));
  for (const ref of w.not)
    if (things.some((x) => fits(x, ref)))
      out.push(new Failed(w.line, `${what} has ${ref.text}`, `no ${ref.text}`, actual));
  const ordered = zone === 'library' || zone === 'stack';
  if (w.is !== null) out.push(...exactly(w.line, what, w.is, things, ordered, actual));
  if (w.top !== null) {
    const list = spread(w.top);
    out.push(...exactly(w.line, `the top of ${what}`, w.top, things.slice(0, list.length), true, actual));
  }
  return out;
}

const spread = (list: readonly Counted[]): readonly Ref[] =>
  list.flatMap((c) => Array.from({ length: c.n }, () => c.ref));

/** What isn't there, each thing standing for one wish only. */
function missing(wanted: readonly Counted[], things: readonly Listed[]): readonly string[] {
  const left = [...things];
  return spread(wanted).flatMap((ref) => {
    const at = left.findIndex((x) => fits(x, ref));
    if (at < 0) return [ref.text];
    left.splice(at, 1);
    return [];
  });
}

function exactly(
  line: number,
  what: string,
  wanted: readonly Counted[],
  things: readonly Listed[],
  ordered: boolean,
  actual: string,
): readonly Failed[] {
  const list = spread(wanted);
  const equal = ordered
    ? list.length === things.length &&
      list.every((ref, i) => {
        const x = things[i];
        return x !== undefined && fits(x, ref);
      })
    : list.length === things.length && missing(wanted, things).length === 0;
  const text = list.length === 0 ? 'none' : list.map((ref) => ref.text).join(', ');
  return equal ? [] : [new Failed(line, `${what}: ${text} expected, is ${actual}`, text, actual)];
}

/** `{bear: graveyard}`: in which zone each thing is; `gone` for a token that has ceased to exist. */
export function readWhere(r: Reading, node: Node): Check {
  const wanted = r.entries(node, 'where').map((e) => ({
    ref: readRef(r, { kind: 'scalar', line: e.line, value: e.key, text: e.key }, 'where'),
    zone: r.oneOf<Zone | 'gone'>(e.value, 'where', [...ZONES, 'gone']) ?? 'gone',
    line: e.line,
  }));
  return (p) =>
    wanted.flatMap(({ ref, zone, line }) => {
      const now = ref.kind === 'tag' ? p.tagged(ref.tag).zone : zonesOf(p, ref);
      return same(line, `where ${ref.text} is`, zone, now === 'nowhere' ? 'gone' : now);
    });
}

function zonesOf(p: Play, ref: Ref): string {
  const zones = new Set(p.all(ref).map((id) => p.object(id)?.zone ?? 'nowhere'));
  return zones.size === 0 ? 'nowhere' : [...zones].join(' and ');
}

/** `{A1: [A2's Plains]}`: what each player's view shows, with its name. */
export function readSees(r: Reading, node: Node, sees: boolean): Check {
  const wanted = r.entries(node, 'sees').map((e) => ({
    seat: r.seatNamed(e.key, e.line, 'sees'),
    refs: r.items(e.value).map((n) => readRef(r, n, 'sees')),
  }));
  return (p) =>
    wanted.flatMap(({ seat, refs }) => {
      const v = view(p.rules, p.state, seat);
      const shown = [
        v.battlefield,
        v.stack,
        v.exile,
        v.command,
        v.looking,
        ...v.graveyards,
        ...Object.values(v.hands),
      ]
        .flat()
        .filter((o) => o.name !== null)
        .map((o) => o.id);
      return refs.flatMap((ref) => {
        const id = p.one(ref);
        if (shown.includes(id) === sees) return [];
        const expected = `${p.seatName(seat)} ${sees ? 'sees' : "doesn't see"} ${ref.text}`;
        return [new Failed(ref.line, `${expected}: not so`, expected, sees ? 'not shown' : 'shown')];
      });
    });
}
