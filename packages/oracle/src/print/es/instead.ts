import type { Instead, ReplacedEvent, Value } from '@ettin/schema';
import { counters } from './counters.js';
import { after, type NounPhrase, owned, predicateText } from './grammar.js';
import { INSTEAD, type Situation } from './replaced.js';
import type { Speech } from './speech.js';
import type { VerbName } from './verbs.js';
import { CARD, CONTROL, GRAVEYARD, OWNER, type ZONE_WORDS } from './vocabulary.js';
import { contract, numberAlone } from './words.js';

type Change = Extract<
  Instead,
  | { readonly multiply: unknown }
  | { readonly plus: unknown }
  | { readonly minus: unknown }
  | { readonly atMost: unknown }
>;

const TIMES: Readonly<Record<number, string>> = { 2: 'el doble', 3: 'el triple' };

const BASE = {
  things: 'esa cantidad',
  life: 'esa cantidad de vidas',
  damage: 'esa cantidad de daño',
} as const;

/** "el doble de esa cantidad de vidas", "esa cantidad de daño menos 1"; "el doble de" before what is counted. */
function changed(instead: Change, at: Situation, event: ReplacedEvent['event'], s: Speech): string {
  const cards = event === 'draw' || event === 'discard';
  const base = cards ? `${BASE.things} de ${CARD.many}` : BASE[at.unit];
  const beforeNoun = event === 'counters' || event === 'tokens' || event === 'mana' || event === 'mill';
  if ('multiply' in instead) {
    const times = TIMES[instead.multiply] ?? `${numberAlone(instead.multiply)} veces`;
    return beforeNoun ? `${times} de` : `${times} de ${base}`;
  }
  const number = (value: Value) =>
    typeof value !== 'number'
      ? s.say.value(value, s)
      : at.unit === 'things'
        ? numberAlone(value)
        : String(value);
  const more =
    'plus' in instead
      ? `más ${number(instead.plus)}`
      : 'minus' in instead
        ? `menos ${number(instead.minus)}`
        : '';
  if (more !== '') return beforeNoun ? `${base} ${more} de` : `${base} ${more}`;
  const most = 'atMost' in instead ? number(instead.atMost) : '';
  return at.unit === 'things' ? most : `${most} ${at.unit === 'life' ? 'vidas' : 'puntos de daño'}`;
}

const NO_MORE: NounPhrase = { text: '', gender: 'm', many: false, key: null };

/** Where it is put instead: "exíliala en vez de eso". */
function movedInstead(it: NounPhrase, to: keyof typeof ZONE_WORDS, position?: string): string {
  const order = (verb: VerbName, rest: string) =>
    `${predicateText({ verb, direct: it, rest }, NO_MORE, 'imperative')}`;
  const owner = `de su ${OWNER.one}`;
  switch (to) {
    case 'exile':
      return order('exiliar', '') + INSTEAD;
    case 'library':
      return (
        (position === 'shuffled'
          ? order('barajar', `en la biblioteca ${owner}`)
          : order(
              'poner',
              `en ${position === 'bottom' ? 'el fondo' : 'la parte superior'} de la biblioteca ${owner}`,
            )) + INSTEAD
      );
    case 'hand':
      return order('regresar', `a la mano ${owner}`) + INSTEAD;
    case 'battlefield':
      return order('poner', `en el campo de batalla en vez de en tu ${GRAVEYARD.one}`);
    case 'graveyard':
      return order('poner', `en el ${GRAVEYARD.one} ${owner}`) + INSTEAD;
    case 'stack':
      return order('poner', 'en la pila') + INSTEAD;
    case 'command':
      return order('poner', 'en la zona de mando') + INSTEAD;
  }
}

export function consequence(
  instead: Instead,
  at: Situation,
  event: ReplacedEvent['event'],
  s: Speech,
): string[] {
  if ('multiply' in instead || 'plus' in instead || 'minus' in instead || 'atMost' in instead) {
    return [contract(at.then(changed(instead, at, event, s)))];
  }
  if ('prevent' in instead) {
    return [
      instead.prevent === 'all' ? 'prevén ese daño' : `prevén ${s.say.value(instead.prevent, s)} de ese daño`,
    ];
  }
  if ('redirectTo' in instead) {
    const to = s.say.isPlayer(instead.redirectTo, s)
      ? s.say.player(instead.redirectTo, s)
      : s.say.object(instead.redirectTo, s);
    const said = to.you === true ? 'ese daño se te hace' : `ese daño se hace ${after('a', to)}`;
    return [said + INSTEAD];
  }
  const it = (): NounPhrase => s.say.object('it', s);
  if ('reveal' in instead)
    return [predicateText({ verb: 'mostrar', direct: it(), rest: '' }, NO_MORE, 'imperative')];
  if ('toZone' in instead) return [movedInstead(it(), instead.toZone, instead.position)];
  if ('instead' in instead) {
    const said = s.say.effects(instead.instead, s, { together: true });
    const [first = 'no pasa nada', ...more] = said;
    return [
      said.length === 1 && instead.instead.length <= 1 ? first + INSTEAD : `en vez de eso, ${first}`,
      ...more,
    ];
  }
  if ('also' in instead) return s.say.effects(instead.also, s, { together: true });
  if ('entersTapped' in instead) return ['entra girado'];
  if ('entersWith' in instead)
    return [`entra con ${counters(instead.entersWith, instead.count, s).text} sobre él`];
  if ('underControlOf' in instead)
    return [`entra bajo ${owned(CONTROL, s.say.player(instead.underControlOf, s))}`];
  return s.say.effects(instead.asEnters, s);
}
