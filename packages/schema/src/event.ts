import type { ObjectId, Seat, TargetId } from './action.js';
import type { ChosenText, NoticeText } from './told.js';
import type { ManaType, Step, Zone } from './words.js';

/**
 * What a ruling is about. The engine cites by meaning; an edition maps each meaning to its own rule
 * number and wording (`life.shared` is 810.9 today, 606.9 in 2006).
 */
export const MEANINGS = [
  'game.setup',
  'game.startingTeam',
  'game.startingLife',
  'mulligan.team',
  'mulligan.free',
  'openingHand',
  'turn.team',
  'turn.firstDraw',
  'turn.extra',
  'turn.skip',
  'turn.control',
  'step.begin',
  'untap',
  'draw.step',
  'draw.order',
  'land.play',
  'priority.team',
  'priority.pass',
  'priority.action',
  'team.primaryDecides',
  'order.apnap',
  'stack.resolve',
  'stack.fizzle',
  'cast',
  'activate',
  'mana.ability',
  'mana.empty',
  'cost.pay',
  'cost.life',
  'special.action',
  'trigger.order',
  'trigger.step',
  'trigger.put',
  'trigger.intervening',
  'combat.attackers',
  'combat.attackTarget',
  'combat.blockers',
  'combat.damage',
  'combat.removed',
  'defendingPlayer',
  'attackingPlayer',
  'activePlayer',
  'damage',
  'damage.infect',
  'damage.prevented',
  'damage.lifelink',
  'life.shared',
  'life.gain',
  'life.loss',
  'life.set',
  'life.setBoth',
  'life.exchange',
  'life.redistribute',
  'life.cantGain',
  'life.cantLose',
  'life.pay',
  'poison.shared',
  'poison.cant',
  'counters',
  'zone.move',
  'token.create',
  'copy',
  'transform',
  'attach',
  'shuffle',
  'reveal',
  'search',
  'draw',
  'discard',
  'mill',
  'scry',
  'destroy',
  'sacrifice',
  'exile',
  'counterSpell',
  'regenerate',
  'tap',
  'control.change',
  'phasing',
  'replacement',
  'monarch',
  'dayNight',
  'energy',
  'sba.teamLife',
  'sba.teamPoison',
  'sba.emptyLibrary',
  'sba.toughness',
  'sba.lethalDamage',
  'sba.deathtouch',
  'sba.loyalty',
  'sba.defense',
  'sba.legend',
  'sba.aura',
  'sba.equipment',
  'sba.counters',
  'sba.token',
  'sba.copy',
  'sba.saga',
  'game.win',
  'game.lose',
  'game.teamResult',
  'game.concede',
  'game.draw',
  'game.loop',
  'game.cantLose',
  'game.cantWin',
  'cleanup',
  'choice',
  'keyword.action',
  'random',
  'commit',
] as const;
export type Meaning = (typeof MEANINGS)[number];

/** Who may know: everybody, or these seats. Parts that only some may know are in separate events. */
export type Audience = 'all' | readonly Seat[];

interface EventBase {
  readonly cite: Meaning;
  readonly audience: Audience;
}

/** Why an object moved, for triggers, wording and log. */
export const MOVE_CAUSES = [
  'draw',
  'cast',
  'play',
  'resolve',
  'destroy',
  'sacrifice',
  'discard',
  'mill',
  'exile',
  'return',
  'counter',
  'sba',
  'cost',
  'effect',
  'setup',
  'token',
  'activate',
  'cycle',
] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];

/** Combat damage of one creature, which may have left since, for one recipient; a team while its head isn't chosen. */
export interface AssignedDamage {
  readonly source: ObjectId;
  readonly to: TargetId;
  readonly amount: number;
}

export type GameEvent =
  | (EventBase & {
      readonly type: 'gameStarted';
      readonly startingTeam: number;
      readonly seedCommitment: string;
    })
  | (EventBase & {
      readonly type: 'mulligan';
      readonly player: Seat;
      readonly kept: boolean;
      readonly hand: number;
    })
  | (EventBase & { readonly type: 'turnBegan'; readonly turn: number; readonly team: number })
  | (EventBase & { readonly type: 'stepBegan'; readonly step: Step })
  | (EventBase & { readonly type: 'skipped'; readonly what: Step | 'turn'; readonly team: number })
  | (EventBase & { readonly type: 'passed'; readonly player: Seat })
  | (EventBase & { readonly type: 'teamPassed'; readonly team: number })
  /** `object` is the new id; `was` the old one when the viewer could know it. Name only where the card is known. */
  | (EventBase & {
      readonly type: 'moved';
      readonly object: ObjectId | null;
      readonly was: ObjectId | null;
      readonly name: string | null;
      readonly owner: Seat;
      readonly from: Zone | null;
      readonly to: Zone;
      readonly cause: MoveCause;
      readonly controller?: Seat;
    })
  | (EventBase & {
      readonly type: 'cast';
      readonly player: Seat;
      readonly object: ObjectId;
      readonly name: string;
      readonly targets: readonly TargetId[];
    })
  | (EventBase & {
      readonly type: 'activated';
      readonly player: Seat;
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly name: string;
      readonly targets: readonly TargetId[];
    })
  | (EventBase & {
      readonly type: 'triggered';
      readonly player: Seat;
      readonly object: ObjectId;
      /** 0 where no object has the ability: then `designation` says what it came with (CR 725.2). */
      readonly source: ObjectId;
      readonly designation?: 'monarch';
      readonly name: string;
      readonly targets: readonly TargetId[];
    })
  | (EventBase & { readonly type: 'resolved'; readonly object: ObjectId; readonly name: string })
  | (EventBase & { readonly type: 'fizzled'; readonly object: ObjectId; readonly name: string })
  | (EventBase & { readonly type: 'countered'; readonly object: ObjectId; readonly name: string })
  | (EventBase & {
      readonly type: 'attackers';
      readonly team: number;
      readonly attacks: readonly { readonly attacker: ObjectId; readonly attacks: TargetId }[];
    })
  | (EventBase & {
      readonly type: 'blockers';
      readonly team: number;
      readonly blocks: readonly { readonly blocker: ObjectId; readonly blocks: ObjectId }[];
    })
  | (EventBase & {
      readonly type: 'damage';
      readonly source: ObjectId;
      readonly to: TargetId;
      readonly amount: number;
      readonly combat: boolean;
    })
  /** Combat damage goes on the stack, where the rules have it wait there (CR 310.1 of 2005). */
  | (EventBase & {
      readonly type: 'damageAssigned';
      readonly assignments: readonly AssignedDamage[];
    })
  | (EventBase & { readonly type: 'prevented'; readonly to: TargetId; readonly amount: number })
  | (EventBase & {
      readonly type: 'life';
      readonly player: Seat;
      readonly change: number;
      readonly total: number;
    })
  | (EventBase & {
      readonly type: 'counters';
      readonly on: TargetId;
      readonly kind: string;
      readonly change: number;
      readonly total: number;
    })
  | (EventBase & { readonly type: 'tapped'; readonly object: ObjectId; readonly tapped: boolean })
  | (EventBase & {
      readonly type: 'mana';
      readonly player: Seat;
      readonly mana: readonly ManaType[];
      readonly source: ObjectId | null;
    })
  | (EventBase & { readonly type: 'attached'; readonly object: ObjectId; readonly to: TargetId | null })
  | (EventBase & { readonly type: 'control'; readonly object: ObjectId; readonly controller: Seat })
  | (EventBase & {
      readonly type: 'changed';
      readonly object: ObjectId;
      readonly what:
        | 'transform'
        | 'flip'
        | 'faceUp'
        | 'phaseOut'
        | 'phaseIn'
        | 'regenerate'
        /** The next time it would be destroyed this turn, it will regenerate (CR 701.19a). */
        | 'regenerationShield'
        | 'copy'
        | 'removedFromCombat'
        /** A token that isn't on the battlefield, or a copy of a spell that isn't on the stack (CR 704.5d-e). */
        | 'ceases'
        | 'goad';
    })
  | (EventBase & { readonly type: 'shuffled'; readonly player: Seat })
  | (EventBase & {
      readonly type: 'revealed';
      readonly player: Seat;
      readonly cards: readonly { readonly object: ObjectId | null; readonly name: string }[];
    })
  | (EventBase & {
      readonly type: 'chose';
      readonly player: Seat;
      readonly what: ChosenText;
      readonly objects?: readonly TargetId[];
    })
  | (EventBase & {
      readonly type: 'status';
      readonly what: 'monarch' | 'day' | 'night' | 'cityBlessing' | 'extraTurn' | 'extraPhase' | 'control';
      readonly player: Seat | null;
    })
  | (EventBase & {
      readonly type: 'random';
      readonly player: Seat;
      readonly what: 'coin' | 'die' | 'choice';
      readonly result: number;
    })
  | (EventBase & { readonly type: 'conceded'; readonly player: Seat })
  | (EventBase & { readonly type: 'notice'; readonly player: Seat; readonly what: NoticeText })
  | (EventBase & {
      readonly type: 'teamLost';
      readonly team: number;
      readonly reason: LossReason;
      readonly player: Seat | null;
    })
  | (EventBase & {
      readonly type: 'gameOver';
      readonly winner: number | null;
      readonly reason: LossReason | 'win';
    });

export const LOSS_REASONS = [
  'life',
  'poison',
  'emptyLibrary',
  'concede',
  'effect',
  'opponentWon',
  /** Mandatory actions that repeat without end (CR 104.4b): a draw. */
  'loop',
  /** More permanents or spells than the engine holds: a draw, and no rule. */
  'tooManyObjects',
] as const;
export type LossReason = (typeof LOSS_REASONS)[number];
export type GameEventType = GameEvent['type'];
