import type { Filter, Trigger, Whose } from '@ettin/schema';
import { shortName } from '../self.js';
import { counterWord } from './counters.js';
import { dies, enters, move } from './event-move.js';
import { act, actor, event, nth, type On, passive, remember, subject, thing } from './event-parts.js';
import { after, finiteVerb, type NounPhrase, own, phrase } from './grammar.js';
import { asCreature } from './noun.js';
import { orMore } from './quantity.js';
import type { EventPhrase, Speech } from './speech.js';
import { stepEvent } from './step.js';
import { CARD, HEAD_WORDS } from './vocabulary.js';
import { ordinal, varying } from './words.js';

type Printers = { readonly [K in Trigger['on']]: (trigger: On<K>, s: Speech) => EventPhrase };

function damage(trigger: On<'damage'>, s: Speech): EventPhrase {
  const kind = trigger.combat === undefined ? '' : trigger.combat ? ' de combate' : ' que no sea de combate';
  const { source, toPlayer, toObject } = trigger;
  if (source !== undefined) {
    const who = source === 'self' ? s.say.object('self', s) : s.say.np(source, 'a', s, { head: 'source' });
    remember('eventSource', source, 'permanent', s);
    if (toObject === undefined) remember('it', source, 'permanent', s);
    s.focus = source === 'self' ? 'self' : 'eventSource';
    const player = toPlayer === undefined ? null : actor(toPlayer, s);
    const thing_ = toObject === undefined ? null : subject(toObject, s);
    if (toObject !== undefined) s.focus = null;
    if (player !== null && thing_ !== null) {
      return event(who, {
        verb: 'hacer',
        rest: `daño${kind} ${after('a', player)} o ${after('a', thing_)}`,
      });
    }
    const to = player ?? thing_;
    return event(who, { verb: 'hacer', rest: `daño${kind}`, ...(to === null ? {} : { indirect: to }) });
  }
  if (toPlayer !== undefined && toObject === undefined) {
    return event(actor(toPlayer, s), { verb: 'recibir', rest: `daño${kind}` });
  }
  const who = subject(toObject ?? {}, s);
  const player = toPlayer === undefined ? '' : ` o ${actor(toPlayer, s).text}`;
  return event({ ...who, text: who.text + player }, { verb: 'recibir', rest: `daño${kind}` });
}

function attackersDeclared(trigger: On<'attackersDeclared'>, s: Speech): EventPhrase {
  const { who, what, min, against, exactlyAlone } = trigger;
  const attacked = against === undefined ? {} : { direct: s.say.whose(against, s) };
  if (exactlyAlone === true) {
    const creature = subject({ types: ['creature'], ...what, controller: who }, s);
    return event(creature, {
      verb: 'atacar',
      ...attacked,
      rest: varying('solo')(creature.gender, creature.many),
    });
  }
  const said = actor(who, s);
  if (what === undefined && (min === undefined || min <= 1)) {
    return event(said, { verb: 'atacar', ...attacked, rest: '' });
  }
  const { controller: _, ...filter } = what ?? {};
  const those = s.say.np(asCreature(filter), { count: orMore(min ?? 1) }, s);
  return event(said, { verb: 'atacar', ...attacked, rest: `con ${those.text}` });
}

/** "uno o más contadores +1/+1" */
const oneOrMoreCounters = (kind: string | undefined): NounPhrase =>
  phrase(`uno o más ${counterWord(kind ?? 'any').many}`, 'm', true);

/** A card or permanent that somebody does something to. */
const patient = (what: Filter | undefined, s: Speech): NounPhrase =>
  what === undefined
    ? phrase(`una ${CARD.one}`, 'f')
    : s.say.np(what, 'a', s, { head: 'card', place: 'unsaid' });

const PRINTERS: Printers = {
  enters,
  dies,
  leaves: (trigger, s) => {
    const said = thing({ verb: 'dejar', rest: 'el campo de batalla' }, 'Cuando')(trigger, s);
    if (trigger.what !== 'self') s.focus = null;
    return said;
  },
  move,
  attacks: ({ what, player, alone }, s) => {
    const it = subject(what, s);
    const whom = player === undefined ? {} : { direct: s.say.whose(player, s) };
    const rest = alone === true ? varying('solo')(it.gender, it.many) : '';
    return event(it, { verb: 'atacar', ...whom, rest });
  },
  attackersDeclared,
  blocks: ({ what, blocked }, s) => {
    const it = subject(what, s);
    return event(it, {
      verb: 'bloquear',
      rest: blocked === undefined ? '' : s.say.np(asCreature(blocked), 'a', s).text,
    });
  },
  becomesBlocked: ({ what, by }, s) => {
    const it = subject(what, s);
    const blockers = by === undefined ? '' : ` por ${s.say.np(asCreature(by), 'a', s).text}`;
    return event(it, { verb: 'ser', rest: varying('bloqueado')(it.gender, it.many) + blockers });
  },
  attacksUnblocked: thing(({ gender, many }) => ({
    verb: 'atacar',
    rest: `y no sea ${varying('bloqueado')(gender, many)}`,
  })),
  damage,
  combatDamageBatch: ({ source, toPlayer }, s) => {
    const those = s.say.np(asCreature(source), { count: orMore(1) }, s);
    s.entities.set('it', { kind: 'object', filter: source, plural: true });
    return event(those, { verb: 'hacer', rest: 'daño de combate', indirect: actor(toPlayer, s) });
  },
  step: (trigger, s) => stepEvent(trigger, s),
  cast: ({ who, what, nth: n, nthOfAll }, s) => {
    if (nthOfAll !== undefined) {
      remember('it', what ?? {}, 'spell', s);
      s.focus = 'it';
      s.said.add('it');
      const noun = s.say.noun(what ?? {}, { head: 'spell' }, s);
      const spell = phrase(`el ${ordinal(nthOfAll, 'm')} ${noun.text} de un turno`, 'm');
      return event(spell, { verb: 'ser', rest: 'lanzado' });
    }
    const said = actor(who, s);
    if (what?.self === true) {
      s.aliases.set('it', 'self');
      s.focus = 'self';
      return event(said, { verb: 'lanzar', rest: `este ${HEAD_WORDS.spell.one}` }, 'Cuando');
    }
    const { other, ...rest } = what ?? {};
    remember('it', what ?? {}, 'spell', s);
    const noun = s.say.noun(rest, { head: 'spell', place: 'de' }, s);
    s.focus = 'it';
    s.said.add('it');
    const spell =
      n !== undefined ? nth(n, noun.text, 'm', said) : `${other === true ? 'otro' : 'un'} ${noun.text}`;
    return event(said, { verb: 'lanzar', rest: spell });
  },
  activate: ({ who, what }, s) => {
    const of = what === undefined ? '' : ` ${after('de', s.say.np(what, 'a', s))}`;
    s.entities.set('it', { kind: 'object', head: 'ability' });
    return act(who, { verb: 'activar', rest: `una ${HEAD_WORDS.ability.one}${of}` }, s);
  },
  becomesTarget: ({ what, by, spellsOnly }, s) => {
    const controlled = by === undefined ? '' : ` ${controlledBy(by, s)}`;
    const source = spellsOnly === true ? 'un hechizo' : 'un hechizo o habilidad';
    s.entities.set('eventSource', { kind: 'object', head: spellsOnly === true ? 'spell' : 'ability' });
    return event(subject(what, s), { verb: 'ser', rest: `objetivo de ${source}${controlled}` });
  },
  gainLife: ({ who }, s) => act(who, { verb: 'ganar', rest: 'vidas' }, s),
  loseLife: ({ who, nth: n }, s) =>
    act(
      who,
      {
        verb: 'perder',
        rest: n === undefined ? 'vidas' : `vidas por ${ordinal(n, 'f')} vez en cada turno`,
      },
      s,
    ),
  draw: ({ who, nth: n, exceptFirstInDrawStep }, s) =>
    act(
      who,
      (said) => {
        const except =
          exceptFirstInDrawStep === true
            ? ` excepto la primera de cada uno de ${own(said, true)} pasos de robar`
            : '';
        const card = n === undefined ? `una ${CARD.one}` : nth(n, CARD.one, 'f', said);
        return { verb: 'robar', rest: card + except };
      },
      s,
    ),
  discard: ({ who, what }, s) => {
    remember('it', what ?? {}, 'card', s);
    const direct = patient(what, s);
    s.focus = 'it';
    return act(who, { verb: 'descartar', direct, rest: '' }, s);
  },
  cycle: ({ who, what }, s) => {
    remember('it', what ?? {}, 'card', s);
    if (what === 'self') {
      return {
        ...act(who, { verb: 'usar', rest: `la habilidad de ciclo de esta ${CARD.one}` }, s),
        lead: 'Cuando',
      };
    }
    return act(who, { verb: 'usar', rest: `la habilidad de ciclo de ${patient(what, s).text}` }, s);
  },
  sacrifice: ({ who, what }, s) => {
    remember('it', what ?? {}, 'permanent', s);
    const direct = s.say.np(what ?? {}, 'a', s, { controller: 'unsaid' });
    s.focus = 'it';
    return act(who, { verb: 'sacrificar', direct, rest: '' }, s);
  },
  playLand: ({ who }, s) => {
    remember('it', { types: ['land'] }, 'permanent', s);
    return act(who, { verb: 'jugar', rest: 'una tierra' }, s);
  },
  tap: thing({ verb: 'girar', reflexive: true, rest: '' }),
  untap: thing({ verb: 'enderezar', reflexive: true, rest: '' }),
  tapForMana: ({ what, who }, s) => {
    s.additionalMana = true;
    if (who === undefined) return thing(passive('girado', ' para obtener maná'))({ what }, s);
    remember('it', what, 'permanent', s);
    const direct =
      what === 'self' ? s.say.object('self', s) : s.say.np(what, 'a', s, { controller: 'unsaid' });
    return act(who, { verb: 'girar', direct, rest: 'para obtener maná' }, s);
  },
  counters: ({ what, kind, by, reaches }, s) => {
    const on = after('sobre', subject(what, s));
    if (reaches !== undefined) {
      const { one } = counterWord(kind ?? 'any');
      const last = phrase(`el ${ordinal(reaches, 'm')} ${one}`, 'm');
      return {
        lead: 'Cuando',
        subject: '',
        happens: `se ponga ${last.text} ${on}`,
      };
    }
    const some = oneOrMoreCounters(kind);
    if (by !== undefined) return act(by, { verb: 'poner', direct: some, rest: on }, s);
    return { lead: 'Siempre que', subject: '', happens: `se pongan ${some.text} ${on}` };
  },
  exert: ({ who, what }, s) =>
    act(
      who,
      {
        verb: 'esforzar',
        rest: after('a', what === undefined ? s.say.np({ types: ['creature'] }, 'a', s) : subject(what, s)),
      },
      s,
    ),
  lastCounterRemoved: ({ what, kind }, s) => ({
    lead: 'Cuando',
    subject: '',
    happens: `se remueva el último ${counterWord(kind).one} ${after('de', subject(what, s))}`,
  }),
  playerCounters: ({ who, kind }, s) =>
    act(
      who,
      { verb: 'obtener', rest: kind === 'energy' ? 'uno o más {E}' : oneOrMoreCounters(kind).text },
      s,
    ),
  transforms: (trigger, s) => {
    const into = trigger.what === 'self' && s.self.name !== '' ? `en ${shortName(s.self)}` : '';
    return thing({ verb: 'transformar', reflexive: true, rest: into }, 'Cuando')(trigger, s);
  },
  turnedFaceUp: thing({ verb: 'poner', reflexive: true, rest: 'boca arriba' }, 'Cuando'),
  becomesMonarch: ({ who }, s) => act(who, { verb: 'convertir', reflexive: true, rest: 'en el monarca' }, s),
  dayNightChanges: () => ({
    lead: 'Siempre que',
    subject: 'el día',
    happens: 'se convierta en noche o la noche se convierta en día',
  }),
  mill: ({ who, what }, s) => {
    remember('it', what ?? {}, 'card', s);
    if (what === 'self') {
      return event(phrase(`esta ${CARD.one}`, 'f'), { verb: 'ser', rest: 'molida' }, 'Cuando');
    }
    return act(who, { verb: 'moler', direct: patient(what, s), rest: '' }, s);
  },
  scry: ({ who }, s) => act(who, { verb: 'adivinar', rest: '' }, s),
  attach: thing(({ gender, many }) => ({
    verb: 'ser',
    rest: `${varying('anexado')(gender, many)} a un permanente`,
  })),
  chapter: () => ({ lead: '', subject: '', happens: '' }),
  state: ({ condition }, s) => ({
    lead: 'Cuando',
    subject: s.say.condition(condition, s, 'subjunctive'),
    happens: '',
  }),
};

function controlledBy(whose: Whose, s: Speech): string {
  if (whose === 'notYou') return 'que no controlas';
  const who = s.say.whose(whose, s);
  return `que ${finiteVerb('controlar', who, 'indicative')}${who.you === true ? '' : ` ${who.text}`}`;
}

/** When an ability triggers: "Siempre que" · "otra criatura que controlas" · "entre". */
export function eventPhrase<K extends Trigger['on']>(trigger: On<K>, s: Speech): EventPhrase {
  const printer: (trigger: On<K>, s: Speech) => EventPhrase = PRINTERS[trigger.on as K];
  return printer(trigger, s);
}
