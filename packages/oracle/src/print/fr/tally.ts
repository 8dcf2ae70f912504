import type { Compare, PlayerRef, Tally, Value } from '@ettin/schema';
import { bound, isNone, isSome } from './bound.js';
import { doing, type Noun, type NounPhrase, named, noun, owned } from './grammar.js';
import type { Speech } from './speech.js';
import { NOUNS, TYPE_NOUNS } from './vocabulary.js';
import { agree } from './words.js';

/**
 * How a tally of the turn is told. `does`: "vous avez lancé deux sorts", `figures` where the number
 * is written so ("gagné 3 points de vie"). `happens`: "deux créatures sont mortes sous votre contrôle".
 */
type Telling =
  | { readonly does: string; readonly thing: Noun; readonly figures?: true }
  | { readonly happens: string; readonly thing: Noun; readonly rest: string };

const TELLINGS: Readonly<Record<Tally, Telling>> = {
  lifeGained: { does: 'gagné', thing: NOUNS.life, figures: true },
  lifeLost: { does: 'perdu', thing: NOUNS.life, figures: true },
  damageTaken: { does: 'subi', thing: NOUNS.damage, figures: true },
  combatDamageDealt: { does: 'infligé', thing: noun('blessure de combat', 'f'), figures: true },
  spellsCast: { does: 'lancé', thing: NOUNS.spell },
  creatureSpellsCast: { does: 'lancé', thing: noun('sort de créature', 'm') },
  noncreatureSpellsCast: { does: 'lancé', thing: noun('sort non-créature', 'm') },
  instantSorceryCast: { does: 'lancé', thing: noun('sort de éphémère ou de rituel', 'm') },
  cardsDrawn: { does: 'pioché', thing: NOUNS.card },
  landsPlayed: { does: 'joué', thing: TYPE_NOUNS.land },
  attackersDeclared: { does: 'attaqué avec', thing: TYPE_NOUNS.creature },
  cardsDiscarded: { does: 'défaussé', thing: NOUNS.card },
  permanentsSacrificed: { does: 'sacrifié', thing: NOUNS.permanent },
  tokensCreated: { does: 'créé', thing: NOUNS.token },
  creaturesDied: { happens: 'mort', thing: TYPE_NOUNS.creature, rest: '' },
  permanentsLeft: { happens: 'parti', thing: NOUNS.permanent, rest: ' du champ de bataille' },
  landsEntered: { happens: 'arrivé', thing: TYPE_NOUNS.land, rest: '' },
  creaturesEntered: { happens: 'arrivé', thing: TYPE_NOUNS.creature, rest: '' },
};

type TallyValue = Extract<Value, { readonly tally: Tally }>;

/** One player or whoever: "vous", "un adversaire", "un joueur". */
const who = (of: PlayerRef, s: Speech, many = false): NounPhrase =>
  s.say.whose(of === 'opponents' ? 'opponent' : of, s, many);

/** "vous avez lancé": with "ne" and "aucun" where it is none. */
const has = (subject: NounPhrase, rest: string, none: boolean, s: Speech): string =>
  doing(
    subject,
    { verb: 'avoir', rest, ...(none ? { not: 'none' as const } : {}) },
    s.unless ? 'unless' : 'present',
  );

const under = (of: PlayerRef, s: Speech): string =>
  of === 'eachPlayer' ? '' : ` sous ${owned(who(of, s), NOUNS.control)}`;

/** "sont mortes ce tour-ci sous votre contrôle". */
function happened(
  telling: Extract<Telling, { happens: string }>,
  of: PlayerRef,
  many: boolean,
  s: Speech,
): string {
  const verb = s.unless ? (many ? 'ne soient' : 'ne soit') : many ? 'sont' : 'est';
  const word = agree(telling.happens, { gender: telling.thing.gender, plural: many });
  return `${verb} ${word}${telling.rest} ce tour-ci${under(of, s)}`;
}

/** "le nombre de sorts que vous avez lancés ce tour-ci" */
export function tallyValue(value: TallyValue, s: Speech): string {
  const telling = TELLINGS[value.tally];
  const { thing } = telling;
  if ('happens' in telling) return `le nombre de ${thing.many} qui ${happened(telling, value.of, true, s)}`;
  return `le nombre de ${thing.many} ${relative(telling, value.of, true, s)}`;
}

/** "que vous avez gagnés ce tour-ci", "avec lesquelles vous avez attaqué ce tour-ci". */
function relative(
  telling: Extract<Telling, { does: string }>,
  of: PlayerRef,
  many: boolean,
  s: Speech,
): string {
  const { thing, does } = telling;
  const agreement = { gender: thing.gender, plural: many };
  const subject = who(of, s, of === 'opponents');
  if (does.endsWith(' avec')) {
    const which = many
      ? thing.gender === 'f'
        ? 'lesquelles'
        : 'lesquels'
      : thing.gender === 'f'
        ? 'laquelle'
        : 'lequel';
    return `avec ${which} ${doing(subject, { verb: 'avoir', rest: does.replace(' avec', '') })} ce tour-ci`;
  }
  if (does === 'défaussé') return `dont ${doing(subject, { verb: 'se défausser', rest: '' })} ce tour-ci`;
  return `que ${doing(subject, { verb: 'avoir', rest: agree(does, agreement) })} ce tour-ci`;
}

/** "sort que vous avez lancé ce tour-ci": after "pour chaque". */
export function eachOfTally(value: TallyValue, s: Speech): string {
  const telling = TELLINGS[value.tally];
  if ('happens' in telling) return `${telling.thing.one} qui ${happened(telling, value.of, false, s)}`;
  return `${telling.thing.one} ${relative(telling, value.of, false, s)}`;
}

/** "vous vous êtes défaussé de une carte", "un adversaire ne s'est défaussé de aucune carte". */
function discarded(subject: NounPhrase, cards: string, none: boolean, s: Speech): string {
  const ne = none || s.unless ? 'ne ' : '';
  const be = s.unless ? ['soyez', 'soit'] : ['êtes', 'est'];
  const been = subject.you === true ? `vous ${ne}vous ${be[0]}` : `${named(subject)} ${ne}se ${be[1]}`;
  const word = agree('défaussé', subject.you === true ? { gender: 'm', plural: false } : subject);
  return `${been} ${word} de ${cards} ce tour-ci`;
}

/** "vous avez gagné au moins 3 points de vie ce tour-ci", "vous avez lancé au moins deux sorts ce tour-ci". */
export function tallyCondition(value: TallyValue, is: Compare, than: number, s: Speech): string {
  const telling = TELLINGS[value.tally];
  const { thing } = telling;
  const none = isNone(is, than);
  const some = isSome(is, than);
  if ('happens' in telling) {
    const many = !some && !none && !(is === '=' && than === 1);
    const subject = none
      ? `${thing.gender === 'f' ? 'aucune' : 'aucun'} ${thing.one} ne`
      : some
        ? `${thing.gender === 'f' ? 'une' : 'un'} ${thing.one}`
        : bound(is, than, thing);
    return `${subject} ${happened(telling, value.of, many, s)}`;
  }
  const subject = who(value.of, s);
  if (value.tally === 'attackersDeclared' && some) return has(subject, 'attaqué ce tour-ci', false, s);
  if (value.tally === 'cardsDiscarded') {
    return discarded(subject, none ? 'aucune carte' : some ? 'une carte' : bound(is, than, thing), none, s);
  }
  const amount = none
    ? `${thing.gender === 'f' ? 'aucune' : 'aucun'} ${thing.one}`
    : some
      ? telling.figures === true
        ? `des ${thing.many}`
        : `${thing.gender === 'f' ? 'une' : 'un'} ${thing.one}`
      : bound(is, than, thing, telling.figures === true);
  const text = `${telling.does} ${amount} ce tour-ci`;
  return has(subject, text, none, s);
}
