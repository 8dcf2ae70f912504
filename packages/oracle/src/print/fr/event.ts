import type { Filter, Trigger, Whose } from '@ettin/schema';
import type { Entity, Head } from '../scope.js';
import { shortName } from '../self.js';
import { counterNoun } from './counter-noun.js';
import {
  doing,
  type NounPhrase,
  named,
  own,
  type Predicate,
  phrase,
  predicateText,
  subjectOf,
  toIt,
} from './grammar.js';
import { from, fromZone, MOVED } from './moves.js';
import { asCreature } from './noun.js';
import type { EventPhrase, Speech } from './speech.js';
import { stepEvent } from './step.js';
import { ZONE_NOUNS } from './vocabulary.js';
import { list, numberWord, ordinal } from './words.js';

type On<K extends Trigger['on']> = Extract<Trigger, { readonly on: K }>;
type Printers = { readonly [K in Trigger['on']]: (trigger: On<K>, s: Speech) => EventPhrase };
type What = Filter | 'self';
type Lead = EventPhrase['lead'];

const WHENEVER: Lead = 'À chaque fois que';

const happening = (it: NounPhrase, predicate: Predicate, lead: Lead = WHENEVER): EventPhrase => ({
  lead,
  subject: subjectOf(it),
  happens: predicateText(predicate, it, 'present'),
});

const does = (verb: string, rest = ''): Predicate => ({ verb, rest });
/** "est bloquée": in the passive. */
const is = (participle: string, rest = ''): Predicate => ({ verb: 'être', agrees: participle, rest });

/** Remembers what the trigger speaks of as "it". */
function remember(key: 'it' | 'eventSource', what: What, head: Head, s: Speech): void {
  if (what === 'self') {
    s.aliases.set(key, 'self');
    return;
  }
  const entity: Entity = { kind: 'object', filter: what, head };
  s.aliases.delete(key);
  s.entities.set(key, entity);
}

/** Whatever the trigger watches: "cette créature", "une autre créature que vous contrôlez". It is "elle" from now on. */
function subject(what: What, s: Speech, head: Head = 'permanent'): NounPhrase {
  remember('it', what, head, s);
  const said = what === 'self' ? s.say.object('self', s) : s.say.np(what, 'a', s, { head, place: 'in' });
  s.focus = what === 'self' ? 'self' : 'it';
  s.said.add(s.focus);
  return said;
}

const thing =
  (predicate: Predicate, lead: Lead = WHENEVER) =>
  ({ what }: { readonly what: What }, s: Speech): EventPhrase =>
    happening(subject(what, s), predicate, what === 'self' ? lead : WHENEVER);

/** Whoever does it; from now on "ce joueur" is them. */
function actor(who: Whose, s: Speech): NounPhrase {
  const said = s.say.whose(who, s);
  if (said.you === true) s.thatPlayer = 'you';
  return said;
}

const act = (who: Whose, verb: string, rest: string, s: Speech): EventPhrase =>
  happening(actor(who, s), does(verb, rest));

/** "votre deuxième carte à chaque tour", "son premier sort à chaque tour". */
function nth(n: number, it: NounPhrase, who: NounPhrase): string {
  const word = named(it);
  const noun = { one: `${ordinal(n, it.gender)} ${word}`, many: word, gender: it.gender };
  return `${own(who, noun)} à chaque tour`;
}

const isCreature = (what: What, s: Speech): boolean => {
  if (what === 'self' || what.self === true) return s.self.types.includes('creature');
  const types = what.types ?? what.allTypes;
  if (types !== undefined) return types.includes('creature');
  if (what.anyOf !== undefined) return what.anyOf.some((alternative) => isCreature(alternative, s));
  return what.subtypes !== undefined || what.power !== undefined || what.among !== undefined;
};

function enters(trigger: On<'enters'>, s: Speech): EventPhrase {
  const { what } = trigger;
  const origin = trigger.from === undefined ? '' : from(trigger.from, what === 'self').trimStart();
  if (what !== 'self' && what.controller === 'team') {
    const { controller: _, ...filter } = what;
    return thing(does('arriver', `${origin} sous le contrôle de votre équipe`.trimStart()))(
      { what: filter },
      s,
    );
  }
  return thing(does('arriver', origin), 'Quand')(trigger, s);
}

function move(trigger: On<'move'>, s: Speech): EventPhrase {
  const { what, from: zone, to } = trigger;
  const self = what === 'self';
  const head: Head = zone === 'battlefield' ? 'permanent' : 'card';
  const lead: Lead = self ? 'Quand' : WHENEVER;
  if (!self && to === undefined && what.owner === 'you') {
    const { owner: _, ...filter } = what;
    return happening(
      subject(filter, s, head),
      does('quitter', `votre ${ZONE_NOUNS[zone ?? 'graveyard'].one}`),
    );
  }
  const it =
    self && zone !== 'battlefield'
      ? phrase('cette carte', { gender: 'f', plural: false })
      : subject(what, s, head);
  if (self) subject(what, s, head);
  if (to !== undefined) s.places.set(self ? 'self' : 'it', to);
  const whose = !self && typeof what.owner === 'string' ? what.owner : undefined;
  if (to === undefined) return happening(it, does('quitter', fromZone(zone ?? 'battlefield', self)), lead);
  const origin = zone === undefined ? (to === 'graveyard' ? " depuis n'importe où" : '') : from(zone, self);
  const yours = to === 'graveyard' && ((self && zone !== 'battlefield') || whose === 'you');
  const event = happening(it, yours ? is('mis', 'dans votre cimetière') : MOVED[to], lead);
  return { ...event, origin };
}

function dies(trigger: On<'dies'>, s: Speech): EventPhrase {
  const { what } = trigger;
  const creature = isCreature(what, s);
  const who = subject(what, s);
  s.places.set(what === 'self' ? 'self' : 'it', 'graveyard');
  const lead: Lead = what === 'self' || (what.among !== undefined && creature) ? 'Quand' : WHENEVER;
  return happening(
    who,
    creature ? does('mourir') : is('mis', 'dans un cimetière depuis le champ de bataille'),
    lead,
  );
}

function damage(trigger: On<'damage'>, s: Speech): EventPhrase {
  const kind = trigger.combat === undefined ? '' : trigger.combat ? ' de combat' : ' autres que de combat';
  const { source, toPlayer, toObject } = trigger;
  if (source !== undefined) {
    const who = source === 'self' ? s.say.object('self', s) : s.say.np(source, 'a', s, { head: 'source' });
    remember('eventSource', source, 'permanent', s);
    if (toObject === undefined) remember('it', source, 'permanent', s);
    s.focus = source === 'self' ? 'self' : 'eventSource';
    const player = toPlayer === undefined ? null : actor(toPlayer, s);
    const to: string[] = [];
    if (player !== null && player.you !== true) to.push(toIt(player));
    if (toObject !== undefined) {
      to.push(toIt(subject(toObject, s)));
      s.focus = null;
    }
    const rest = `des blessures${kind}${to.length === 0 ? '' : ` ${list(to, 'ou')}`}`;
    if (player?.you === true && toObject === undefined) {
      const verb = who.plural ? 'infligent' : 'inflige';
      return { lead: WHENEVER, subject: subjectOf(who), happens: `vous ${verb} ${rest}` };
    }
    return happening(who, does('infliger', player?.you === true ? `${rest} ou à vous` : rest));
  }
  const suffered = does('subir', `des blessures${kind}`);
  if (toPlayer !== undefined && toObject === undefined) return happening(actor(toPlayer, s), suffered);
  const who = subject(toObject ?? {}, s);
  if (toPlayer === undefined) return happening(who, suffered);
  const both = { ...who, items: [...who.items, named(actor(toPlayer, s))], conjunction: 'ou' as const };
  return happening(both, suffered);
}

function attackersDeclared(trigger: On<'attackersDeclared'>, s: Speech): EventPhrase {
  const { who, what, min, against, exactlyAlone } = trigger;
  const attacked = against === undefined ? null : s.say.whose(against, s);
  const you = attacked?.you === true;
  const whom = attacked === null || you ? '' : named(attacked);
  const attack = you ? 'vous attaquer' : 'attaquer';
  if (exactlyAlone === true) {
    const creature = subject({ types: ['creature'], ...what, controller: who }, s);
    return happening(creature, { verb: attack, agrees: 'seul', rest: whom });
  }
  const said = actor(who, s);
  if (what === undefined && (min === undefined || min <= 1)) return happening(said, does(attack, whom));
  const { controller: _, ...filter } = what ?? {};
  const many = (min ?? 1) > 1;
  const creatures = s.say.np(asCreature(filter), 'bare', s, { many });
  const number = many ? `au moins ${numberWord(min ?? 1, creatures.gender)}` : 'au moins une';
  const word = many || creatures.gender === 'f' ? number : 'au moins un';
  return happening(said, does(attack, `${whom} avec ${word} ${named(creatures)}`.trimStart()));
}

/** "une carte", "une carte de terrain": what is discarded, milled or cycled. */
const card = (what: Filter | undefined, s: Speech): string =>
  what === undefined ? 'une carte' : named(s.say.np(what, 'a', s, { head: 'card', place: 'unsaid' }));

function cast({ who, what, nth: n, nthOfAll }: On<'cast'>, s: Speech): EventPhrase {
  if (nthOfAll !== undefined) {
    remember('it', what ?? {}, 'spell', s);
    s.focus = 'it';
    s.said.add('it');
    const it = s.say.np(what ?? {}, 'bare', s, { head: 'spell', many: false });
    return happening(phrase(`le ${ordinal(nthOfAll, 'm')} ${named(it)} du tour`), is('lancé'));
  }
  const said = actor(who, s);
  if (what?.self === true) {
    s.aliases.set('it', 'self');
    s.focus = 'self';
    return happening(said, does('lancer', 'ce sort'), 'Quand');
  }
  const filter = what ?? {};
  const { other, ...rest } = filter;
  remember('it', filter, 'spell', s);
  const options = { head: 'spell', place: 'from' } as const;
  const spell =
    n === undefined
      ? named(s.say.np(other === true ? filter : rest, 'a', s, options))
      : nth(n, s.say.np(rest, 'bare', s, { ...options, many: false }), said);
  s.focus = 'it';
  s.said.add('it');
  return happening(said, does('lancer', spell));
}

const CARD = phrase('carte', { gender: 'f', plural: false });

const PRINTERS: Printers = {
  enters,
  dies,
  leaves: (trigger, s) => {
    const event = thing(does('quitter', 'le champ de bataille'), 'Quand')(trigger, s);
    if (trigger.what !== 'self') s.focus = null;
    return event;
  },
  move,
  attacks: (trigger, s) => {
    const it = subject(trigger.what, s);
    const whom = trigger.player === undefined ? null : s.say.whose(trigger.player, s);
    if (whom?.you === true) {
      const verb = it.plural ? 'attaquent' : 'attaque';
      return { lead: WHENEVER, subject: subjectOf(it), happens: `vous ${verb}` };
    }
    const rest = whom === null ? '' : named(whom);
    return happening(it, { verb: 'attaquer', rest, ...(trigger.alone === true ? { agrees: 'seul' } : {}) });
  },
  attackersDeclared,
  blocks: (trigger, s) => {
    const it = subject(trigger.what, s);
    const whom = trigger.blocked === undefined ? '' : named(s.say.np(asCreature(trigger.blocked), 'a', s));
    return happening(it, does('bloquer', whom));
  },
  becomesBlocked: (trigger, s) => {
    const it = subject(trigger.what, s);
    const by = trigger.by === undefined ? '' : `par ${named(s.say.np(asCreature(trigger.by), 'a', s))}`;
    return happening(it, { verb: 'devenir', agrees: 'bloqué', rest: by });
  },
  attacksUnblocked: (trigger, s) => {
    const it = subject(trigger.what, s);
    const unblocked = predicateText({ verb: 'être', not: true, agrees: 'bloqué', rest: '' }, it, 'present');
    return { ...happening(it, does('attaquer', `et ${unblocked}`)) };
  },
  damage,
  combatDamageBatch: (trigger, s) => {
    const it = s.say.np(asCreature(trigger.source), 'bare', s);
    s.entities.set('it', { kind: 'object', filter: trigger.source, plural: true });
    const whom = actor(trigger.toPlayer, s);
    const some = {
      ...it,
      items: it.items.map((item) => `${it.gender === 'f' ? 'une' : 'un'} ou plusieurs ${item}`),
    };
    return happening(some, does('infliger', `des blessures de combat ${toIt(whom)}`));
  },
  step: stepEvent,
  cast,
  activate: ({ who, what }, s) => {
    const of = what === undefined ? '' : ` de ${named(s.say.np(what, 'a', s))}`;
    s.entities.set('it', { kind: 'object', head: 'ability' });
    return act(who, 'activer', `une capacité${of}`, s);
  },
  becomesTarget: (trigger, s) => {
    const by = trigger.by === undefined ? '' : ` ${controlledBy(trigger.by, s)}`;
    const what = trigger.spellsOnly === true ? 'de un sort' : 'de un sort ou de une capacité';
    s.entities.set('eventSource', {
      kind: 'object',
      head: trigger.spellsOnly === true ? 'spell' : 'ability',
    });
    return thing(does('devenir', `la cible ${what}${by}`))(trigger, s);
  },
  gainLife: ({ who }, s) => act(who, 'gagner', 'des points de vie', s),
  loseLife: ({ who, nth: n }, s) =>
    act(
      who,
      'perdre',
      n === undefined
        ? 'des points de vie'
        : `des points de vie pour la ${ordinal(n, 'f')} fois à chaque tour`,
      s,
    ),
  draw: ({ who, nth: n, exceptFirstInDrawStep }, s) => {
    const said = actor(who, s);
    const except =
      exceptFirstInDrawStep === true
        ? `, excepté la première que ${said.you === true ? 'vous piochez à chacune de vos' : 'il pioche à chacune de ses'} étapes de pioche`
        : '';
    return act(who, 'piocher', (n === undefined ? 'une carte' : nth(n, CARD, said)) + except, s);
  },
  discard: ({ who, what }, s) => {
    remember('it', what ?? {}, 'card', s);
    const text = card(what, s);
    s.focus = 'it';
    return act(who, 'se défausser', `de ${text}`, s);
  },
  cycle: ({ who, what }, s) => {
    remember('it', what ?? {}, 'card', s);
    if (what === 'self') return { ...act(who, 'recycler', 'cette carte', s), lead: 'Quand' };
    return act(who, 'recycler', card(what, s), s);
  },
  sacrifice: ({ who, what }, s) => {
    remember('it', what ?? {}, 'permanent', s);
    const permanent = named(s.say.np(what ?? {}, 'a', s, { controller: 'unsaid' }));
    s.focus = 'it';
    return act(who, 'sacrifier', permanent, s);
  },
  playLand: ({ who }, s) => {
    remember('it', { types: ['land'] }, 'permanent', s);
    return act(who, 'jouer', 'un terrain', s);
  },
  tap: thing({ verb: 'devenir', agrees: 'engagé', rest: '' }),
  untap: thing({ verb: 'devenir', agrees: 'dégagé', rest: '' }),
  tapForMana: ({ what, who }, s) => {
    s.additionalMana = true;
    if (who === undefined) return thing(is('engagé', 'pour du mana'))({ what }, s);
    remember('it', what, 'permanent', s);
    const permanent =
      what === 'self' ? s.say.object('self', s) : s.say.np(what, 'a', s, { controller: 'unsaid' });
    return act(who, 'engager', `${named(permanent)} pour du mana`, s);
  },
  counters: ({ what, kind, by, reaches }, s) => {
    const noun = counterNoun(kind ?? 'any');
    const on = named(subject(what, s));
    if (reaches !== undefined) {
      const last = phrase(`le ${ordinal(reaches, 'm')} ${noun.one}`);
      return happening(last, is('mis', `sur ${on}`), 'Quand');
    }
    const some = `un ou plusieurs ${noun.many}`;
    if (by !== undefined) return act(by, 'mettre', `${some} sur ${on}`, s);
    return happening(phrase(some, { gender: 'm', plural: true }), is('mis', `sur ${on}`));
  },
  exert: ({ who, what }, s) =>
    act(
      who,
      'surmener',
      named(what === undefined ? s.say.np({ types: ['creature'] }, 'a', s) : subject(what, s)),
      s,
    ),
  lastCounterRemoved: ({ what, kind }, s) => {
    const on = named(subject(what, s));
    return happening(phrase(`le dernier ${counterNoun(kind).one}`), is('retiré', `de ${on}`), 'Quand');
  },
  playerCounters: ({ who, kind }, s) =>
    act(
      who,
      'gagner',
      kind === 'energy' ? 'un ou plusieurs {E}' : `un ou plusieurs ${counterNoun(kind ?? 'any').many}`,
      s,
    ),
  transforms: (trigger, s) =>
    thing(
      trigger.what === 'self' && s.self.name !== ''
        ? does('se transformer', `en ${shortName(s.self)}`)
        : does('se transformer'),
      'Quand',
    )(trigger, s),
  turnedFaceUp: thing(is('retourné', 'face visible'), 'Quand'),
  becomesMonarch: ({ who }, s) => act(who, 'devenir', 'le monarque', s),
  dayNightChanges: () => ({
    lead: WHENEVER,
    subject: 'le jour',
    happens: 'succède à la nuit ou la nuit au jour',
  }),
  mill: ({ who, what }, s) => {
    remember('it', what === undefined ? {} : what, 'card', s);
    if (what === 'self')
      return happening(phrase('cette carte', { gender: 'f', plural: false }), is('meulé'), 'Quand');
    return act(who, 'meuler', card(what ?? {}, s), s);
  },
  scry: ({ who }, s) => act(who, 'faire', 'un regard', s),
  attach: thing({ verb: 'devenir', agrees: 'attaché', rest: 'à un permanent' }),
  chapter: () => ({ lead: '', subject: '', happens: '' }),
  state: ({ condition }, s) => ({ lead: 'Quand', subject: s.say.condition(condition, s), happens: '' }),
};

const controlledBy = (whose: Whose, s: Speech): string =>
  whose === 'notYou'
    ? 'que vous ne contrôlez pas'
    : `que ${doing(s.say.whose(whose, s), { verb: 'contrôler', rest: '' })}`;

/** When an ability triggers: "À chaque fois que" · "une autre créature que vous contrôlez" · "arrive". */
export function event<K extends Trigger['on']>(trigger: On<K>, s: Speech): EventPhrase {
  const printer: (trigger: On<K>, s: Speech) => EventPhrase = PRINTERS[trigger.on as K];
  return printer(trigger, s);
}
