import { cards } from '@ettin/cards';
import { getDocument, getEdition, underDocument, withChoices } from '@ettin/editions';
import { createRules, eventsFor, type Rules, view } from '@ettin/engine';
import { DEFAULT_TABLE, type LoggedEvent, type ServerMessage } from '@ettin/protocol';
import { pinFaults, type Ran, type Replay, readReplay, runReplay } from '@ettin/replay';
import type { Edition, Viewer } from '@ettin/schema';

/** What a page is told of a replay that it has opened. */
export interface OpenedReplay {
  readonly edition: string;
  /** By seat. */
  readonly names: readonly string[];
  /** Actions that could be played; positions are 0 to this. */
  readonly last: number;
  /** The first position of each turn, in order. */
  readonly turns: readonly number[];
  /** What it was recorded with that is different here; in English. */
  readonly pins: readonly string[];
  /** Where it stopped being what it says; in English. Null for a file that is whole. */
  readonly damage: { readonly action: number; readonly message: string } | null;
}

/** `wrong`: why it is no replay that can be shown, in English, with the place. */
export type OpenReply = OpenedReplay | { readonly wrong: string };

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;

/** Lines that are told with a position: more than a log shows at once. */
const LOG = 700;

/** A replay that was played again, to be looked at from any seat. */
export class Replayed {
  private seq = 0;

  private constructor(
    private readonly rules: Rules,
    private readonly replay: Replay,
    private readonly ran: Ran,
    private readonly pins: readonly string[],
  ) {}

  /** `engines`: what this page's engine is called, by edition. */
  static async open(
    text: string,
    engines: Readonly<Record<string, string>>,
  ): Promise<Replayed | { readonly wrong: string }> {
    const read = readReplay(text);
    if (!read.ok) return { wrong: read.message };
    const { replay } = read;
    const edition = editionOf(replay);
    if ('wrong' in edition) return edition;
    const rules = createRules(edition, cards);
    const ran = await runReplay(rules, replay, async () => false);
    if (ran.steps.length === 0) return { wrong: ran.damage?.message ?? 'it has no first position' };
    const own = [engines[replay.edition], engines.any].filter((engine) => engine !== undefined);
    return new Replayed(rules, replay, ran, pinFaults(replay, rules, ...own));
  }

  opened(): OpenedReplay {
    const { steps, damage } = this.ran;
    const turns = steps.flatMap(({ state }, n) =>
      n === 0 || state.turn.number !== steps[n - 1]?.state.turn.number ? [n] : [],
    );
    return {
      edition: this.rules.edition.id,
      names: this.replay.setup.teams.flat().map(({ name }) => name),
      last: steps.length - 1,
      turns,
      pins: this.pins,
      damage,
    };
  }

  /** All that a viewer may know of a position, in the words of a table: the board of a page shows it like any other. */
  welcome(position: number, viewer: Viewer): Welcome {
    const step = this.ran.steps[Math.max(0, Math.min(position, this.ran.steps.length - 1))];
    if (step === undefined) throw new Error('a replay that was opened has a first position');
    this.seq += 1;
    const names = this.replay.setup.teams.flat().map(({ name }) => name);
    const heads = this.replay.setup.teams[0]?.length ?? 2;
    return {
      type: 'welcome',
      seq: this.seq,
      you: { person: '', seat: viewer === 'spectator' ? null : viewer },
      table: {
        id: '',
        host: '',
        phase: 'playing',
        settings: { ...DEFAULT_TABLE, edition: this.rules.edition.id, heads },
        seats: names.map((name, seat) => ({
          seat,
          team: Math.floor(seat / heads),
          taken: 'person',
          name,
          person: null,
          bot: null,
          deck: null,
          faults: [],
          ready: true,
          coming: null,
        })),
        people: [],
        invitations: [],
        // each viewer's log counts for itself: another viewer is told another game
        game: viewer === 'spectator' ? 0 : viewer + 1,
        score: [0, 0],
      },
      game: {
        at: position,
        view: view(this.rules, step.state, viewer),
        legal: [],
        mana: [],
        decidesFor: [],
        taps: [],
        passTo: null,
        settings: null,
        clock: null,
        drafts: [],
        intents: [],
        consent: null,
        undo: null,
        commitment: step.state.status.commitment,
        seed: null,
      },
      log: this.log(position, viewer),
      social: [],
      now: 0,
    };
  }

  private log(position: number, viewer: Viewer): readonly LoggedEvent[] {
    return this.ran.steps
      .slice(0, position + 1)
      .flatMap(({ events }) => eventsFor(events, viewer))
      .map((event, n) => ({ n, event }))
      .slice(-LOG);
  }
}

/** The edition as the game had it: under a document, and with readings that were chosen. */
function editionOf({ edition, document, choices }: Replay): Edition | { readonly wrong: string } {
  const found = getEdition(edition);
  if (found === undefined) return { wrong: `there is no edition ${edition}` };
  const rules = document === undefined ? null : getDocument(document);
  if (rules === undefined) return { wrong: `there are no Floor or Tournament Rules ${document}` };
  const chosen = withChoices(rules === null ? found : underDocument(found, rules), choices ?? {});
  return chosen.ok ? chosen.edition : { wrong: `edition ${edition} has no choice ${chosen.what}` };
}
