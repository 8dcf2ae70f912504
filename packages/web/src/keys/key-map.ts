import { create } from 'zustand';
import { keepText, kept, keptJson } from '../app/kept.js';

/** What keys do at a table. */
export const COMMANDS = [
  'primary',
  'cancel',
  'undo',
  'full',
  'hold',
  'passTurn',
  'yield',
  'board1',
  'board2',
  'board3',
  'board4',
  'board5',
  'board6',
  'board7',
  'board8',
  'overview',
  'attackAll',
  'nextDefender',
  'ping',
  'partnerHand',
  'stack',
  'log',
  'chat',
  'inspect',
  'speak',
  'help',
] as const;
export type KeyCommand = (typeof COMMANDS)[number];
export type KeyMap = Readonly<Record<KeyCommand, string>>;

const BOARDS: readonly KeyCommand[] = [
  ...(['board1', 'board2', 'board3', 'board4'] as const),
  ...(['board5', 'board6', 'board7', 'board8'] as const),
];

/** What keys do at a table of so many boards. */
export const commandsFor = (boards: number): readonly KeyCommand[] =>
  COMMANDS.filter((c) => !BOARDS.includes(c) || BOARDS.indexOf(c) < boards);

const NAMED = /^(Enter|Escape|Backspace|Delete|Insert|PageUp|PageDown|F\d{1,2})$/;

/**
 * Whether a `KeyboardEvent.key` can be a command's: a character, or a key with a name that does nothing else here. One
 * that only changes others, moves the focus, or begins a character can't.
 */
export const canBeKey = (key: string): boolean => [...key].length === 1 || NAMED.test(key);

/** By `KeyboardEvent.key`, in lower case. */
export const DEFAULT_KEYS: KeyMap = {
  primary: ' ',
  cancel: 'escape',
  undo: 'z',
  full: 'f',
  hold: 'h',
  passTurn: 'e',
  yield: 'y',
  board1: '1',
  board2: '2',
  board3: '3',
  board4: '4',
  board5: '5',
  board6: '6',
  board7: '7',
  board8: '8',
  overview: '0',
  attackAll: 'a',
  nextDefender: 'd',
  ping: 'p',
  partnerHand: 'v',
  stack: 's',
  log: 'l',
  chat: 'c',
  inspect: 'i',
  speak: 'm',
  help: '?',
};

/** The map with one key changed; whoever had that key gets the one that is free now. */
export function remapped(map: KeyMap, command: KeyCommand, key: string): KeyMap {
  const had = COMMANDS.find((c) => map[c] === key);
  return { ...map, ...(had === undefined ? {} : { [had]: map[command] }), [command]: key };
}

/** What was stored, where it is a key map; keys that it lacks are the usual ones. */
export function readKeys(stored: unknown): KeyMap {
  if (typeof stored !== 'object' || stored === null) return DEFAULT_KEYS;
  let map = DEFAULT_KEYS;
  for (const command of COMMANDS) {
    const key = (stored as Readonly<Record<string, unknown>>)[command];
    if (typeof key === 'string' && key !== '' && key.length < 20) map = remapped(map, command, key);
  }
  return map;
}

export const commandOf = (map: KeyMap, key: string): KeyCommand | undefined =>
  COMMANDS.find((c) => map[c] === key.toLowerCase());

interface KeyMapStore {
  readonly map: KeyMap;
  /** Single keys can be turned off altogether (WCAG 2.1.4). */
  readonly on: boolean;
  turn(on: boolean): void;
  put(command: KeyCommand, key: string): void;
  reset(): void;
}

export const useKeyMap = create<KeyMapStore>((set, get) => ({
  map: readKeys(keptJson('keys')),
  on: kept('keysOn', ['yes', 'no'], 'yes') === 'yes',
  turn(on) {
    keepText('keysOn', on ? 'yes' : 'no');
    set({ on });
  },
  put(command, key) {
    const map = remapped(get().map, command, key.toLowerCase());
    keepText('keys', JSON.stringify(map));
    set({ map });
  },
  reset() {
    keepText('keys', '');
    set({ map: DEFAULT_KEYS });
  },
}));
