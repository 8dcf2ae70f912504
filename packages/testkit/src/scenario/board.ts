import { cardByName } from '@ettin/cards';
import type { BoardSpec, PermanentSpec, PlacedCard, PlayerBoard, TeamBoard } from '@ettin/engine';
import { MANA_TYPES, STEPS, TALLIES } from '@ettin/schema';
import type { Reading } from './reading.js';
import type { Node } from './source.js';

/** A board as the engine wants it, and the line that each part of it comes from, by path. */
export interface BoardRead {
  readonly spec: BoardSpec;
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

export const BOARD_KEYS = [
  'heads',
  'seating',
  'teams',
  'active',
  'turn',
  'step',
  'begins',
  'monarch',
  'dayNight',
  'seed',
] as const;
type BoardKey = (typeof BOARD_KEYS)[number];

/** What a library holds where nothing is said. */
const FILLER: readonly PlacedCard[] = Array.from({ length: 20 }, () => ({ card: 'Plains' }));

export function readBoard(r: Reading, map: Partial<Record<BoardKey, Node>>, line: number): BoardRead {
  const lines = new Map<string, number>();
  const mark = (path: readonly (string | number)[], at: number) => lines.set(path.join('/'), at);
  const around = aroundTable(r, map.seating);
  r.seating = readSeating(r, map.heads, map.seating);
  mark([], line);
  const teams = readTeams(r, map.teams, mark);
  for (const key of BOARD_KEYS) {
    const node = map[key];
    if (node !== undefined)
      mark([key === 'active' ? 'activeTeam' : key === 'begins' ? 'step' : key], node.line);
  }
  if (map.step !== undefined && map.begins !== undefined)
    r.problem(map.begins.line, 'either step (it is under way) or begins (it is only beginning)');
  const step =
    map.begins !== undefined
      ? r.oneOf(map.begins, 'begins', STEPS)
      : map.step !== undefined
        ? r.oneOf(map.step, 'step', [...STEPS, 'mulligan'])
        : undefined;
  const spec: BoardSpec = {
    teams,
    ...(around === undefined ? {} : { seating: around }),
    ...(map.seed === undefined ? {} : { seed: r.text(map.seed, 'seed') }),
    ...(map.turn === undefined ? {} : { turn: r.integer(map.turn, 'turn', 1) }),
    ...(map.active === undefined ? {} : { activeTeam: readActive(r, map.active) }),
    ...(step === undefined ? {} : { step }),
    ...(map.begins === undefined ? {} : { beginning: true }),
    ...(map.monarch === undefined ? {} : { monarch: r.seat(map.monarch, 'monarch') }),
    ...dayNight(r, map.dayNight),
  };
  return {
    spec,
    lineOf: (path) => {
      for (let n = path.length; n > 0; n--) {
        const found = lines.get(path.slice(0, n).join('/'));
        if (found !== undefined) return found;
      }
      return line;
    },
  };
}

/**
 * Heads: `3`, or `{A: 3, B: 1}` to show that it can't be. Seating: `{A: [A2, A1]}`, from the right as the team sees
 * it, so that the first is primary (CR 805.2); or everybody around the table.
 */
function readSeating(r: Reading, heads: Node | undefined, seating: Node | undefined): Reading['seating'] {
  const count = (n: Node | undefined) => (n === undefined ? 2 : Math.min(9, r.integer(n, 'heads', 1)));
  const each = heads?.kind === 'map' ? r.map(heads, 'heads', ['A', 'B']) : { A: heads, B: heads };
  const around = aroundTable(r, seating);
  const order = seating === undefined || around !== undefined ? {} : r.map(seating, 'seating', ['A', 'B']);
  const team = (name: 'A' | 'B'): readonly string[] => {
    const usual = Array.from({ length: count(each[name]) }, (_, i) => `${name}${i + 1}`);
    if (around !== undefined) return inSeats(around, name, usual);
    const node = order[name];
    if (node === undefined) return usual;
    const list = r.items(node).map((n) => r.text(n, 'seating'));
    if ([...list].sort().join() === usual.join()) return list;
    r.problem(node.line, `seating of ${name}: each of ${usual.join(', ')} once`);
    return usual;
  };
  return [team('A'), team('B')];
}

/** `[A1, A2, B1, B2]`: everybody, clockwise. Whether they can sit so is for the engine to say. */
function aroundTable(r: Reading, seating: Node | undefined): readonly string[] | undefined {
  return seating?.kind === 'list' ? r.items(seating).map((n) => r.text(n, 'seating')) : undefined;
}

/** Those of a team who have seats, in their order: from the first after one of the other team on. */
function inSeats(around: readonly string[], team: 'A' | 'B', usual: readonly string[]): readonly string[] {
  const own = (name: string | undefined) => name?.startsWith(team) === true;
  const first = around.findIndex((name, i) => own(name) && !own(around.at(i - 1)));
  const turned = [...around.slice(Math.max(0, first)), ...around.slice(0, Math.max(0, first))].filter(own);
  return [...turned].sort().join() === [...usual].sort().join() ? turned : usual;
}

function readActive(r: Reading, node: Node): number | 'random' {
  return node.kind === 'scalar' && node.text === 'random' ? 'random' : r.team(node, 'active');
}

function dayNight(r: Reading, node: Node | undefined): { dayNight?: 'day' | 'night' } {
  const word = node === undefined ? undefined : r.oneOf(node, 'dayNight', ['day', 'night']);
  return word === undefined ? {} : { dayNight: word };
}

type Mark = (path: readonly (string | number)[], line: number) => void;

function readTeams(r: Reading, node: Node | undefined, mark: Mark): readonly TeamBoard[] {
  const map = node === undefined ? {} : r.map(node, 'teams', ['A', 'B']);
  return (['A', 'B'] as const).map((name, t): TeamBoard => {
    const team = map[name];
    const seats = r.seating[t] ?? [];
    if (team === undefined) return { players: seats.map((s) => ({ name: s, library: FILLER })) };
    const path = ['teams', t];
    mark(path, team.line);
    const parts = r.map<string>(team, `team ${name}`, ['life', 'poison', 'sideboard', ...seats]);
    if (parts.life !== undefined) mark([...path, 'life'], parts.life.line);
    if (parts.poison !== undefined) mark([...path, 'poison'], parts.poison.line);
    return {
      ...(parts.life === undefined ? {} : { life: r.integer(parts.life, 'life') }),
      ...(parts.poison === undefined ? {} : { poison: r.integer(parts.poison, 'poison', 0) }),
      ...readSideboard(r, parts.sideboard, path, mark),
      players: seats.map((s, p) => readPlayer(r, s, parts[s], [...path, 'players', p], mark)),
    };
  });
}

/** Names of cards outside the game: of a player, or left of a pool that the team shares (CR 100.4c). */
function readSideboard(r: Reading, node: Node | undefined, path: readonly (string | number)[], mark: Mark) {
  if (node === undefined) return {};
  mark([...path, 'sideboard'], node.line);
  const sideboard = r.items(node).flatMap((item) => {
    const { card, count, ref } = readShort(r, item, 'sideboard');
    if (ref !== undefined) r.problem(item.line, `a card outside the game can't have a tag: ${ref}`);
    return repeat(count, card);
  });
  return { sideboard };
}

const PLAYER_KEYS = [
  'board',
  'hand',
  'library',
  'graveyard',
  'exile',
  'sideboard',
  'counters',
  'mana',
  'landsPlayed',
  'tallies',
  'cityBlessing',
] as const;

function readPlayer(
  r: Reading,
  name: string,
  node: Node | undefined,
  path: readonly (string | number)[],
  mark: Mark,
): PlayerBoard {
  if (node === undefined) return { name, library: FILLER };
  mark(path, node.line);
  const map = r.map(node, name, PLAYER_KEYS);
  const cards = (key: 'hand' | 'library' | 'graveyard' | 'exile'): readonly PlacedCard[] | undefined => {
    const list = map[key];
    if (list === undefined) return undefined;
    const out: PlacedCard[] = [];
    for (const item of r.items(list))
      for (const card of readPlaced(r, item, key)) {
        mark([...path, key, out.length], item.line);
        out.push(card);
      }
    return out;
  };
  const battlefield: PermanentSpec[] = [];
  if (map.board !== undefined)
    for (const item of r.items(map.board))
      for (const permanent of readPermanents(r, item)) {
        mark([...path, 'battlefield', battlefield.length], item.line);
        battlefield.push(permanent);
      }
  const [hand, graveyard, exile] = [cards('hand'), cards('graveyard'), cards('exile')];
  return {
    name,
    library: cards('library') ?? FILLER,
    battlefield,
    ...(hand === undefined ? {} : { hand }),
    ...(graveyard === undefined ? {} : { graveyard }),
    ...(exile === undefined ? {} : { exile }),
    ...readSideboard(r, map.sideboard, path, mark),
    ...(map.counters === undefined ? {} : { counters: readNumbers(r, map.counters, 'counters') }),
    ...(map.mana === undefined ? {} : { mana: readMana(r, map.mana) }),
    ...(map.landsPlayed === undefined ? {} : { landsPlayed: r.integer(map.landsPlayed, 'landsPlayed', 0) }),
    ...(map.tallies === undefined ? {} : { tally: readTallies(r, map.tallies) }),
    ...(map.cityBlessing === undefined ? {} : { cityBlessing: r.flag(map.cityBlessing, 'cityBlessing') }),
  };
}

/** "3 Plains", "Grizzly Bears as bear". */
function readShort(r: Reading, node: Node, what: string): { card: string; count: number; ref?: string } {
  const text = r.text(node, what);
  const m = /^(?:(\d+) )?(.*?)(?: as (\S+))?$/.exec(text);
  const card = m?.[2] ?? text;
  const count = r.placed(m?.[1] === undefined ? 1 : Number(m[1]), node.line);
  if (text !== '') r.cardName(card, node.line);
  const whole = cardByName(card);
  if (whole?.other?.name === card && whole.name !== card)
    r.problem(node.line, `${card} is a part of the card ${whole.name}: write that`);
  const ref = m?.[3];
  if (ref === undefined) return { card, count };
  if (count !== 1) r.problem(node.line, `${count} objects can't have the one tag ${ref}`);
  r.tagNamed(ref, node.line);
  return { card, count, ref };
}

function readPlaced(r: Reading, node: Node, what: string): readonly PlacedCard[] {
  if (node.kind === 'map') {
    const map = r.map(node, `a card of ${what}`, ['card', 'as']);
    if (map.card === undefined) {
      r.problem(node.line, 'card: its name is missing');
      return [];
    }
    const short = readShort(r, map.card, 'card');
    return repeat(short.count, {
      card: short.card,
      ...(map.as === undefined
        ? short.ref === undefined
          ? {}
          : { ref: short.ref }
        : { ref: r.tag(map.as) }),
    });
  }
  const { count, ...card } = readShort(r, node, what);
  return repeat(count, card);
}

const PERMANENT_KEYS = [
  'card',
  'token',
  'size',
  'as',
  'tapped',
  'counters',
  'damage',
  'attachedTo',
  'faceDown',
  'face',
  'chosen',
  'sick',
  'controller',
] as const;

function readPermanents(r: Reading, node: Node): readonly PermanentSpec[] {
  if (node.kind !== 'map') {
    const { count, ...card } = readShort(r, node, 'board');
    return repeat(count, card);
  }
  const map = r.map(node, 'a permanent', PERMANENT_KEYS);
  const name = map.card ?? map.token;
  if (name === undefined || (map.card !== undefined && map.token !== undefined)) {
    r.problem(node.line, 'a permanent has either card: or token:, with its name');
    return [];
  }
  const short = readShort(r, name, 'card');
  const ref = map.as === undefined ? short.ref : r.tag(map.as);
  const faceDown =
    map.faceDown === undefined ? undefined : r.oneOf(map.faceDown, 'faceDown', ['morph', 'manifest']);
  const face = map.face === undefined ? undefined : r.oneOf(map.face, 'face', ['front', 'back']);
  return repeat(short.count, {
    card: short.card,
    ...(map.token === undefined ? {} : { token: true }),
    ...(map.size === undefined ? {} : { size: r.text(map.size, 'size') }),
    ...(ref === undefined ? {} : { ref }),
    ...(map.tapped === undefined ? {} : { tapped: r.flag(map.tapped, 'tapped') }),
    ...(map.counters === undefined ? {} : { counters: readNumbers(r, map.counters, 'counters') }),
    ...(map.damage === undefined ? {} : { damage: r.integer(map.damage, 'damage', 0) }),
    ...(map.attachedTo === undefined ? {} : { attachedTo: readAttachment(r, map.attachedTo) }),
    ...(faceDown === undefined ? {} : { faceDown }),
    ...(face === undefined ? {} : { face: face === 'back' ? (1 as const) : (0 as const) }),
    ...(map.chosen === undefined ? {} : { chosen: readChosen(r, map.chosen) }),
    ...(map.sick === undefined ? {} : { summoningSick: r.flag(map.sick, 'sick') }),
    ...(map.controller === undefined ? {} : { controller: r.seat(map.controller, 'controller') }),
  });
}

/** The tag may be that of a permanent further down in the file, so the engine looks for it. */
function readAttachment(r: Reading, node: Node): string | number {
  const text = r.text(node, 'attachedTo');
  return r.seatOf(text) ?? text;
}

function readChosen(r: Reading, node: Node): Readonly<Record<string, string | number>> {
  const map = r.map(node, 'chosen', ['color', 'creatureType', 'name', 'number', 'player']);
  const out: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(map)) {
    if (key === 'player') out.player = r.seat(value, 'chosen player');
    else if (key === 'number') out.number = r.integer(value, 'chosen number');
    else if (key === 'color') out.color = r.oneOf(value, 'chosen color', ['W', 'U', 'B', 'R', 'G']) ?? 'W';
    else out[key] = r.text(value, `chosen ${key}`);
  }
  return out;
}

function readNumbers(r: Reading, node: Node, what: string): Readonly<Record<string, number>> {
  return Object.fromEntries(r.entries(node, what).map((e) => [e.key, r.integer(e.value, e.key, 0)]));
}

function readTallies(r: Reading, node: Node): Readonly<Record<string, number>> {
  const map = r.map(node, 'tallies', TALLIES);
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, r.integer(value, key, 0)]));
}

/** "RRG" or "{R}{R}{G}": mana in the pool. */
export function readMana(r: Reading, node: Node): readonly number[] {
  const text = r.text(node, 'mana').replace(/[{}]/g, '');
  if (!/^[WUBRGC]*$/.test(text)) r.problem(node.line, `mana is written as in RRG, of ${MANA_TYPES.join('')}`);
  return MANA_TYPES.map((type) => [...text].filter((c) => c === type).length);
}

const repeat = <T>(n: number, item: T): readonly T[] => Array.from({ length: n }, () => item);
