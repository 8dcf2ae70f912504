import type { Filter, RuleMod, Value, Whose } from '@ettin/schema';
import { amountOf } from '../amount.js';
import { counterNoun } from './counter-noun.js';
import {
  after,
  doing,
  inNumber,
  type Noun,
  type NounPhrase,
  named,
  noun,
  ofIt,
  own,
  owned,
  phrase,
  predicateText,
  YOU,
} from './grammar.js';
import { asCreature } from './noun.js';
import { selfPhrase } from './object.js';
import { owesX } from './owes.js';
import type { Speech } from './speech.js';
import { COLOR_WORDS, NOUNS, STEP_NOUNS, ZONE_NOUNS } from './vocabulary.js';
import { list, numberWord, ofThe } from './words.js';

type Kind = RuleMod['rule'];
type Of<K extends Kind> = Extract<RuleMod, { readonly rule: K }>;
/** Prints the rule as a clause; `time` is " ce tour-ci" and the like where it lasts so long. */
type Printers = { readonly [K in Kind]: (rule: Of<K>, s: Speech, time: string) => string };

const everyone = phrase('les joueurs', { gender: 'm', plural: true });

const who = (whose: Whose | 'all', s: Speech): NounPhrase =>
  whose === 'all' || whose === 'eachPlayer' ? everyone : s.say.whose(whose, s, true);

/** "chaque joueur", "chaque adversaire": for limits that are counted for each. */
const each = (whose: Whose | 'all', s: Speech): NounPhrase =>
  whose === 'all'
    ? phrase('chaque joueur')
    : whose === 'opponent'
      ? phrase('chaque adversaire')
      : who(whose, s);

const cant = (rest: string) => (rule: { readonly who: Whose | 'all' }, s: Speech, time: string) =>
  doing(who(rule.who, s), { verb: 'pouvoir', not: true, rest: rest + time });

const have = (rest: string) => (rule: { readonly who: Whose }, s: Speech, time: string) =>
  doing(who(rule.who, s), { verb: 'avoir', rest: rest + time });

const creatures = (what: Filter | undefined, s: Speech) => named(s.say.np(asCreature(what ?? {}), 'the', s));

const spells = (what: Filter | undefined, s: Speech, article: 'the' | 'bare' = 'the') =>
  named(s.say.np(what ?? {}, article, s, { head: 'spell', place: 'from' }));

/** "des sorts d'artefact et des sorts incolores" */
const someSpells = (what: Filter, s: Speech): string => {
  const it = s.say.np(what, 'bare', s, { head: 'spell', place: 'from' });
  return named({ ...it, items: it.items.map((item) => `des ${item}`) });
};

/** "ne peuvent pas vous attaquer", "ne peuvent attaquer ni vous ni les planeswalkers que vous contrôlez". */
const cantAttack = (whom: NounPhrase, planeswalkersToo: boolean | undefined): string => {
  if (planeswalkersToo === true)
    return `ne peuvent attaquer ni ${named(whom)} ni les planeswalkers que vous contrôlez`;
  return whom.you === true ? 'ne peuvent pas vous attaquer' : `ne peuvent pas attaquer ${named(whom)}`;
};

/** "à moins que leur contrôleur ne paie {2} pour chacune de ces créatures" */
const unlessPaid = (cost: Of<'attackCost'>['cost'], s: Speech): string => {
  const controller = phrase('leur contrôleur');
  const paid = list(
    s.say.cost(cost, s).map((predicate) => predicateText(predicate, controller, 'unless')),
    'et',
  );
  return ` à moins que leur contrôleur ${paid} pour chacune de ces créatures`;
};

/** "{1} de moins", "{2} de plus", "{X} de moins" with what X is told later. */
function difference(generic: Value, s: Speech): string {
  const by = (n: number) => `{${Math.abs(n)}} ${n < 0 ? 'de moins' : 'de plus'}`;
  if (typeof generic === 'number') return by(generic);
  const amount = amountOf(generic);
  if (amount.shape === 'each') {
    s.tails.push(` pour chaque ${s.say.forEach(amount.of, s)}`);
    return by(amount.n);
  }
  const negative = negated(generic);
  owesX(negative ?? generic, s);
  return `{X} ${negative === null ? 'de plus' : 'de moins'}`;
}

function negated(value: Value): Value | null {
  if (typeof value !== 'object') return null;
  if ('times' in value) {
    if (value.times[0] === -1) return value.times[1];
    if (value.times[1] === -1) return value.times[0];
  }
  return 'minus' in value && value.minus[0] === 0 ? value.minus[1] : null;
}

const isSelf = (what: Filter | undefined) => what?.self === true;

const ABILITIES = {
  equip: "les capacités d'équipement",
  loyalty: 'les capacités de loyauté',
  activated: 'les capacités activées',
} as const;

function costChange(rule: Of<'costChange'>, s: Speech, time: string): string {
  const { what, abilities, additional } = rule;
  const subject = who(rule.who, s);
  if (abilities !== undefined) {
    const of = what === undefined ? '' : ` ${ofIt(s.say.np(what, 'the', s))}`;
    const whose =
      rule.who === 'all' || (of !== '' && what?.controller !== undefined)
        ? ''
        : ` que ${doing(subject, { verb: 'activer', rest: '' })}`;
    return `l'activation ${ofThe(ABILITIES[abilities])}${of}${whose} coûte ${difference(rule.generic, s)}${time}`;
  }
  if (additional !== undefined) {
    const paid = list(
      s.say.cost(additional, s).map((predicate) => predicateText(predicate, YOU, 'order')),
      'et',
    );
    return `comme coût supplémentaire pour lancer ${isSelf(what) ? 'ce sort' : spells(what, s)}, ${paid}`;
  }
  if (isSelf(what)) return `ce sort coûte ${difference(rule.generic, s)} à lancer`;
  const whose = rule.who === 'all' ? '' : ` que ${doing(subject, { verb: 'lancer', rest: '' })}`;
  return `${spells(what, s)}${whose} coûtent ${difference(rule.generic, s)} à lancer${time}`;
}

const PERIODS = {
  combat: 'le combat',
  main: 'les phases principales',
  upkeep: 'les entretiens',
  endStep: 'les étapes de fin',
  declareBlockers: 'les étapes de déclaration des bloqueurs',
} as const;

function cantCast(rule: Of<'cantCast'>, s: Speech, time: string): string {
  const { when } = rule;
  const limits =
    when === undefined
      ? ''
      : 'turnOf' in when
        ? ` pendant ${owned(s.say.whose(when.turnOf, s), NOUNS.turn)}`
        : 'during' in when
          ? ` pendant ${PERIODS[when.during]}`
          : ` tant que ${s.say.condition(when, s)}`;
  return cant(`lancer de ${spells(rule.what, s, 'bare')}${limits}`)(rule, s, time);
}

function playFrom(
  { who: whose, zone, what, payLifeInstead, landsOnly }: Of<'playFrom'>,
  s: Speech,
  time: string,
): string {
  const subject = s.say.whose(whose, s);
  const place =
    zone === 'libraryTop'
      ? `du dessus ${ofThe(own(subject, ZONE_NOUNS.library))}`
      : zone === 'exile'
        ? "depuis l'exil"
        : `de ${own(subject, ZONE_NOUNS.graveyard)}`;
  const any = Object.keys(what).length === 0;
  const lands = landsOnly === true || what.types?.every((type) => type === 'land') === true;
  const does = lands
    ? 'jouer des terrains'
    : any
      ? 'jouer des terrains et lancer des sorts'
      : what.types?.includes('land') === true
        ? `jouer des ${named(s.say.np(what, 'bare', s, { head: 'card' }))}`
        : `lancer ${someSpells(what, s)}`;
  const life =
    payLifeInstead === true
      ? '. Si vous lancez un sort de cette manière, payez un nombre de points de vie égal à sa valeur de mana plutôt que son coût de mana'
      : '';
  return `${doing(subject, { verb: 'pouvoir', rest: `${does} ${place}` })}${time}${life}`;
}

const HAND_SIZE = noun('taille de main maximale', 'f');

const topRevealed = ({ who: whose, toYouOnly }: Of<'revealTop'>, s: Speech, time: string): string => {
  const subject = who(whose, s);
  const library = own(subject, ZONE_NOUNS.library);
  if (toYouOnly === true)
    return `vous pouvez regarder la carte du dessus de votre bibliothèque à tout moment${time}`;
  const rest = `avec la carte du dessus de ${library} révélée${time}`;
  return subject.you === true ? `jouez ${rest}` : doing(subject, { verb: 'jouer', rest });
};

const PRINTERS: Printers = {
  cantLoseGame: cant('perdre la partie'),
  cantWinGame: cant('gagner la partie'),
  noLossForLife: (rule, s, time) =>
    doing(who(rule.who, s), {
      verb: 'perdre',
      not: true,
      rest: `la partie pour avoir 0 point de vie ou moins${time}`,
    }),
  cantGainLife: cant('gagner de points de vie'),
  cantLoseLife: cant('perdre de points de vie'),
  lifeCantChange: (rule, s, time) => `${owned(who(rule.who, s), NOUNS.lifeTotal)} ne peut pas changer${time}`,
  damageFloor: ({ who: whose, n }, s, time) =>
    `les blessures qui devraient réduire ${owned(who(whose, s), NOUNS.lifeTotal)} à moins de ${n}${time} le réduisent à ${n} à la place`,
  damageCantBePrevented: (_, __, time) => `les blessures ne peuvent pas être prévenues${time}`,
  cantGetCounters: (rule, s, time) =>
    cant(`recevoir de ${counterNoun(rule.kind ?? 'any').many}`)(rule, s, time),
  playerHexproof: have('la défense talismanique'),
  playerShroud: have('le linceul'),
  playerProtection: (rule, s, time) =>
    have(s.say.theKeyword({ k: 'protection', from: rule.from }, s))(rule, s, time),
  maxAttackers: ({ n }, _, time) => `pas plus ${few(n)} attaquer à chaque combat${time}`,
  maxBlockers: ({ n }, _, time) => `pas plus ${few(n)} bloquer à chaque combat${time}`,
  cantBeAttackedBy: ({ who: whose, what, planeswalkersToo }, s, time) =>
    `${creatures(what, s)} ${cantAttack(who(whose, s), planeswalkersToo)}${time}`,
  attackCost: ({ whom, cost, planeswalkersToo, what }, s, time) =>
    `${creatures(what, s)} ${cantAttack(who(whom, s), planeswalkersToo)}${time}${unlessPaid(cost, s)}`,
  blockCost: ({ cost, what }, s, time) =>
    `${creatures(what, s)} ne peuvent pas bloquer${time}${unlessPaid(cost, s)}`,
  mustAttackYou: ({ who: whose }, s, time) =>
    doing(whose === 'opponent' ? phrase('chaque adversaire') : s.say.whose(whose, s), {
      verb: 'devoir',
      rest: `vous attaquer ou attaquer un planeswalker que vous contrôlez avec au moins une créature à chaque combat${time} si possible`,
    }),
  cantCast,
  castLimit: ({ who: whose, n, what }, s, time) => {
    const noun_ = named(s.say.np(what ?? {}, 'bare', s, { head: 'spell', many: n !== 1 }));
    const rest = `lancer plus de ${numberWord(n, 'm')} ${noun_}${time === '' ? ' par tour' : time}`;
    return doing(each(whose, s), { verb: 'pouvoir', not: true, rest });
  },
  cantActivate: ({ what, manaToo }, s, time) => {
    const of = isSelf(what) ? selfPhrase(s, s.from) : s.say.np(what, 'the', s);
    const except = manaToo === true ? '' : ' à moins que ce ne soient des capacités de mana';
    return `les capacités activées ${ofIt(of)} ne peuvent pas être activées${time}${except}`;
  },
  cantPlayLands: cant('jouer de terrains'),
  costChange,
  extraLands: ({ who: whose, n }, s, time) => {
    const subject = who(whose, s);
    const lands = n === 1 ? 'un terrain supplémentaire' : `${numberWord(n, 'm')} terrains supplémentaires`;
    const turns = time === '' ? ` pendant chacun de ${own(subject, NOUNS.turn, true)}` : time;
    return doing(subject, { verb: 'pouvoir', rest: `jouer ${lands}${turns}` });
  },
  noMaxHandSize: (rule, s, time) =>
    doing(who(rule.who, s), { verb: 'avoir', not: true, rest: `de taille de main maximale${time}` }),
  maxHandSize: ({ who: whose, change, n }, s, time) => {
    const of = owned(who(whose, s), HAND_SIZE);
    if (n !== undefined) return `${of} est de ${numberWord(n, 'f')} ${inNumber(NOUNS.card, n > 1)}${time}`;
    const by = change ?? 0;
    return `${of} est ${by < 0 ? 'réduite' : 'augmentée'} de ${numberWord(Math.abs(by), 'f')} ${inNumber(NOUNS.card, Math.abs(by) > 1)}${time}`;
  },
  castAsThoughFlash: ({ who: whose, what }, s, time) =>
    isSelf(what)
      ? `vous pouvez lancer ce sort comme si il avait le flash${time}`
      : doing(who(whose, s), {
          verb: 'pouvoir',
          rest: `lancer les ${spells(what, s, 'bare')}${time} comme si ils avaient le flash`,
        }),
  playFrom,
  revealTop: topRevealed,
  skipStep: ({ who: whose, step }, s, time) => {
    const subject = who(whose, s);
    const step_ = own(subject, STEP_NOUNS[step], !(subject.you === true));
    return subject.you === true
      ? `passez ${step_}${time}`
      : doing(subject, { verb: 'passer', rest: step_ + time });
  },
  extraTriggers: ({ what, of }, s, time) => {
    const it = s.say.np(what, 'a', s);
    return of === 'enters'
      ? `si l'arrivée ${ofIt(it)} fait se déclencher une capacité déclenchée de un permanent que vous contrôlez${time}, cette capacité se déclenche une fois de plus`
      : `si une capacité déclenchée ${ofIt(it)} se déclenche${time}, cette capacité se déclenche une fois de plus`;
  },
  noEntersTriggers: ({ what }, s, time) =>
    `l'arrivée ${ofIt(s.say.np(what, 'the', s))} ne fait pas se déclencher de capacités${time}`,
  legendRuleOff: ({ who: whose }, s, time) =>
    `la « règle de légende » ne se applique pas aux permanents que ${doing(who(whose, s), { verb: 'contrôler', rest: '' })}${time}`,
  drawLimit: ({ who: whose, n }, s, time) =>
    doing(each(whose, s), {
      verb: 'pouvoir',
      not: true,
      rest: `piocher plus de ${numberWord(n, 'f')} ${inNumber(NOUNS.card, n > 1)}${time === '' ? ' par tour' : time}`,
    }),
  manaPersists: ({ who: whose, types }, s, time) => {
    const kinds = (types ?? []).map((type) => (type === 'C' ? 'incolore' : COLOR_WORDS[type]));
    const mana = kinds.length === 0 ? 'le mana' : `le mana ${list(kinds, 'ou')}`;
    return doing(who(whose, s), {
      verb: 'perdre',
      not: true,
      rest: `${mana} non dépensé à la fin des étapes et des phases${time}`,
    });
  },
  spendManaAsAny: ({ who: whose }, s, time) =>
    doing(who(whose, s), {
      verb: 'pouvoir',
      rest: `dépenser du mana comme si c'était du mana de n'importe quelle couleur${time}`,
    }),
  cantSearch: cant('chercher dans les bibliothèques'),
  untapLimit: ({ who: whose, what, n }, s, time) => {
    const subject = who(whose, s);
    const it = s.say.np(what, 'bare', s, { many: n !== 1, controller: 'unsaid' });
    const step = own(subject, STEP_NOUNS.untap);
    return doing(subject, {
      verb: 'pouvoir',
      not: true,
      rest: `dégager plus de ${numberWord(n, it.gender)} ${named(it)} pendant ${step}${time}`,
    });
  },
  noMaxCounters: (_, s) => {
    const it = s.say.object('self', s);
    const on = after('sur', { ...it, pronoun: 'whole' });
    return doing(it, { verb: 'pouvoir', rest: `avoir n'importe quel nombre de marqueurs ${on}` });
  },
};

const few = (n: number): string =>
  `de ${numberWord(n, 'f')} ${inNumber(CREATURE, n > 1)} ne ${n > 1 ? 'peuvent' : 'peut'}`;
const CREATURE: Noun = noun('créature', 'f');

/** A change of the rules as a clause: "vos adversaires ne peuvent pas gagner de points de vie". */
export function rule<K extends Kind>(rule_: Of<K>, s: Speech, time = ''): string {
  const printer: (rule: Of<K>, s: Speech, time: string) => string = PRINTERS[rule_.rule as K];
  return printer(rule_, s, time);
}
