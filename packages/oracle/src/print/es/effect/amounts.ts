import type { Filter, ObjectRef, Value } from '@ettin/schema';
import { type NounPhrase, owned, person, phrase } from '../grammar.js';
import { some } from '../quantity.js';
import type { Speech } from '../speech.js';
import { partOf } from '../value.js';
import { GRAVEYARD } from '../vocabulary.js';

/** "una criatura", "dos criaturas de su elección", "la mitad de las criaturas que controla, redondeando hacia arriba". */
export function sacrificed(what: Filter, count: Value, subject: NounPhrase, s: Speech): string {
  const choice = subject.you === true ? '' : ' de su elección';
  const { controller: _, ...filter } = what;
  if (typeof count === 'object' && 'divide' in count) return partOf(count, s);
  const { text } = some(filter, count, s);
  return / (?:con|sin|que) /.test(text) ? text.replace(/ (?=(?:con|sin|que) )/, `${choice} `) : text + choice;
}

/** "el cementerio del jugador objetivo": all of it. */
export function graveyardOf(what: ObjectRef, s: Speech): NounPhrase | null {
  if (typeof what !== 'object' || !('each' in what)) return null;
  const { zone, owner, ...rest } = what.each;
  if (zone !== 'graveyard' || Object.keys(rest).length > 0) return null;
  s.focus = null;
  if (owner === undefined || owner === 'eachPlayer') return phrase('todos los cementerios', 'm', true);
  const who = owner === 'opponent' || owner === 'opponents' ? person('cada oponente') : s.say.whose(owner, s);
  return phrase(owned(GRAVEYARD, who), 'm');
}
