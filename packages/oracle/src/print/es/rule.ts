import type { Filter, RuleMod, Value, Whose } from '@ettin/schema';
import { amountOf } from '../amount.js';
import { counterWord } from './counters.js';
import {
  after,
  finite,
  finiteVerb,
  infinitive,
  type NounPhrase,
  own,
  owned,
  person,
  subjectText,
  YOU,
} from './grammar.js';
import { selfName } from './object.js';
import { owesX } from './quantity.js';
import { skill } from './skills.js';
import type { Speech } from './speech.js';
import type { VerbName } from './verbs.js';
import {
  CARD,
  COLOR_WORDS,
  CONTROLLER,
  GRAVEYARD,
  LIBRARY,
  LIFE_TOTAL,
  STEP_WORDS,
  TYPE_WORDS,
} from './vocabulary.js';
import { feminine, list, masculine, numberAlone, numberWord, type Word } from './words.js';

type Kind = RuleMod['rule'];
type Of<K extends Kind> = Extract<RuleMod, { readonly rule: K }>;
/** Prints the rule as a clause; `time` is " este turno" and the like where it lasts so long. */
type Printers = { readonly [K in Kind]: (rule: Of<K>, s: Speech, time: string) => string };

const everyone = person('los jugadores', true);

const who = (whose: Whose | 'all', s: Speech): NounPhrase =>
  whose === 'all' || whose === 'eachPlayer' ? everyone : s.say.whose(whose, s, true);

/** One of them at a time: "cada oponente". */
const each = (whose: Whose | 'all', s: Speech): NounPhrase =>
  whose === 'all' || whose === 'eachPlayer'
    ? person('cada jugador')
    : whose === 'opponent' || whose === 'opponents'
      ? person('cada oponente')
      : who(whose, s);

const does = (subject: NounPhrase, verb: VerbName, rest: string, not = false) =>
  `${subjectText(subject)}${not ? 'no ' : ''}${finiteVerb(verb, subject, 'indicative')} ${rest}`.trim();

const cant = (rest: string) => (rule: { readonly who: Whose | 'all' }, s: Speech, time: string) =>
  does(who(rule.who, s), 'poder', rest, true) + time;

const have = (rest: string) => (rule: { readonly who: Whose }, s: Speech, time: string) =>
  does(who(rule.who, s), 'tener', rest) + time;

const isUntyped = (filter: Filter) =>
  filter.types === undefined && filter.allTypes === undefined && filter.subtypes === undefined;

const creatures = (what: Filter | undefined, s: Speech): NounPhrase =>
  s.say.np(what === undefined || isUntyped(what) ? { types: ['creature'], ...what } : what, 'the', s);

const spells = (what: Filter | undefined, s: Speech, determiner: 'bare' | 'the' = 'bare'): NounPhrase =>
  s.say.np(what ?? {}, determiner, s, { head: 'spell', place: 'de' });

/** "atacarte", "atacarte a ti ni a los planeswalkers que controlas" */
function attacking(whom: NounPhrase, walkers: boolean | undefined, conjunction: 'ni' | 'o'): string {
  const plain = infinitive({ subject: person(''), does: [{ verb: 'atacar', direct: whom, rest: '' }] });
  if (walkers !== true) return plain;
  const you = whom.you === true ? ' a ti' : '';
  const those = conjunction === 'ni' ? 'a los planeswalkers' : 'a un planeswalker';
  const whose = whom.you === true ? 'que controlas' : `que ${whom.many ? 'controlan' : 'controla'}`;
  return `${plain}${you} ${conjunction} ${those} ${whose}`;
}

const paying = (cost: Of<'attackCost'>['cost'], s: Speech): string =>
  finite({ subject: person('su controlador'), does: s.say.cost(cost, s) }, 'subjunctive');

const unlessPaid = (cost: Of<'attackCost'>['cost'], s: Speech) =>
  `a menos que su ${CONTROLLER.one} ${paying(cost, s)}`;

const cantOf = (subject: NounPhrase) =>
  `${subjectText(subject)}no ${finiteVerb('poder', subject, 'indicative')}`;

/** "{1} menos", "{2} más", "{X} menos" with what X is told later. */
function difference(generic: Value, s: Speech): string {
  if (typeof generic === 'number') return `{${Math.abs(generic)}} ${generic < 0 ? 'menos' : 'más'}`;
  const amount = amountOf(generic);
  if (amount.shape === 'each') {
    s.tails.push(` por cada ${s.say.forEach(amount.of, s)}`);
    return `{${Math.abs(amount.n)}} ${amount.n < 0 ? 'menos' : 'más'}`;
  }
  const negative = negated(generic);
  owesX(negative ?? generic, s);
  return `{X} ${negative === null ? 'más' : 'menos'}`;
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

/** "que lanzas", "que lanzan tus oponentes"; nothing for everybody's. */
function whoDoes(verb: VerbName, whose: Whose | 'all', s: Speech): string {
  if (whose === 'all' || whose === 'eachPlayer') return '';
  const subject = who(whose, s);
  const does_ = finiteVerb(verb, subject, 'indicative');
  return ` que ${does_}${subject.you === true ? '' : ` ${subject.text}`}`;
}

const ABILITIES = {
  equip: 'las habilidades de equipar',
  loyalty: 'las habilidades de lealtad',
  activated: 'las habilidades activadas',
} as const;

function costChange(rule: Of<'costChange'>, s: Speech, time: string): string {
  const { what, abilities, additional } = rule;
  if (abilities !== undefined) {
    const of = what === undefined ? '' : ` ${after('de', s.say.np(what, 'the', s))}`;
    const owned_ = of !== '' && what?.controller !== undefined;
    const whose = owned_ ? '' : whoDoes('activar', rule.who, s);
    return `${ABILITIES[abilities]}${of}${whose} cuestan ${difference(rule.generic, s)} para activarlas${time}`;
  }
  if (additional !== undefined) {
    const paid = infinitive({ subject: YOU, does: s.say.cost(additional, s) });
    const cast = isSelf(what) ? 'este hechizo' : spells(what, s).text;
    return `como coste adicional para lanzar ${cast}, se debe ${paid}`;
  }
  if (isSelf(what)) return `este hechizo cuesta ${difference(rule.generic, s)} para lanzarlo`;
  return `${spells(what, s, 'the').text}${whoDoes('lanzar', rule.who, s)} cuestan ${difference(rule.generic, s)} para lanzarlos${time}`;
}

const WHEN = {
  combat: 'la fase de combate',
  main: 'las fases principales',
  upkeep: 'los mantenimientos',
  endStep: 'los pasos finales',
  declareBlockers: 'los pasos de declarar bloqueadores',
} as const;

const TURN = masculine('turno');

function cantCast(rule: Of<'cantCast'>, s: Speech, time: string): string {
  const { when } = rule;
  const limits =
    when === undefined
      ? ''
      : 'turnOf' in when
        ? ` durante ${owned(TURN, s.say.whose(when.turnOf, s))}`
        : 'during' in when
          ? ` durante ${WHEN[when.during]}`
          : ` mientras ${s.say.condition(when, s, 'subjunctive')}`;
  return does(who(rule.who, s), 'poder', `lanzar ${spells(rule.what, s).text}${limits}${time}`, true);
}

function playFrom(
  { who: whose, zone, what, payLifeInstead, landsOnly }: Of<'playFrom'>,
  s: Speech,
  time: string,
): string {
  const subject = s.say.whose(whose, s);
  const place =
    zone === 'libraryTop'
      ? `la parte superior de ${own(subject)} ${LIBRARY.one}`
      : zone === 'exile'
        ? 'el exilio'
        : `${own(subject)} ${GRAVEYARD.one}`;
  const any = Object.keys(what).length === 0;
  const lands = landsOnly === true || what.types?.every((type) => type === 'land') === true;
  const plays = lands
    ? `jugar ${TYPE_WORDS.land.many}`
    : any
      ? 'jugar tierras y lanzar hechizos'
      : what.types?.includes('land') === true
        ? `jugar ${s.say.noun(what, { many: true, head: 'card' }, s).text}`
        : `lanzar ${spells(what, s).text}`;
  const life =
    payLifeInstead === true
      ? '. Si lanzas un hechizo de esta manera, paga una cantidad de vidas igual a su valor de maná en vez de pagar su coste de maná'
      : '';
  return `${does(subject, 'poder', plays)} desde ${place}${time}${life}`;
}

const EACH_COMBAT = ' en cada combate';
const HAND_SIZE: Word = masculine('tamaño máximo de mano', 'tamaños máximos de mano');
const ABILITY = feminine('habilidad', 'habilidades');

const noMoreThan = (n: number, verb: string, time: string) =>
  `no ${n === 1 ? 'puede' : 'pueden'} ${verb} más de ${numberWord(n, 'f')} ${n === 1 ? 'criatura' : 'criaturas'}${EACH_COMBAT}${time}`;

const perTurn = (time: string) => (time === '' ? ' por turno' : time);

const PRINTERS: Printers = {
  cantLoseGame: cant('perder la partida'),
  cantWinGame: cant('ganar la partida'),
  noLossForLife: (rule, s, time) =>
    does(who(rule.who, s), 'perder', `la partida por tener 0 o menos vidas${time}`, true),
  cantGainLife: cant('ganar vidas'),
  cantLoseLife: cant('perder vidas'),
  lifeCantChange: (rule, s, time) => {
    const whose = who(rule.who, s);
    const many = whose.many && whose.you !== true;
    return `${owned(LIFE_TOTAL, whose, many)} no ${many ? 'pueden' : 'puede'} cambiar${time}`;
  },
  damageFloor: ({ who: whose, n }, s, time) =>
    `el daño que fuera a reducir ${owned(LIFE_TOTAL, who(whose, s))} a menos de ${n}${time}, en vez de eso, lo reduce a ${n}`,
  damageCantBePrevented: (_, __, time) => `el daño no puede ser prevenido${time}`,
  cantGetCounters: ({ who: whose, kind }, s, time) =>
    does(who(whose, s), 'poder', `obtener ${counterWord(kind ?? 'any').many}${time}`, true),
  playerHexproof: have('antimaleficio'),
  playerShroud: have('velo'),
  playerProtection: (rule, s, time) =>
    have(skill(s.say.keyword({ k: 'protection', from: rule.from }, s)))(rule, s, time),
  maxAttackers: ({ n }, _, time) => noMoreThan(n, 'atacar', time),
  maxBlockers: ({ n }, _, time) => noMoreThan(n, 'bloquear', time),
  cantBeAttackedBy: ({ who: whose, what, planeswalkersToo }, s, time) =>
    `${cantOf(creatures(what, s))} ${attacking(who(whose, s), planeswalkersToo, 'ni')}${time}`,
  attackCost: ({ whom, cost, planeswalkersToo, what }, s, time) => {
    const attacked = who(whom, s);
    const those =
      planeswalkersToo === true
        ? 'cada una de esas criaturas'
        : attacked.you === true
          ? 'cada criatura que controla que te esté atacando'
          : `cada criatura que controla que esté atacando ${after('a', attacked)}`;
    return `${cantOf(creatures(what, s))} ${attacking(attacked, planeswalkersToo, 'ni')}${time} ${unlessPaid(cost, s)} por ${those}`;
  },
  blockCost: ({ cost, what }, s, time) =>
    `${cantOf(creatures(what, s))} bloquear${time} ${unlessPaid(cost, s)} por cada una de esas criaturas`,
  mustAttackYou: ({ who: whose }, s, time) =>
    `${does(each(whose, s), 'deber', attacking(YOU, true, 'o'))} con al menos una criatura${EACH_COMBAT}${time} si puede`,
  cantCast,
  castLimit: ({ who: whose, n, what }, s, time) => {
    const noun = s.say.noun(what ?? {}, { head: 'spell', many: n !== 1 }, s);
    return `${does(each(whose, s), 'poder', `lanzar más de ${numberWord(n, 'm')} ${noun.text}`, true)}${perTurn(time)}`;
  },
  cantActivate: ({ what, manaToo }, s, time) => {
    const of = isSelf(what) ? selfName(s.self, s.from) : s.say.np(what, 'the', s);
    const mana = manaToo === true ? '' : ' a menos que sean habilidades de maná';
    return `${owned(ABILITY, of, true, ' activadas')} no pueden ser activadas${time}${mana}`;
  },
  cantPlayLands: cant('jugar tierras'),
  costChange,
  extraLands: ({ who: whose, n }, s, time) => {
    const subject = who(whose, s);
    const lands = n === 1 ? 'una tierra adicional' : `${numberWord(n, 'f')} tierras adicionales`;
    return `${does(subject, 'poder', `jugar ${lands}`)}${time === '' ? ` en cada uno de ${own(subject, true)} turnos` : time}`;
  },
  noMaxHandSize: (rule, s, time) => does(who(rule.who, s), 'tener', `un tamaño máximo de mano${time}`, true),
  maxHandSize: ({ who: whose, change, n }, s, time) => {
    const of = owned(HAND_SIZE, who(whose, s));
    if (n !== undefined) return `${of} es ${numberAlone(n)}${time}`;
    const by = Math.abs(change ?? 0);
    return `${of} se ${(change ?? 0) < 0 ? 'reduce' : 'aumenta'} en ${numberAlone(by)}${time}`;
  },
  castAsThoughFlash: ({ who: whose, what }, s, time) =>
    isSelf(what)
      ? `puedes lanzar este hechizo como si tuviera la habilidad de destello${time}`
      : `${does(who(whose, s), 'poder', `lanzar ${spells(what, s).text}${time}`)} como si tuvieran la habilidad de destello`,
  playFrom,
  revealTop: ({ who: whose, toYouOnly }, s, time) => {
    const subject = who(whose, s);
    if (toYouOnly === true)
      return `puedes mirar la primera ${CARD.one} de tu ${LIBRARY.one} en cualquier momento${time}`;
    return subject.you === true
      ? `juega con la primera ${CARD.one} de tu ${LIBRARY.one} a la vista${time}`
      : `${does(subject, 'jugar', `con la primera ${CARD.one} de ${own(subject)} ${LIBRARY.one} a la vista`)}${time}`;
  },
  skipStep: ({ who: whose, step }, s, time) => {
    const subject = who(whose, s);
    const { one, many } = STEP_WORDS[step];
    return subject.you === true
      ? `omite tu ${one}${time}`
      : `${does(subject, 'omitir', subject.many ? `sus ${many}` : `su ${one}`)}${time}`;
  },
  extraTriggers: ({ what, of }, s, time) => {
    const noun = s.say.np(what, 'a', s);
    return of === 'enters'
      ? `si la entrada de ${noun.text} hace que se dispare una habilidad disparada de un permanente que controlas${time}, esa habilidad se dispara una vez adicional`
      : `si se dispara una habilidad disparada ${after('de', noun)}${time}, esa habilidad se dispara una vez adicional`;
  },
  noEntersTriggers: ({ what }, s, time) =>
    `la entrada ${after('de', s.say.np(what, 'bare', s))} no hace que se disparen habilidades${time}`,
  legendRuleOff: ({ who: whose }, s, time) =>
    `la "regla de las leyendas" no se aplica a los permanentes${whoDoes('controlar', whose, s)}${time}`,
  drawLimit: ({ who: whose, n }, s, time) =>
    `${does(each(whose, s), 'poder', `robar más de ${numberWord(n, 'f')} ${n === 1 ? CARD.one : CARD.many}`, true)}${perTurn(time)}`,
  manaPersists: ({ who: whose, types }, s, time) => {
    const kinds = (types ?? []).map((type) => (type === 'C' ? 'incoloro' : COLOR_WORDS[type]('m', false)));
    const mana = kinds.length === 0 ? 'maná' : `maná ${list(kinds, 'o')}`;
    return does(
      who(whose, s),
      'perder',
      `el ${mana} sin gastar al terminar los pasos y las fases${time}`,
      true,
    );
  },
  spendManaAsAny: ({ who: whose }, s, time) =>
    `${does(who(whose, s), 'poder', 'gastar maná como si fuera maná de cualquier color')}${time}`,
  cantSearch: cant('buscar en bibliotecas'),
  untapLimit: ({ who: whose, what, n }, s, time) => {
    const subject = who(whose, s);
    const noun = s.say.noun(what, { many: n !== 1, controller: 'unsaid' }, s);
    const { one, many } = STEP_WORDS.untap;
    const step = subject.you === true ? `tu ${one}` : subject.many ? `sus ${many}` : `su ${one}`;
    return `${does(subject, 'poder', `enderezar más de ${numberWord(n, noun.gender)} ${noun.text}`, true)} durante ${step}${time}`;
  },
  noMaxCounters: (_, s) => {
    const it = s.say.object('self', s);
    return `${subjectText(it)}puede tener cualquier cantidad de contadores`;
  },
};

/** A change of the rules as a clause: "tus oponentes no pueden ganar vidas". */
export function rule<K extends Kind>(rule_: Of<K>, s: Speech, time = ''): string {
  const printer: (rule: Of<K>, s: Speech, time: string) => string = PRINTERS[rule_.rule as K];
  return printer(rule_, s, time);
}
