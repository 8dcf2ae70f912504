import type { EditionParameters } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { getEdition } from '../index.js';

/** A value by edition: an edition that isn't named has that of the one named before it. */
type History = readonly (readonly [from: string, value: unknown])[];

const life = (base: number, perHead: number) => ({ solo: 20, base, perHead });
const poison = (base: number, perHead: number) => ({ solo: 10, base, perHead });

/** Oldest first. The composite isn't in this line: see below. */
const ORDER = [
  '2005-08',
  '2005-fr',
  '2006-en',
  '2007-02',
  '2007-05',
  '2009-en',
  '2010-04',
  '2011-04',
  '2011plus-ja',
  '2018-04',
  '2019-07',
  '2024-11',
  '2026',
];

/** Each change with the rule of its date. */
const HISTORY: Readonly<Record<keyof EditionParameters, History>> = {
  // 606.4a and 606.10 of 2005; 606.4a of May 2007
  startingLife: [
    ['2005-08', life(40, 20)],
    ['2007-05', life(30, 15)],
  ],
  // 420.5h of 2005; 810.8d and 810.11 of April 2011
  poisonToLose: [
    ['2005-08', poison(10, 0)],
    ['2011-04', poison(15, 5)],
  ],
  // 810.10 of April 2011
  sharedPoison: [
    ['2005-08', false],
    ['2011-04', true],
  ],
  // 606.6a of 2005, 606.6b of 2006, 606.6b of May 2007
  firstDraw: [
    ['2005-08', 'skipped'],
    ['2006-en', 'secondaryOnly'],
    ['2007-05', 'skipped'],
  ],
  // 101.4 of 2005; 103.4 of 2015; 103.4 of July 2019
  mulligan: [
    ['2005-08', 'paris'],
    ['2011plus-ja', 'vancouver'],
    ['2019-07', 'london'],
  ],
  // 101.4 of 2005, 606.6a of 2006, 806.6a of 2009
  mulliganOrder: [
    ['2005-08', 'playerByPlayer'],
    ['2006-en', 'teamByTeam'],
    ['2009-en', 'allTogether'],
  ],
  // 101.4 of 2005, 101.4a of 2006
  freeMulligans: [
    ['2005-08', 0],
    ['2006-en', 1],
  ],
  // 606.9a of 2005, 806.10a of April 2010
  individualLife: [
    ['2005-08', 'share'],
    ['2010-04', 'team'],
  ],
  shareOf: [['2005-08', 'heads']],
  // 606.9c of October 2005
  setOneLife: [
    ['2005-08', 'team'],
    ['2005-fr', 'byChange'],
  ],
  // 606.9b of 2005, 806.10d, 806.10f and 806.10g of April 2010
  setBothLife: [
    ['2005-08', 'sum'],
    ['2010-04', 'oneMember'],
  ],
  redistribute: [
    ['2005-08', 'any'],
    ['2010-04', 'onePerTeam'],
  ],
  cantGainLife: [
    ['2005-08', 'player'],
    ['2010-04', 'team'],
  ],
  // 810.9h, there in the text of April 2011; 810.10c of 2016 came in June 2011
  cantLoseLife: [
    ['2005-08', 'player'],
    ['2011-04', 'team'],
  ],
  cantGetPoison: [
    ['2005-08', 'player'],
    ['2011plus-ja', 'team'],
  ],
  // 805.10b of April 2018
  attack: [
    ['2005-08', 'team'],
    ['2018-04', 'head'],
  ],
  // 606.7b of 2005 and 2006; narrowed in February 2007
  attackBan: [
    ['2005-08', 'any'],
    ['2007-02', 'byDefendersObject'],
  ],
  // 606.7a of May 2007, 806.7b; 805.10e of April 2018. Before February 2007 nothing is said of it.
  defendingPlayer: [
    ['2005-08', 'either'],
    ['2018-04', 'attackedHead'],
  ],
  // 509.2 and 510.1c from July 2009 to November 2024
  damageAssignmentOrder: [
    ['2005-08', false],
    ['2009-en', true],
    ['2024-11', false],
  ],
  // 310.3 and 310.4 until July 2009
  combatDamage: [
    ['2005-08', 'stack'],
    ['2009-en', 'atOnce'],
  ],
  // 502.68a and 502.63a of May 2007; 702.13a and 702.2 of 2009
  lifelink: [
    ['2005-08', 'triggered'],
    ['2009-en', 'static'],
  ],
  deathtouch: [
    ['2005-08', 'triggered'],
    ['2009-en', 'static'],
  ],
  // 702.2b of 2009 and April 2010, another 702.2b in April 2011; before 2009 deathtouch says nothing of divisions
  deathtouchDivision: [
    ['2005-08', 'free'],
    ['2011-04', 'lethal'],
  ],
  // not there in October 2005, 420.5n in October 2006
  countersCancel: [
    ['2005-08', false],
    ['2006-en', true],
  ],
  // 420.5e of 2005, 704.5k of 2009; 704.5k of July 2013
  legendRule: [
    ['2005-08', 'all'],
    ['2011plus-ja', 'perPlayerChoose'],
  ],
  // 704.5j of 2009, 704.5j of 2016, gone in September 2017
  planeswalkerRule: [
    ['2005-08', 'none'],
    ['2009-en', 'all'],
    ['2011plus-ja', 'perPlayerChoose'],
    ['2018-04', 'none'],
  ],
  // 306.7 of 2009 and 2016, gone in April 2018
  planeswalkerRedirection: [
    ['2005-08', false],
    ['2009-en', true],
    ['2018-04', false],
  ],
  // 300.3 until July 2009
  manaBurn: [
    ['2005-08', true],
    ['2009-en', false],
  ],
  // 805.4d of January 2020
  stepTriggers: [
    ['2005-08', 'perPlayer'],
    ['2024-11', 'perPlayerIfThatPlayer'],
  ],
  // 606.6h of 2006 to 806.7g of April 2010; 805.6a since June 2010
  drawOrder: [
    ['2005-08', 'any'],
    ['2006-en', 'bySeat'],
    ['2011-04', 'any'],
  ],
  // 606.6h of May 2007
  effectOnBoth: [
    ['2005-08', 'twice'],
    ['2007-05', 'once'],
  ],
  maxHandSize: [['2005-08', 7]],
  openingHandSize: [['2005-08', 7]],
};

const keys = Object.keys(HISTORY) as (keyof EditionParameters)[];

describe.each(keys)('%s', (key) => {
  it('should be what the texts of each date say', () => {
    let value: unknown;
    for (const id of ORDER) {
      value = HISTORY[key].find(([from]) => from === id)?.[1] ?? value;
      expect(getEdition(id)?.parameters[key], id).toEqual(value);
    }
  });
});

describe('the Spanish composite', () => {
  it('should be the text of 2006 with the life, poison and general rules of 2010', () => {
    expect(getEdition('2010-es')?.parameters).toEqual({
      ...getEdition('2009-en')?.parameters,
      // es.19, es.18, es.29.2, es.28
      firstDraw: 'secondaryOnly',
      mulliganOrder: 'teamByTeam',
      attackBan: 'any',
      defendingPlayer: 'oneChosen',
      // nothing on it, so each counts
      effectOnBoth: 'twice',
      // of July 2010
      deathtouchDivision: 'lethal',
    });
  });
});
