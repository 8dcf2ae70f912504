import type { ObjectId, Seat, TargetId } from './action.js';
import type { Decision } from './decision.js';
import type { AssignedDamage, LossReason } from './event.js';
import type { CardType, Color, ManaType, Step, Supertype, Zone } from './words.js';

/** Who looks: a seat, or a spectator who sees only public things. */
export type Viewer = Seat | 'spectator';

/** An object as one viewer may know it. Characteristics are those after all continuous effects. */
export interface ObjectView {
  readonly id: ObjectId;
  /** null where the viewer may not know what it is (face-down). */
  readonly name: string | null;
  readonly zone: Zone;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly manaCost?: string;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly keywords: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly printedPower?: number;
  readonly printedToughness?: number;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly damage?: number;
  readonly tapped?: boolean;
  readonly faceDown?: boolean;
  readonly face?: 0 | 1;
  readonly token?: boolean;
  readonly phasedOut?: boolean;
  readonly summoningSick?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: TargetId;
  /** What it attacks; -1 once that has left combat, while it goes on being an attacker (CR 506.4c). */
  readonly attacking?: TargetId;
  readonly blocking?: readonly ObjectId[];
  readonly blocked?: boolean;
  readonly goaded?: boolean;
  readonly chosen?: Readonly<Record<string, string | number>>;
  /** Abilities as ids of the rules' ability table, in the order that `activate` counts. */
  readonly abilities: readonly number[];
}

export interface StackView extends ObjectView {
  readonly kind: 'spell' | 'activated' | 'triggered';
  readonly source: ObjectId | null;
  readonly ability: number | null;
  readonly targets: readonly (readonly TargetId[])[];
  readonly modes: readonly number[];
  readonly x?: number;
  /** Whose ability it is where no object has it: it came with what its controller is (CR 725.2). */
  readonly designation?: 'monarch';
}

export interface PlayerPublicView {
  readonly seat: Seat;
  readonly team: number;
  readonly name: string;
  readonly handSize: number;
  readonly librarySize: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly mana: readonly ManaType[];
  readonly landsPlayed: number;
  /** Lands that they may still play this turn, were it their main phase now (CR 305.2); 0 in turns of other teams. */
  readonly landsLeft: number;
  readonly hasPassed: boolean;
  readonly controlledBy?: Seat;
  readonly cityBlessing?: boolean;
  readonly tallies: Readonly<Record<string, number>>;
}

export interface TeamView {
  readonly team: number;
  readonly life: number;
  readonly poison: number;
  readonly startingLife: number;
  readonly poisonToLose: number;
  readonly seats: readonly Seat[];
  readonly primary: Seat;
}

/** All that leaves the engine for one viewer. Built up from nothing: what isn't added isn't there. */
export interface PlayerView {
  readonly viewer: Viewer;
  readonly edition: string;
  readonly turn: number;
  readonly activeTeam: number;
  readonly step: Step | 'setup';
  readonly priorityTeam: number | null;
  readonly teams: readonly TeamView[];
  readonly players: readonly PlayerPublicView[];
  /** Hands the viewer may see: their own and their teammates' (CR 810.5), and revealed ones. */
  readonly hands: Readonly<Record<Seat, readonly ObjectView[]>>;
  readonly battlefield: readonly ObjectView[];
  readonly graveyards: readonly (readonly ObjectView[])[];
  readonly exile: readonly ObjectView[];
  readonly command: readonly ObjectView[];
  readonly stack: readonly StackView[];
  /**
   * Combat damage that has been assigned and isn't dealt yet, for all to see (CR 510.1): while creatures assign theirs, and where
   * it waits on the stack (CR 310.1 of 2005; beneath everything in `stack`).
   */
  readonly assignedDamage: readonly AssignedDamage[];
  /** Cards that the viewer is looking at in a library at this moment. */
  readonly looking: readonly ObjectView[];
  readonly monarch: Seat | null;
  readonly dayNight: 'day' | 'night' | null;
  /** Decisions that wait, whole only for those who answer (and their teammates); for others who and what kind. */
  readonly pending: readonly (Decision | PendingNotice)[];
  readonly result: { readonly winner: number | null; readonly reason: LossReason | 'win' } | null;
}

export interface PendingNotice {
  readonly kind: 'waiting';
  readonly players: readonly Seat[];
  readonly purpose: Decision['purpose'];
}
