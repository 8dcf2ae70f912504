import { DEFAULT_EDITION, type KeywordName, keywordRule } from '@ettin/editions';
import { CARD_TYPES, COLORS, type ObjectView, SUPERTYPES } from '@ettin/schema';
import { Failed, type Play } from '../play.js';
import type { Reading } from '../reading.js';
import { type Ref, readRef } from '../refs.js';
import type { Node } from '../source.js';
import { type Check, same } from './check.js';

type FieldCheck = (p: Play, o: ObjectView, line: number, what: string) => readonly Failed[];
type FieldReader = (r: Reading, node: Node) => FieldCheck;

const FIELDS: Readonly<Record<string, FieldReader>> = {
  name: text((o) => o.name ?? 'none'),
  power: number((o) => o.power),
  toughness: number((o) => o.toughness),
  size: text((o) => (o.power === undefined ? 'none' : `${o.power}/${o.toughness}`)),
  damage: number((o) => o.damage ?? 0),
  loyalty: number((o) => o.loyalty),
  defense: number((o) => o.defense),
  manaValue: number((o) => o.manaValue),
  tapped: flag((o) => o.tapped === true),
  faceDown: flag((o) => o.faceDown === true),
  token: flag((o) => o.token === true),
  phasedOut: flag((o) => o.phasedOut === true),
  sick: flag((o) => o.summoningSick === true),
  blocked: flag((o) => o.blocked === true),
  goaded: flag((o) => o.goaded === true),
  face: (r, node) => {
    const want = r.oneOf(node, 'face', ['front', 'back']) ?? 'front';
    return (_p, o, line, what) => same(line, `face of ${what}`, want, o.face === 1 ? 'back' : 'front');
  },
  controller: seat((o) => o.controller),
  owner: seat((o) => o.owner),
  attachedTo: thing((o) => (o.attachedTo === undefined ? [] : [o.attachedTo])),
  attacking: thing((o) => (o.attacking === undefined ? [] : [o.attacking])),
  blocking: thing((o) => o.blocking ?? []),
  counters: (r, node) => {
    const wanted = r
      .entries(node, 'counters')
      .map((e) => ({ kind: e.key, n: r.integer(e.value, e.key, 0), line: e.line }));
    return (_p, o, _line, what) =>
      wanted.flatMap((w) =>
        same(w.line, `${w.kind} counters on ${what}`, String(w.n), String(o.counters?.[w.kind] ?? 0)),
      );
  },
  types: words(
    'types',
    (w) => CARD_TYPES.some((x) => x === w),
    (o) => o.types,
  ),
  supertypes: words(
    'supertypes',
    (w) => SUPERTYPES.some((x) => x === w),
    (o) => o.supertypes,
  ),
  subtypes: words(
    'subtypes',
    (w, r) => r.isSubtype(w),
    (o) => o.subtypes,
  ),
  colors: words(
    'colors',
    (w) => COLORS.some((x) => x === w),
    (o) => o.colors,
  ),
  keywords: words('keywords', isKeyword, (o) => o.keywords),
  chosen: (r, node) => {
    const wanted = r
      .entries(node, 'chosen')
      .map((e) => ({ key: e.key, want: r.text(e.value, e.key), line: e.line }));
    return (p, o, _line, what) =>
      wanted.flatMap((w) => {
        const now = o.chosen?.[w.key];
        const actual =
          w.key === 'player' && typeof now === 'number' ? p.seatName(now) : String(now ?? 'none');
        return same(w.line, `chosen ${w.key} of ${what}`, w.want, actual);
      });
  },
};

/** `{bear: {size: 3/3, tapped: true}}`: what each object is like now, after all effects. */
export function readObjects(r: Reading, node: Node): Check {
  const wanted = r.entries(node, 'objects').map((e) => {
    const ref = readRef(r, { kind: 'scalar', line: e.line, value: e.key, text: e.key }, 'objects');
    const fields = Object.entries(r.map<string>(e.value, e.key, Object.keys(FIELDS))).flatMap(
      ([key, value]) => {
        const reader = FIELDS[key];
        return reader === undefined || value === undefined
          ? []
          : [{ line: value.line, check: reader(r, value) }];
      },
    );
    return { ref, fields };
  });
  return (p) =>
    wanted.flatMap(({ ref, fields }) => {
      const o = shown(p, ref);
      const what = o.zone === 'battlefield' ? ref.text : `${ref.text} (${o.zone})`;
      return fields.flatMap((f) => f.check(p, o, f.line, what));
    });
}

function shown(p: Play, ref: Ref): ObjectView {
  const onBattlefield = p.all(ref).filter((id) => p.object(id)?.zone === 'battlefield');
  const o = p.viewOf(onBattlefield.length > 0 ? p.one(ref, onBattlefield) : p.one(ref));
  if (o === undefined) throw new Failed(ref.line, `${ref.text} is in a zone that nobody sees`);
  return o;
}

function number(of: (o: ObjectView) => number | undefined): FieldReader {
  return (r, node) => {
    const want = r.integer(node, 'a number');
    return (_p, o, line, what) => same(line, what, String(want), String(of(o) ?? 'none'));
  };
}
function flag(of: (o: ObjectView) => boolean): FieldReader {
  return (r, node) => {
    const want = r.flag(node, 'this');
    return (_p, o, line, what) => same(line, what, String(want), String(of(o)));
  };
}
function text(of: (o: ObjectView) => string): FieldReader {
  return (r, node) => {
    const want = r.text(node, 'this');
    return (_p, o, line, what) => same(line, what, want, of(o));
  };
}
function seat(of: (o: ObjectView) => number): FieldReader {
  return (r, node) => {
    const want = r.seat(node, 'this');
    return (p, o, line, what) => same(line, what, p.seatName(want), p.seatName(of(o)));
  };
}
/** A player or object, several, or none. */
function thing(of: (o: ObjectView) => readonly number[]): FieldReader {
  return (r, node) => {
    const none = node.kind === 'scalar' && node.text === 'none';
    const refs = none ? [] : r.items(node).map((n) => readRef(r, n, 'this'));
    return (p, o, line, what) => {
      const now = of(o);
      const equal = refs.length === now.length && refs.every((ref) => p.all(ref, now).length > 0);
      const want = none ? 'none' : refs.map((ref) => ref.text).join(', ');
      return equal
        ? []
        : [new Failed(line, `${what}: ${want} expected, is ${p.labels(now)}`, want, p.labels(now))];
    };
  };
}
/** All of these have to be among them; a word after "not " mustn't. */
function words(
  what: string,
  known: (word: string, r: Reading) => boolean,
  of: (o: ObjectView) => readonly string[],
): FieldReader {
  return (r, node) => {
    const none = node.kind === 'scalar' && node.text === 'none';
    const wanted = none
      ? []
      : r.items(node).map((n) => {
          const full = r.text(n, what);
          const not = full.startsWith('not ');
          const word = not ? full.slice(4) : full;
          if (word !== '' && !known(word, r)) r.problem(n.line, `${what}: there is nothing called ${word}`);
          return { word, not };
        });
    return (_p, o, line, name) => {
      const now = of(o);
      const actual = now.length === 0 ? 'none' : now.join(', ');
      if (none && now.length > 0)
        return [new Failed(line, `${what} of ${name}: none expected, are ${actual}`, 'none', actual)];
      return wanted
        .filter((w) => now.includes(w.word) === w.not)
        .map(
          (w) =>
            new Failed(
              line,
              `${name} ${w.not ? 'has' : 'lacks'} ${w.word} (${what})`,
              `${w.not ? 'not ' : ''}${w.word}`,
              actual,
            ),
        );
    };
  };
}

/** 'flying', 'toxic 2': as views list them. */
function isKeyword(text: string): boolean {
  const [word = ''] = text.split(' ');
  return keywordRule(DEFAULT_EDITION, word as KeywordName) !== undefined;
}
