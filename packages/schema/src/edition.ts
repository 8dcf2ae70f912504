import type { Meaning } from './event.js';

/**
 * Life and poison by number of heads: `base` for two, `perHead` for each beyond the second, `solo` for one. With `each`
 * teams of more than two have so much for every head, whatever two have (C6).
 */
export interface ByHeads {
  readonly solo: number;
  readonly base: number;
  readonly perHead: number;
  readonly each?: number;
}

/**
 * Values and procedures that the rules of a date fix; a closed registry, so that the engine never asks for an edition
 * by name. Rule numbers are those of the texts in which a value is found.
 */
export interface EditionParameters {
  readonly startingLife: ByHeads;
  readonly poisonToLose: ByHeads;
  /** Poison counters of a team are in common (810.10), or each player's own. */
  readonly sharedPoison: boolean;
  /** 810.6 and 606.6a of 2005 / 606.6b of 2006. */
  readonly firstDraw: 'skipped' | 'secondaryOnly';
  readonly mulligan: 'london' | 'vancouver' | 'paris';
  /**
   * Who decides when: all teams' members in rounds (805.3a), the starting team to its end first (606.6a of 2006), or
   * one player after another (101.4 of 2005).
   */
  readonly mulliganOrder: 'allTogether' | 'teamByTeam' | 'playerByPlayer';
  readonly freeMulligans: number;
  /** What an individual's life total is worth: the team's (810.9a), or a share of it rounded up (606.9a, 806.9a). */
  readonly individualLife: 'team' | 'share';
  /** A share is the total over the number of heads, or over two whatever that number (C10). */
  readonly shareOf: 'heads' | 'two';
  /**
   * Setting one player's life total moves the team's by what the player gains or loses, or sets the team's (606.9c of
   * August 2005).
   */
  readonly setOneLife: 'byChange' | 'team';
  readonly setBothLife: 'oneMember' | 'sum';
  /** How far "can't gain life", "can't lose life" and "can't get poison counters" reach (810.9g, 810.9h, 810.10c). */
  readonly cantGainLife: 'team' | 'player';
  readonly cantLoseLife: 'team' | 'player';
  readonly cantGetPoison: 'team' | 'player';
  /** Of how many members of a team one effect may redistribute life totals (810.9f). */
  readonly redistribute: 'onePerTeam' | 'any';
  /**
   * Attackers attack one head, planeswalker or battle (805.10b), or the team, whose damaged head is chosen as damage is
   * dealt (806.7f).
   */
  readonly attack: 'head' | 'team';
  /**
   * Which ban on attacking one player keeps a creature from attacking the team: any (606.7b), or only one by an object
   * that a defending player controls (806.7c). Means nothing where heads are attacked.
   */
  readonly attackBan: 'any' | 'byDefendersObject';
  /** "Defending player": the attacked head (805.10e), both by comparisons (806.7b), or one chosen head (2010-es). */
  readonly defendingPlayer: 'attackedHead' | 'either' | 'oneChosen';
  readonly damageAssignmentOrder: boolean;
  /** Combat damage is dealt at once, or waits on the stack (310.2 of 2005). */
  readonly combatDamage: 'atOnce' | 'stack';
  /** Lifelink and deathtouch are part of the damage (702.15b, 702.2), or trigger on it as the cards of before said. */
  readonly lifelink: 'static' | 'triggered';
  readonly deathtouch: 'static' | 'triggered';
  /**
   * What deathtouch does to the division of combat damage: any damage by it is lethal (702.2c), or it may be divided in any way
   * among creatures, with no other rule for trample (702.2b of 2009). Means nothing where it is a trigger.
   */
  readonly deathtouchDivision: 'lethal' | 'free';
  /** +1/+1 and -1/-1 counters on one permanent remove each other (704.5q), or stay side by side. */
  readonly countersCancel: boolean;
  readonly legendRule: 'perPlayerChoose' | 'all';
  /** Several planeswalkers of one type: no rule of their own, or one of each player's stays, or all go (704.5j of 2009). */
  readonly planeswalkerRule: 'none' | 'perPlayerChoose' | 'all';
  readonly planeswalkerRedirection: boolean;
  readonly manaBurn: boolean;
  readonly stepTriggers: 'perPlayerIfThatPlayer' | 'perPlayer';
  /** Draws of several players: a team's members in any order (805.6a), or the primary before the secondary (806.6i). */
  readonly drawOrder: 'any' | 'bySeat';
  /** One effect that gives both heads an extra turn or phase, or makes both skip one, counts once (805.8) or twice. */
  readonly effectOnBoth: 'once' | 'twice';
  readonly maxHandSize: number;
  readonly openingHandSize: number;
}

export interface Edition {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  readonly parameters: EditionParameters;
  /** Floor or Tournament Rules (their id) that some parameters are of; absent where none are. */
  readonly document?: string;
  /** Readings of its text that were decided otherwise than is usual, by the id of the contradiction; absent where none were. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Rule number for each meaning that the engine cites. */
  readonly cites: Readonly<Record<Meaning, string>>;
}
