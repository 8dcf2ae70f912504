import type { Filter, ReplacedEvent } from '@ettin/schema';
import { counterWord } from './counters.js';
import {
  after,
  type NounPhrase,
  own,
  owned,
  type Predicate,
  person,
  phrase,
  predicateText,
  subjectText,
} from './grammar.js';
import type { Speech } from './speech.js';
import type { VerbName } from './verbs.js';
import { CARD, CONTROL, HEAD_WORDS, ZONE_WORDS } from './vocabulary.js';
import { contract, varying } from './words.js';

type Event<K extends ReplacedEvent['event']> = Extract<ReplacedEvent, { readonly event: K }>;

export interface Situation {
  /** "fueras a robar una carta", without the "si". */
  readonly would: string;
  /** What the multiplied or changed event is then: "robas dos cartas". */
  readonly then: (amount: string) => string;
  /** What comes after the amount. */
  readonly unit: 'life' | 'damage' | 'things';
}

export const INSTEAD = ' en vez de eso';
const isSelf = (what: Filter | 'self' | undefined): what is 'self' => what === 'self';

/** "fueras a robar una carta", "un oponente fuera a ganar vidas" */
export function wouldDo(subject: NounPhrase, predicate: Predicate): string {
  const go = subject.you === true ? 'fueras' : subject.many ? 'fueran' : 'fuera';
  return `${subjectText(subject)}${go} a ${predicateText(predicate, subject, 'infinitive')}`;
}

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
  if (said.key !== null) {
    // It is something that has been spoken of, and is that from now on.
    s.aliases.set('it', said.key);
    s.focus = said.key;
    return said;
  }
  s.focus = 'it';
  s.said.add('it');
  return said;
}

function player(whose: Parameters<Speech['say']['whose']>[0], s: Speech): NounPhrase {
  const who = s.say.whose(whose, s);
  s.thatPlayer = who.you === true ? 'you' : 'plain';
  return who;
}

/** Whoever would: you, or "ese jugador". */
const again = (who: NounPhrase): NounPhrase => (who.you === true ? who : person('ese jugador'));

/** What they do then: "robas dos cartas en vez de eso". */
const acts = (who: NounPhrase, verb: VerbName, rest: string): string =>
  `${subjectText(again(who))}${predicateText({ verb, rest }, again(who), 'indicative')}${INSTEAD}`;

const NOTHING = (): string => '';

const plain = (would: string): Situation => ({ would, then: NOTHING, unit: 'things' });

function damage(event: Event<'damage'>, s: Speech): Situation {
  const kind =
    event.combat === undefined ? 'daño' : event.combat ? 'daño de combate' : 'daño que no sea de combate';
  const source = event.source === undefined ? phrase('una fuente', 'f') : thing(event.source, s, 'source');
  const whom = event.toPlayer === undefined ? null : s.say.whose(event.toPlayer, s);
  const what = event.toObject === undefined ? null : thing(event.toObject, s);
  s.entities.set('eventSource', { kind: 'object', head: 'permanent' });
  const only = what === null ? whom : whom === null ? what : null;
  const both = whom !== null && what !== null ? ` ${after('a', whom)} o ${after('a', what)}` : '';
  const anyone =
    whom === null && what === null && event.source !== undefined ? ' a un permanente o jugador' : '';
  const to =
    both !== ''
      ? ' a ese jugador o permanente'
      : what !== null
        ? ' a ese permanente'
        : whom === null || whom.you === true
          ? ''
          : ' a ese jugador';
  const you = whom?.you === true && both === '' ? 'te ' : '';
  return {
    would: wouldDo(source, {
      verb: 'hacer',
      rest: kind + both + anyone,
      ...(only === null ? {} : { indirect: only }),
    }),
    then: (amount) => `${you}hace ${amount}${to}${INSTEAD}`,
    unit: 'damage',
  };
}

function move(event: Event<'move'>, s: Speech): Situation {
  const whose = event.owner === undefined ? null : s.say.whose(event.owner, s);
  const it = thing(event.what, s, event.from === 'battlefield' ? 'permanent' : 'card');
  const creature = !isSelf(event.what)
    ? event.what.types?.join() === 'creature' || event.what.among !== undefined
    : s.self.types.includes('creature');
  if (event.from === 'battlefield' && event.to === 'graveyard' && creature) {
    return plain(wouldDo(it, { verb: 'morir', rest: '' }));
  }
  const zone = (name: keyof typeof ZONE_WORDS) => {
    const { one, gender } = ZONE_WORDS[name];
    const definite = name === 'battlefield' || name === 'stack' || name === 'exile' || name === 'command';
    if (definite) return `${gender === 'm' ? 'el' : 'la'} ${one}`;
    return `${gender === 'm' ? 'un' : 'una'} ${one}`;
  };
  const from =
    event.from === undefined
      ? event.to === undefined
        ? ''
        : ' desde cualquier lugar'
      : ` desde ${zone(event.from)}`;
  if (event.to === undefined) return plain(wouldDo(it, { verb: 'dejar', rest: from.replace(' desde ', '') }));
  if (event.to === 'exile') {
    return plain(wouldDo(it, { verb: 'ser', rest: varying('exiliado')(it.gender, it.many) + from }));
  }
  const to = whose === null ? zone(event.to) : owned(ZONE_WORDS[event.to], whose);
  return plain(wouldDo(it, { verb: 'ir', rest: contract(`a ${to}${from}`) }));
}

function counted(event: Event<'counters'>, s: Speech): Situation {
  const { many } = counterWord(event.kind ?? 'any');
  const on = event.what === undefined ? null : thing(event.what, s);
  const who = event.who === undefined ? null : player(event.who, s);
  if (on === null && who !== null) {
    return {
      would: wouldDo(who, { verb: 'obtener', rest: `uno o más ${many}` }),
      then: (amount) => acts(who, 'obtener', `${amount} ${many}`),
      unit: 'things',
    };
  }
  const where = after('sobre', on ?? phrase('un permanente', 'm'));
  const it = after('sobre', { ...(on ?? phrase('un permanente', 'm')), pronoun: true });
  const ofKind = event.kind === undefined ? 'contadores de cada uno de esos tipos' : many;
  return who === null
    ? {
        would: `se fueran a poner uno o más ${many} ${where}`,
        then: (amount) => `se ponen ${amount} ${ofKind} ${it}${INSTEAD}`,
        unit: 'things',
      }
    : {
        would: wouldDo(who, { verb: 'poner', rest: `uno o más ${many} ${where}` }),
        then: (amount) => acts(who, 'poner', `${amount} ${many} ${it}`),
        unit: 'things',
      };
}

function discarded(event: Event<'discard'>, s: Speech): Situation {
  const who = player(event.who, s);
  const what = isSelf(event.what)
    ? phrase(`esta ${CARD.one}`, 'f')
    : event.what === undefined
      ? phrase(`una ${CARD.one}`, 'f')
      : thing(event.what, s, 'card');
  if (isSelf(event.what)) thing('self', s);
  if (event.byOpponent === true) {
    const discards = who.you === true ? 'descartes' : 'descarte';
    return plain(
      `un hechizo o habilidad que controla un oponente hace que ${subjectText(who)}${discards} ${what.text}`,
    );
  }
  return {
    would: wouldDo(who, { verb: 'descartar', direct: what, rest: '' }),
    then: (amount) => acts(who, 'descartar', amount),
    unit: 'things',
  };
}

export function situation(event: ReplacedEvent, s: Speech): Situation {
  switch (event.event) {
    case 'damage':
      return damage(event, s);
    case 'enters':
      return plain(wouldDo(thing(event.what, s), { verb: 'entrar', rest: '' }));
    case 'move':
      return move(event, s);
    case 'draw': {
      const who = player(event.who, s);
      const except =
        event.exceptFirstInDrawStep === true
          ? ` excepto la primera de cada uno de ${own(who, true)} pasos de robar`
          : '';
      return {
        would: wouldDo(who, { verb: 'robar', rest: `una ${CARD.one}${except}` }),
        then: (amount) => acts(who, 'robar', amount),
        unit: 'things',
      };
    }
    case 'gainLife':
    case 'loseLife': {
      const who = player(event.who, s);
      const verb = event.event === 'gainLife' ? 'ganar' : 'perder';
      return {
        would: wouldDo(who, { verb, rest: 'vidas' }),
        then: (amount) => acts(who, verb, amount),
        unit: 'life',
      };
    }
    case 'counters':
      return counted(event, s);
    case 'tokens': {
      const who = s.say.whose(event.who, s);
      const tokens = s.say.noun(event.what ?? {}, { many: true, head: 'token' }, s).text;
      return {
        would: `se fueran a crear una o más ${tokens} bajo ${owned(CONTROL, who)}`,
        then: (amount) => `se crean ${amount} esas ${HEAD_WORDS.token.many}${INSTEAD}`,
        unit: 'things',
      };
    }
    case 'discard':
      return discarded(event, s);
    case 'loseGame':
    case 'winGame': {
      const verb = event.event === 'loseGame' ? 'perder' : 'ganar';
      return plain(wouldDo(player(event.who, s), { verb, rest: 'la partida' }));
    }
    case 'mana': {
      const what = s.say.np(event.what, 'a', s, { controller: 'unsaid' });
      return {
        would: `giras ${what.text} para obtener maná`,
        then: (amount) => `produce ${amount} ese maná${INSTEAD}`,
        unit: 'things',
      };
    }
    case 'destroy': {
      const it = thing(event.what, s);
      return plain(wouldDo(it, { verb: 'ser', rest: varying('destruido')(it.gender, it.many) }));
    }
    case 'mill': {
      const who = player(event.who, s);
      return {
        would: wouldDo(who, { verb: 'moler', rest: `una o más ${CARD.many}` }),
        then: (amount) => acts(who, 'moler', `${amount} ${CARD.many}`),
        unit: 'things',
      };
    }
    case 'untap': {
      const it = thing(event.what, s);
      const step = isSelf(event.what) ? 'tu paso de enderezar' : 'el paso de enderezar de su controlador';
      return plain(wouldDo(it, { verb: 'enderezar', reflexive: true, rest: `durante ${step}` }));
    }
  }
}
