import { editionIds, getEdition, type ScenarioTitles } from '@ettin/editions';
import { vocabularyWith } from '../run.js';
import { readScenario } from '../scenario.js';
import type { Problem } from '../source.js';
import { type About, type Aspect, VALUES } from './facts.js';
import type { Said } from './said.js';
import { type Halt, type Place, placesOf, type Stand, walk } from './walk.js';

/** A rule that an edition names for what differs. */
export interface Responsible {
  readonly edition: string;
  /** Rule number, e.g. "810.9c". */
  readonly rule: string;
}

/** Editions that see one thing alike. */
export interface Side {
  readonly editions: readonly string[];
  readonly value: string;
  /** The same for wording in other languages, one for each thing that happened. */
  readonly said: readonly Said[];
  readonly rules: readonly Responsible[];
}

/** One thing in which editions part at a place. */
export interface Parting {
  readonly aspect: Aspect;
  /** E.g. "life of A". */
  readonly what: string;
  /** The same for wording in other languages. */
  readonly about: About;
  /** In the order of the editions; at least two. */
  readonly sides: readonly Side[];
}

/** A place of the script where editions part, or part otherwise than before. */
export interface PartingPlace {
  /** Number of the place in the script from 1 (0: the board, before it), and its line in the file. */
  readonly at: number;
  readonly line: number;
  readonly step: string;
  readonly partings: readonly Parting[];
}

export interface Comparison {
  readonly ok: true;
  readonly id: string;
  readonly title: string;
  readonly titles: ScenarioTitles;
  /** Every line of the rules that the file says it shows, under whatever edition. */
  readonly shows: readonly string[];
  readonly editions: readonly string[];
  /** Editions that behave the same from beginning to end. */
  readonly groups: readonly (readonly string[])[];
  /** In the order of the script; the first is where they first part. Empty: they don't. */
  readonly places: readonly PartingPlace[];
  /** Editions under which there can't be the board, with the reason. */
  readonly impossible: readonly { readonly edition: string; readonly why: string }[];
  /**
   * The first step that no edition carries out, all for the same reason: nothing is compared by it, and what follows is
   * played without it. Null where each step is carried out under one edition at least, or refused in several ways.
   */
  readonly halted: Halt | null;
}

export type Compared = Comparison | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Plays the board of a scenario with its script under each edition, those too that the file doesn't list, and says
 * where they part. What the file expects isn't looked at; a step that an edition refuses is a difference.
 */
export function compareEditions(text: string, editions: readonly string[] = editionIds): Compared {
  const read = readScenario(text, vocabularyWith);
  if (!read.ok) return read;
  const { scenario } = read;
  if (scenario.judged !== null || scenario.impossible !== null)
    return { ok: false, problems: [{ line: scenario.line, message: 'there is no board here to be played' }] };
  const places = placesOf(scenario);
  const walked = new Map<string, readonly Stand[]>();
  const impossible: { edition: string; why: string }[] = [];
  for (const edition of editions) {
    const stands = walk(scenario, edition, places);
    if (typeof stands === 'string') impossible.push({ edition, why: stands });
    else walked.set(edition, stands);
  }
  return {
    ok: true,
    id: scenario.id,
    title: scenario.title,
    titles: scenario.titles,
    shows: [...new Set([...scenario.rules.values()].flat())],
    editions,
    groups: grouped(walked, (stands) =>
      JSON.stringify(stands.map(({ facts }) => facts.map(({ what, value }) => [what, value]))),
    ),
    places: partingPlaces(places, walked),
    impossible,
    halted: haltedAlike(places, [...walked.values()]),
  };
}

function haltedAlike(places: readonly Place[], walked: readonly (readonly Stand[])[]): Halt | null {
  for (const i of places.keys()) {
    const halts = walked.map((stands) => stands[i]?.halts[0]);
    const [first] = halts;
    const alike = (h: Halt | undefined) =>
      h !== undefined &&
      h.over === first?.over &&
      (h.refusal?.code ?? h.why) === (first.refusal?.code ?? first.why);
    if (first !== undefined && halts.every(alike)) return first;
  }
  return null;
}

/** Keys of a map whose values are alike, in the order of the map. */
function grouped<T>(
  map: ReadonlyMap<string, T>,
  keyOf: (value: T) => string,
): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const [edition, value] of map) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [edition]);
    else group.push(edition);
  }
  return [...groups.values()];
}

function partingPlaces(
  places: readonly Place[],
  walked: ReadonlyMap<string, readonly Stand[]>,
): readonly PartingPlace[] {
  /** What was said last of each thing: it isn't said again while it is so. */
  const said = new Map<string, string>();
  return places.flatMap((place, i) => {
    const stands = new Map([...walked].flatMap(([e, list]) => (list[i] === undefined ? [] : [[e, list[i]]])));
    const all = partingsOf(stands);
    for (const what of said.keys()) if (!all.some((x) => x.what === what)) said.delete(what);
    const partings = all.filter(({ what, aspect, sides }) => {
      const now = JSON.stringify(sides.map((s) => [s.editions, s.value]));
      // what is done and asked is of this place alone
      const again = said.get(what) === now && aspect !== 'outcome' && what !== 'asked';
      said.set(what, now);
      return !again;
    });
    if (partings.length === 0) return [];
    const step = place.steps
      .filter((s) => s.verb !== 'tag')
      .map((s) => s.written)
      .filter((written, n, list) => list.indexOf(written) === n)
      .join(' | ');
    return [{ at: i, line: place.line, step: step === '' ? 'the board' : step, partings }];
  });
}

function partingsOf(stands: ReadonlyMap<string, Stand>): readonly Parting[] {
  const things = new Map<string, Pick<Parting, 'aspect' | 'about'>>();
  for (const { facts } of stands.values()) for (const f of facts) things.set(f.what, f);
  return [...things].flatMap(([what, { aspect, about }]) => {
    const values = new Map([...stands].map(([e, s]) => [e, seenBy(s, what)]));
    const groups = grouped(values, (value) => value);
    if (groups.length < 2) return [];
    const sides = groups.map((editions) => ({
      editions,
      value: values.get(editions[0] ?? '') ?? '',
      said: saidBy(stands.get(editions[0] ?? ''), what),
      rules: editions.flatMap((edition) => responsible(edition, stands.get(edition), aspect)),
    }));
    return [{ aspect, what, about, sides }];
  });
}

const seenBy = (stand: Stand, what: string): string =>
  stand.facts
    .filter((f) => f.what === what)
    .map((f) => f.value)
    .join('; ') || VALUES.notTried;

function saidBy(stand: Stand | undefined, what: string): readonly Said[] {
  const said = stand?.facts.filter((f) => f.what === what).flatMap((f) => f.said) ?? [];
  return said.length > 0 ? said : [{ is: 'word', word: 'notTried' }];
}

/** The rules that refused, or that the events cite which bear on it. */
function responsible(edition: string, stand: Stand | undefined, aspect: Aspect): readonly Responsible[] {
  const rulesOf = getEdition(edition)?.cites;
  if (stand === undefined || rulesOf === undefined) return [];
  const rules =
    aspect === 'outcome'
      ? stand.refusals.map((r) => r.rule)
      : stand.cites[aspect].map((cite) => rulesOf[cite]);
  return [...new Set(rules)].map((rule) => ({ edition, rule }));
}
