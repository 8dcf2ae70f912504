import type { Zone } from '@ettin/schema';
import type { Head } from '../scope.js';
import { type Doing, event, type On, passive, subject, thing, type What } from './event-parts.js';
import { owned, phrase } from './grammar.js';
import type { EventPhrase, Speech } from './speech.js';
import { CARD, CONTROL, OWNER, ZONE_WORDS } from './vocabulary.js';
import { indefiniteArticle } from './words.js';

/** What a team controls enters under its control. */
export function enters(trigger: On<'enters'>, s: Speech): EventPhrase {
  const { what } = trigger;
  const from =
    trigger.from === undefined ? '' : what === 'self' ? ownZone(trigger.from) : someZone(trigger.from);
  if (what !== 'self' && what.controller === 'team') {
    const { controller: _, ...filter } = what;
    const under = `${from} bajo ${owned(CONTROL, s.say.whose('team', s))}`;
    return thing({ verb: 'entrar', rest: under.trim() })({ what: filter }, s);
  }
  return thing({ verb: 'entrar', rest: from.trim() }, 'Cuando')(trigger, s);
}

const isCreature = (what: What, s: Speech): boolean => {
  if (what === 'self' || what.self === true) return s.self.types.includes('creature');
  const types = what.types ?? what.allTypes;
  if (types !== undefined) return types.includes('creature');
  if (what.anyOf !== undefined) return what.anyOf.some((alternative) => isCreature(alternative, s));
  return what.subtypes !== undefined || what.power !== undefined || what.among !== undefined;
};

const isOwn = (zone: Zone) => zone === 'hand' || zone === 'library' || zone === 'graveyard';

/** "desde tu cementerio", for the source itself; "desde un cementerio" for anything else. */
const ownZone = (zone: Zone): string => (isOwn(zone) ? ` desde tu ${ZONE_WORDS[zone].one}` : someZone(zone));
function someZone(zone: Zone): string {
  const { one, gender } = ZONE_WORDS[zone];
  const article = isOwn(zone) ? indefiniteArticle(gender) : gender === 'm' ? 'el' : 'la';
  return ` desde ${article} ${one}`;
}

/** What happens to something that is moved there. */
function moved(to: Zone, yours: boolean): Doing {
  switch (to) {
    case 'graveyard':
      return { verb: 'ir', rest: yours ? 'a tu cementerio' : 'a un cementerio' };
    case 'exile':
      return passive('exiliado');
    case 'hand':
      return passive('regresado', ` a la mano de su ${OWNER.one}`);
    case 'library':
      return { verb: 'ir', rest: `a la biblioteca de su ${OWNER.one}` };
    case 'battlefield':
      return { verb: 'entrar', rest: '' };
    case 'stack':
      return passive('lanzado');
    case 'command':
      return { verb: 'ir', rest: 'a la zona de mando' };
  }
}

export function move(trigger: On<'move'>, s: Speech): EventPhrase {
  const { what, from, to } = trigger;
  const head: Head = from === 'battlefield' ? 'permanent' : 'card';
  const lead = what === 'self' ? 'Cuando' : 'Siempre que';
  if (what !== 'self' && to === undefined && what.owner === 'you') {
    const { owner: _, ...filter } = what;
    const zone = from ?? 'graveyard';
    return event(subject(filter, s, head), { verb: 'dejar', rest: `tu ${ZONE_WORDS[zone].one}` }, lead);
  }
  const it = subject(what, s, head);
  const said = what === 'self' && from !== 'battlefield' ? phrase(`esta ${CARD.one}`, 'f') : it;
  if (to !== undefined) s.places.set(what === 'self' ? 'self' : 'it', to);
  const whose = what !== 'self' && typeof what.owner === 'string' ? what.owner : undefined;
  const origin =
    from === undefined
      ? to === 'graveyard'
        ? ' desde cualquier lugar'
        : ''
      : what === 'self'
        ? ownZone(from)
        : someZone(from);
  if (to === undefined) {
    return event(said, { verb: 'dejar', rest: origin.replace(/^ desde /, '') }, lead);
  }
  const yours = (what === 'self' && from !== 'battlefield') || whose === 'you';
  const doing = moved(to, yours);
  const predicate = typeof doing === 'function' ? doing(said) : doing;
  return event(said, { ...predicate, rest: predicate.rest + origin }, lead);
}

export function dies(trigger: On<'dies'>, s: Speech): EventPhrase {
  const creature = isCreature(trigger.what, s);
  const who = subject(trigger.what, s);
  s.places.set(trigger.what === 'self' ? 'self' : 'it', 'graveyard');
  return event(
    who,
    creature
      ? { verb: 'morir', rest: '' }
      : { verb: 'ir', rest: 'a un cementerio desde el campo de batalla' },
    trigger.what === 'self' || (trigger.what.among !== undefined && creature) ? 'Cuando' : 'Siempre que',
  );
}
