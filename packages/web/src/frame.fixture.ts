import type { GameFrame } from '@ettin/protocol';
import type { Decision, ObjectView, PlayerView } from '@ettin/schema';

/** Two teams of two, nothing on the table, seen by seat 0; `of` says what is otherwise. */
export function viewOf(of: Partial<PlayerView> = {}): PlayerView {
  return {
    viewer: 0,
    edition: '2026',
    turn: 3,
    activeTeam: 0,
    step: 'main1',
    priorityTeam: 0,
    teams: [0, 1].map((team) => ({
      team,
      life: 30,
      poison: 0,
      startingLife: 30,
      poisonToLose: 15,
      seats: [team * 2, team * 2 + 1],
      primary: team * 2,
    })),
    players: ['Ann', 'Bruno', 'Chika', 'Dario'].map((name, seat) => ({
      seat,
      team: seat < 2 ? 0 : 1,
      name,
      handSize: 0,
      librarySize: 40,
      counters: {},
      mana: [],
      landsPlayed: 0,
      landsLeft: seat < 2 ? 1 : 0,
      hasPassed: false,
      tallies: {},
    })),
    hands: { 0: [], 1: [] },
    battlefield: [],
    graveyards: [[], [], [], []],
    exile: [],
    command: [],
    stack: [],
    assignedDamage: [],
    looking: [],
    monarch: null,
    dayNight: null,
    pending: [],
    result: null,
    ...of,
  };
}

export function frameOf(of: Partial<GameFrame> = {}, view: Partial<PlayerView> = {}): GameFrame {
  return {
    at: 1,
    view: viewOf(view),
    legal: [],
    mana: [],
    decidesFor: [0],
    taps: [],
    passTo: null,
    settings: null,
    clock: null,
    drafts: [],
    intents: [],
    consent: null,
    undo: null,
    commitment: '',
    seed: null,
    ...of,
  };
}

export const priority = (...players: number[]): Decision => ({
  id: 1,
  kind: 'priority',
  players,
  byTeam: false,
  purpose: 'choose',
});

export function permanent(id: number, name: string, of: Partial<ObjectView> = {}): ObjectView {
  return {
    id,
    name,
    zone: 'battlefield',
    owner: 0,
    controller: 0,
    manaValue: 0,
    colors: [],
    types: ['creature'],
    supertypes: [],
    subtypes: [],
    keywords: [],
    abilities: [],
    ...of,
  };
}
