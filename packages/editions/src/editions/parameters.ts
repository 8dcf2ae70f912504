import type { EditionParameters } from '@ettin/schema';

/** What an edition's parameters are, where they aren't those of the edition that came next. */
export interface Step {
  readonly id: string;
  /** Day from which these rules were in force. */
  readonly date: string;
  readonly name: string;
  /** The edition that followed. */
  readonly parent: string;
  readonly parameters: Partial<EditionParameters>;
}

/**
 * From today back to 2005, each edition as the difference from the one that came after it. The dates and rule numbers
 * are those of the changes; `docs/add-an-edition.md` says how a value is read out of a text.
 */
export const STEPS: readonly Step[] = [
  // Foundations took the order of damage assignment out of the game (510.1c).
  { id: '2024-11', date: '2024-11-08', name: 'Foundations (CR 810)', parent: '2026', parameters: {} },
  {
    id: '2019-07',
    date: '2019-07-12',
    name: 'Core Set 2020 (CR 810)',
    parent: '2024-11',
    // 805.4d came in January 2020.
    parameters: { damageAssignmentOrder: true, stepTriggers: 'perPlayer' },
  },
  {
    id: '2018-04',
    date: '2018-04-27',
    name: 'Dominaria (CR 810)',
    parent: '2019-07',
    parameters: { mulligan: 'vancouver' },
  },
  {
    id: '2011plus-ja',
    date: '2016-11-11',
    name: 'Commander 2016 (CR 810)',
    parent: '2018-04',
    parameters: {
      attack: 'team',
      defendingPlayer: 'either',
      planeswalkerRule: 'perPlayerChoose',
      planeswalkerRedirection: true,
    },
  },
  {
    id: '2011-04',
    date: '2011-04-01',
    name: 'Poison in common (CR 810)',
    parent: '2011plus-ja',
    parameters: {
      mulligan: 'paris',
      legendRule: 'all',
      planeswalkerRule: 'all',
      // The reach of 810.10c is of June 2011.
      cantGetPoison: 'player',
    },
  },
  {
    id: '2010-04',
    date: '2010-04-23',
    name: 'Rise of the Eldrazi (CR 806)',
    parent: '2011-04',
    parameters: {
      sharedPoison: false,
      poisonToLose: { solo: 10, base: 10, perHead: 0 },
      // 805.6a is of June 2010, the reach of 810.9h of February 2011.
      drawOrder: 'bySeat',
      cantLoseLife: 'player',
      // 702.2b until Magic 2011, of July 2010.
      deathtouchDivision: 'free',
    },
  },
  {
    id: '2009-en',
    date: '2009-10-01',
    name: 'Zendikar (CR 806)',
    parent: '2010-04',
    parameters: { individualLife: 'share', setBothLife: 'sum', cantGainLife: 'player', redistribute: 'any' },
  },
  {
    id: '2010-es',
    date: '2010-10-01',
    name: 'The Spanish composite',
    parent: '2009-en',
    // The body is the text of 2006-07; life, poison and the base game are later (C5-C8).
    parameters: {
      firstDraw: 'secondaryOnly',
      mulliganOrder: 'teamByTeam',
      attackBan: 'any',
      defendingPlayer: 'oneChosen',
      effectOnBoth: 'twice',
      deathtouchDivision: 'lethal',
    },
  },
  {
    id: '2007-05',
    date: '2007-05-01',
    name: 'Future Sight (CR 606)',
    parent: '2009-en',
    parameters: {
      mulliganOrder: 'teamByTeam',
      damageAssignmentOrder: false,
      combatDamage: 'stack',
      lifelink: 'triggered',
      deathtouch: 'triggered',
      planeswalkerRule: 'none',
      planeswalkerRedirection: false,
      manaBurn: true,
    },
  },
  {
    id: '2007-02',
    date: '2007-02-01',
    name: 'Planar Chaos (CR 606)',
    parent: '2007-05',
    parameters: {
      startingLife: { solo: 20, base: 40, perHead: 20 },
      firstDraw: 'secondaryOnly',
      effectOnBoth: 'twice',
    },
  },
  {
    id: '2006-en',
    date: '2006-10-01',
    name: 'Time Spiral (CR 606)',
    parent: '2007-02',
    parameters: { attackBan: 'any' },
  },
  {
    id: '2005-fr',
    date: '2005-10-01',
    name: 'Ravnica (CR 606)',
    parent: '2006-en',
    parameters: {
      firstDraw: 'skipped',
      mulliganOrder: 'playerByPlayer',
      freeMulligans: 0,
      drawOrder: 'any',
      // 420.5n is of October 2006.
      countersCancel: false,
    },
  },
  {
    id: '2005-08',
    date: '2005-08-01',
    name: 'Ninth Edition (CR 606)',
    parent: '2005-fr',
    parameters: { setOneLife: 'team' },
  },
];
