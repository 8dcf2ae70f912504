import { type Edition, type EditionParameters, MEANINGS, type Meaning } from '@ettin/schema';

/** An edition for tests: values of today, unless a test says otherwise. */

const PARAMETERS: EditionParameters = {
  startingLife: { solo: 20, base: 30, perHead: 15 },
  poisonToLose: { solo: 10, base: 15, perHead: 5 },
  sharedPoison: true,
  firstDraw: 'skipped',
  mulligan: 'london',
  freeMulligans: 1,
  individualLife: 'team',
  setBothLife: 'oneMember',
  attack: 'head',
  legendRule: 'perPlayerChoose',
  planeswalkerRedirection: false,
  damageAssignmentOrder: false,
  manaBurn: false,
  stepTriggers: 'perPlayerIfThatPlayer',
  mulliganOrder: 'allTogether',
  shareOf: 'heads',
  setOneLife: 'byChange',
  cantGainLife: 'team',
  cantLoseLife: 'team',
  cantGetPoison: 'team',
  redistribute: 'onePerTeam',
  attackBan: 'byDefendersObject',
  defendingPlayer: 'attackedHead',
  combatDamage: 'atOnce',
  lifelink: 'static',
  deathtouch: 'static',
  deathtouchDivision: 'lethal',
  countersCancel: true,
  planeswalkerRule: 'none',
  drawOrder: 'any',
  effectOnBoth: 'once',
  maxHandSize: 7,
  openingHandSize: 7,
};

export function testEdition(parameters: Partial<EditionParameters> = {}): Edition {
  return {
    id: 'test',
    date: '2026-04-17',
    name: 'test',
    parameters: { ...PARAMETERS, ...parameters },
    cites: Object.fromEntries(MEANINGS.map((m) => [m, '0'])) as Record<Meaning, string>,
  };
}
