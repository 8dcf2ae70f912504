import { DEFAULT_TABLE, type DeckFaultView, type SeatView, type TableView } from '@ettin/protocol';

export const STARTER = { name: 'Hearth Chorus', starter: 'hearth-chorus', cards: 60 } as const;

export const seatOf = (seat: number, of: Partial<SeatView> = {}): SeatView => ({
  seat,
  team: seat < 2 ? 0 : 1,
  taken: 'nobody',
  name: '',
  person: null,
  bot: null,
  deck: null,
  faults: [],
  ready: false,
  coming: null,
  ...of,
});

export const fault = (of: Partial<DeckFaultView> = {}): DeckFaultView => ({
  code: 'sharedName',
  card: 'Shock',
  line: 3,
  rule: 'MTR 6.2',
  counted: null,
  message: '',
  near: [],
  blocks: true,
  ...of,
});

/** A table of four seats, all free where `seats` says nothing else. */
export const tableOf = (
  seats: readonly Partial<SeatView>[] = [],
  of: Partial<TableView> = {},
): TableView => ({
  id: 'tttttttttttttttttttttt',
  host: 'host',
  phase: 'lobby',
  settings: DEFAULT_TABLE,
  seats: [0, 1, 2, 3].map((seat) => seatOf(seat, seats[seat])),
  people: [],
  invitations: [],
  game: 0,
  score: [0, 0],
  ...of,
});
