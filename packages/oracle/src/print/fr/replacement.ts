import type { Filter, Instead, ReplacedEvent, ReplacementAbility, Zone } from '@ettin/schema';
import { changed, type Unit } from './changed.js';
import { counterNoun } from './counter-noun.js';
import { counters } from './counters.js';
import { entering } from './entering.js';
import {
  type NounPhrase,
  named,
  owned,
  type Predicate,
  phrase,
  predicateText,
  subjectOf,
  toIt,
  would,
} from './grammar.js';
import { fromZone } from './moves.js';
import type { Speech } from './speech.js';
import { NOUNS, ZONE_NOUNS } from './vocabulary.js';
import { agree, list } from './words.js';

type Event<K extends ReplacedEvent['event']> = Extract<ReplacedEvent, { readonly event: K }>;

interface Situation {
  /** "vous deviez piocher une carte" */
  readonly would: string;
  /** What the changed event is then: "vous en piochez", with the new amount. */
  readonly then: (amount: string) => string;
  readonly unit: Unit;
}

const isSelf = (what: Filter | 'self' | undefined): what is 'self' => what === 'self';

function thing(
  what: Filter | 'self',
  s: Speech,
  head: 'permanent' | 'card' | 'source' = 'permanent',
): NounPhrase {
  if (isSelf(what)) {
    s.aliases.set('it', 'self');
    return s.say.object('self', s);
  }
  s.aliases.delete('it');
  s.entities.set('it', { kind: 'object', filter: what, head });
  const said = s.say.np(what, 'a', s, { head });
  s.focus = 'it';
  s.said.add('it');
  return said;
}

function player(whose: Parameters<Speech['say']['whose']>[0], s: Speech): NounPhrase {
  const who = s.say.whose(whose, s);
  s.thatPlayer = who.you === true ? 'you' : 'plain';
  return who;
}

/** "devait arriver", "deviez piocher une carte". */
const mightDo = (it: NounPhrase, predicate: Predicate): string =>
  `${subjectOf(it)} ${would(it)} ${predicateText(predicate, it, 'infinitive')}`;

const does = (verb: string, rest = ''): Predicate => ({ verb, rest });
const being = (it: NounPhrase, participle: string, rest = ''): Predicate =>
  does('être', `${agree(participle, it)} ${rest}`.trimEnd());

/** Whoever would, again: "vous piochez", "ce joueur pioche". */
const again =
  (who: NounPhrase, verb: string, rest = '') =>
  (amount: string): string => {
    const it = who.you === true ? who : phrase('ce joueur');
    return `${subjectOf(it)} ${predicateText(does(verb, `${amount}${rest} à la place`), it, 'present')}`;
  };

const nothing = () => '';
const NOTHING: Unit = { noun: '' };

const kindOf = (combat: boolean | undefined): string =>
  combat === undefined ? 'blessures' : combat ? 'blessures de combat' : 'blessures autres que de combat';

function damage(event: Event<'damage'>, s: Speech): Situation {
  const source =
    event.source === undefined
      ? phrase('une source', { gender: 'f', plural: false })
      : thing(event.source, s, 'source');
  const player_ = event.toPlayer === undefined ? null : s.say.whose(event.toPlayer, s);
  const to: string[] = [];
  if (player_ !== null && player_.you !== true) to.push(toIt(player_));
  if (event.toObject !== undefined) to.push(toIt(thing(event.toObject, s)));
  const you = player_?.you === true;
  const anyone = event.source !== undefined && to.length === 0 && !you;
  const whom = anyone ? ' à un permanent ou à un joueur' : to.length === 0 ? '' : ` ${list(to, 'ou')}`;
  s.entities.set('eventSource', { kind: 'object', head: 'permanent' });
  const both = to.length > 1 || (you && to.length > 0);
  const back = both
    ? ' à ce joueur ou à ce permanent'
    : event.toObject !== undefined
      ? ' à ce permanent'
      : player_ !== null && !you
        ? ' à ce joueur'
        : '';
  const vous = you && !both ? 'vous ' : '';
  const harmed = you && both ? ' ou à vous' : '';
  return {
    would: `${named(source)} ${would(source)} ${vous}infliger des ${kindOf(event.combat)}${whom}${harmed}`,
    then: (amount) => `elle ${vous}inflige ${amount}${back} à la place`,
    unit: { noun: kindOf(event.combat), figures: true },
  };
}

function move(event: Event<'move'>, s: Speech): Situation {
  const head = event.from === 'battlefield' ? 'permanent' : 'card';
  const it = thing(event.what, s, head);
  const creature = !isSelf(event.what)
    ? event.what.types?.join() === 'creature' || event.what.among !== undefined
    : s.self.types.includes('creature');
  const told = (predicate: Predicate): Situation => ({
    would: mightDo(it, predicate),
    then: nothing,
    unit: NOTHING,
  });
  if (event.from === 'battlefield' && event.to === 'graveyard' && creature) return told(does('mourir'));
  if (event.to === undefined) {
    return told(does('quitter', fromZone(event.from ?? 'battlefield', isSelf(event.what))));
  }
  const from = event.from === undefined ? " depuis n'importe où" : ` depuis ${fromZone(event.from, false)}`;
  if (event.to === 'exile') return told(being(it, 'exilé', from.trimStart()));
  const zone = ZONE_NOUNS[event.to];
  const where =
    event.owner === undefined
      ? `${zone.gender === 'f' ? 'une' : 'un'} ${zone.one}`
      : owned(s.say.whose(event.owner, s), zone);
  return told(being(it, 'mis', `dans ${where}${from}`));
}

function counted(event: Event<'counters'>, s: Speech): Situation {
  const noun = counterNoun(event.kind ?? 'any').many;
  const on = event.what === undefined ? null : thing(event.what, s);
  const who = event.who === undefined ? null : player(event.who, s);
  const some = `un ou plusieurs ${noun}`;
  if (on === null && who !== null) {
    return {
      would: mightDo(who, does('recevoir', some)),
      then: again(who, 'gagner'),
      unit: { noun },
    };
  }
  const where = on === null ? 'un permanent' : named(on);
  const it = on?.gender === 'f' ? 'elle' : 'lui';
  const of = event.kind === undefined ? 'marqueurs de chacune de ces sortes' : noun;
  if (who !== null) {
    return {
      would: mightDo(who, does('mettre', `${some} sur ${where}`)),
      then: again(who, 'mettre', ` sur ${it}`),
      unit: { noun: of },
    };
  }
  return {
    would: `${some} devaient être mis sur ${where}`,
    then: (amount) => `${amount} sont mis sur ${it} à la place`,
    unit: { noun: of },
  };
}

function situation(event: ReplacedEvent, s: Speech): Situation {
  const told = (would: string, then: Situation['then'] = nothing, unit: Unit = NOTHING): Situation => ({
    would,
    then,
    unit,
  });
  switch (event.event) {
    case 'damage':
      return damage(event, s);
    case 'enters':
      return told(mightDo(thing(event.what, s), does('arriver')));
    case 'move':
      return move(event, s);
    case 'draw': {
      const who = player(event.who, s);
      const except =
        event.exceptFirstInDrawStep === true
          ? `, excepté la première que ${who.you === true ? 'vous piochez à chacune de vos' : 'il pioche à chacune de ses'} étapes de pioche`
          : '';
      return told(mightDo(who, does('piocher', `une carte${except}`)), again(who, 'piocher'), {
        noun: 'cartes',
      });
    }
    case 'gainLife':
    case 'loseLife': {
      const who = player(event.who, s);
      const verb = event.event === 'gainLife' ? 'gagner' : 'perdre';
      return told(mightDo(who, does(verb, 'des points de vie')), again(who, verb), {
        noun: 'points de vie',
        figures: true,
      });
    }
    case 'counters':
      return counted(event, s);
    case 'tokens': {
      const who = s.say.whose(event.who, s);
      const tokens = named(s.say.np(event.what ?? {}, 'bare', s, { head: 'token' }));
      return told(
        `un ou plusieurs ${tokens} devaient être créés sous ${owned(who, NOUNS.control)}`,
        (amount) => `${amount} sont créés à la place`,
        { noun: 'ces jetons' },
      );
    }
    case 'discard': {
      const who = player(event.who, s);
      const what = isSelf(event.what)
        ? 'cette carte'
        : event.what === undefined
          ? 'une carte'
          : named(thing(event.what, s, 'card'));
      if (isSelf(event.what)) thing('self', s);
      const discarding = does('se défausser', `de ${what}`);
      if (event.byOpponent !== true)
        return told(mightDo(who, discarding), (amount) => again(who, 'se défausser')(`de ${amount}`), {
          noun: 'cartes',
        });
      return told(
        `un sort ou une capacité que un adversaire contrôle devait faire que ${subjectOf(who)} ${predicateText(discarding, who, 'that')}`,
      );
    }
    case 'loseGame':
    case 'winGame':
      return told(
        mightDo(player(event.who, s), does(event.event === 'loseGame' ? 'perdre' : 'gagner', 'la partie')),
      );
    case 'mana': {
      const what = named(s.say.np(event.what, 'a', s, { controller: 'unsaid' }));
      return told(`vous engagez ${what} pour du mana`, (amount) => `il produit ${amount} à la place`, {
        noun: 'ce mana',
      });
    }
    case 'destroy': {
      const it = thing(event.what, s);
      return told(mightDo(it, being(it, 'détruit')));
    }
    case 'mill': {
      const who = player(event.who, s);
      return told(mightDo(who, does('meuler', 'une ou plusieurs cartes')), again(who, 'meuler'), {
        noun: 'cartes',
      });
    }
    case 'untap': {
      const whose = isSelf(event.what)
        ? 'votre étape de dégagement'
        : 'la étape de dégagement de son contrôleur';
      return told(mightDo(thing(event.what, s), does('se dégager', `pendant ${whose}`)));
    }
  }
}

/** "toutes les blessures de combat qui devraient être infligées à …" */
function allDamage(event: Event<'damage'>, s: Speech): string {
  const to: string[] = [];
  const who = event.toPlayer === undefined ? null : s.say.whose(event.toPlayer, s);
  const you = who?.you === true && event.toObject === undefined;
  if (who !== null && !you) to.push(toIt(who));
  if (event.toObject !== undefined)
    to.push(toIt(isSelf(event.toObject) ? s.say.object('self', s) : s.say.np(event.toObject, 'the', s)));
  const by =
    event.source === undefined
      ? ''
      : ` par ${isSelf(event.source) ? named(s.say.object('self', s)) : named(s.say.np(event.source, 'the', s))}`;
  const whom = to.length === 0 ? '' : ` ${list(to, 'et')}`;
  return `toutes les ${kindOf(event.combat)} qui ${you ? 'devraient vous' : 'devraient'} être infligées${whom}${by}`;
}

const MOVES: Readonly<Record<Zone, (it: string, owner: string, position?: string) => string>> = {
  exile: (it) => `exilez${it}`,
  library: (it, owner, position) =>
    position === 'shuffled'
      ? `mélangez${it} dans la bibliothèque ${owner}`
      : `mettez${it} au-${position === 'bottom' ? 'dessous' : 'dessus'} de la bibliothèque ${owner}`,
  hand: (it, owner) => `renvoyez${it} dans la main ${owner}`,
  battlefield: (it) => `mettez${it} sur le champ de bataille`,
  graveyard: (it, owner) => `mettez${it} dans le cimetière ${owner}`,
  stack: (it) => `mettez${it} sur la pile`,
  command: (it) => `mettez${it} dans la zone de commandement`,
};

/** "-la", " cette carte": the object after an order. */
const ordered = (it: NounPhrase): string =>
  it.pronoun === 'whole' ? `-${it.gender === 'f' ? 'la' : 'le'}` : ` ${named(it)}`;

function consequence(instead: Instead, at: Situation, s: Speech): string[] {
  if ('multiply' in instead || 'plus' in instead || 'minus' in instead || 'atMost' in instead) {
    return [at.then(changed(instead, at.unit, s))];
  }
  if ('prevent' in instead) {
    return [
      instead.prevent === 'all'
        ? 'prévenez ces blessures'
        : `prévenez ${s.say.value(instead.prevent, s)} de ces blessures`,
    ];
  }
  if ('redirectTo' in instead)
    return [`ces blessures sont infligées ${toIt(recipient(instead.redirectTo, s))} à la place`];
  if ('reveal' in instead) return [`révélez${ordered(s.say.object('it', s))}`];
  if ('toZone' in instead) {
    const it = ordered(s.say.object('it', s));
    return [`${MOVES[instead.toZone](it, 'de son propriétaire', instead.position)} à la place`];
  }
  if ('instead' in instead) {
    const said = s.say.effects(instead.instead, s, { together: true });
    const [first = 'il ne se passe rien', ...more] = said;
    return [
      said.length === 1 && instead.instead.length <= 1 ? `${first} à la place` : `à la place, ${first}`,
      ...more,
    ];
  }
  if ('also' in instead) return s.say.effects(instead.also, s, { together: true });
  if ('entersTapped' in instead) return ['cet objet arrive engagé'];
  if ('entersWith' in instead)
    return [`elle arrive avec ${counters(instead.entersWith, instead.count, s)} sur elle`];
  if ('underControlOf' in instead)
    return [`elle arrive sous ${owned(s.say.player(instead.underControlOf, s), NOUNS.control)}`];
  return s.say.effects(instead.asEnters, s);
}

const recipient = (
  ref: Extract<Instead, { readonly redirectTo: unknown }>['redirectTo'],
  s: Speech,
): NounPhrase => (s.say.isPlayer(ref, s) ? s.say.player(ref, s) : s.say.object(ref, s));

/** The sentences of a replacement ability, begun small and without periods. */
export function replacementSentences(ability: ReplacementAbility, s: Speech): string[] {
  const condition = ability.if;
  const [only] = ability.with;
  const isEntering = ability.replaces.event === 'enters' && ability.optional !== true;
  const cast = condition !== undefined && ('cast' in condition || 'kickedWith' in condition);
  const before = isEntering && cast ? `si ${s.say.condition(condition, s)}, ` : '';
  const enters = isEntering ? entering(ability, s) : null;
  if (enters !== null) {
    const after = condition === undefined || cast ? '' : ` si ${s.say.condition(condition, s)}`;
    return enters.map((text, at) => (at === 0 ? before + text + after : text));
  }
  if (ability.with.length === 1 && ability.optional !== true && only !== undefined) {
    const special = simpleForm(ability, only, s);
    if (special !== null) {
      return [condition === undefined ? special : `tant que ${s.say.condition(condition, s)}, ${special}`];
    }
  }
  const at = situation(ability.replaces, s);
  const and = condition === undefined ? '' : ` et que ${s.say.condition(condition, s)}`;
  const texts = together(ability.with.flatMap((instead) => consequence(instead, at, s)));
  const may = (text: string) => (ability.optional === true ? optional(text) : text);
  return texts.map((text, index) => (index === 0 ? `si ${at.would}${and}, ${may(text)}` : text));
}

/** "vous pouvez exiler": an order as what one may do. */
function optional(text: string): string {
  const [, verb = '', rest = ''] = /^(\p{L}+)ez(.*)$/u.exec(text) ?? [];
  return verb === '' ? `vous pouvez choisir que ${text}` : `vous pouvez ${verb}er${rest}`;
}

/** "à la place, exilez-la et créez …": what is also done joins what is done instead. */
function together(texts: readonly string[]): readonly string[] {
  const [first, second, ...more] = texts;
  if (first === undefined || second === undefined) return texts;
  if (first.startsWith('révélez')) return [`${first} et ${second}`, ...more];
  if (!first.endsWith(' à la place')) return texts;
  return [`à la place, ${first.slice(0, -' à la place'.length)} et ${second}`, ...more];
}

function simpleForm(ability: ReplacementAbility, instead: Instead, s: Speech): string | null {
  const { replaces } = ability;
  if (replaces.event !== 'damage') return null;
  if ('prevent' in instead && instead.prevent === 'all') return `prévenez ${allDamage(replaces, s)}`;
  if ('redirectTo' in instead) {
    const to = recipient(instead.redirectTo, s);
    const first = allDamage(replaces, s);
    return to.you === true
      ? `${first} vous sont infligées à la place`
      : `${first} sont infligées ${toIt(to)} à la place`;
  }
  return null;
}
