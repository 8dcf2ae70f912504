import type { Condition, Effect } from '@ettin/schema';
import { isMoreOfTheSame, replacesUsual, sameBut } from '../../idioms.js';
import type { Said } from '../grammar.js';
import type { Speech } from '../speech.js';
import { list } from '../words.js';
import { led, together } from './led.js';
import type { EffectOf } from './shape.js';

const instead = (texts: readonly string[]): string[] => [`en vez de eso, ${list(texts, 'y')}`];

/** Leaves out what has just been said: "hace 4 puntos de daño", "crea cinco de esas fichas". */
function shorter(text: string, effect: Effect | undefined, usual: Effect | undefined): string {
  if (effect === undefined || usual === undefined) return text;
  if (effect.do === 'damage' && sameBut(effect, usual, 'amount'))
    return text.replace(/ daño (?:a|al) .*$/, ' daño');
  if ((effect.do === 'createToken' || effect.do === 'createCopy') && sameBut(effect, usual, 'count')) {
    return text.replace(/^crea (\S+) .*$/, 'crea $1 de esas fichas');
  }
  return text;
}

const speaksOf = (id: string, condition: Condition) =>
  JSON.stringify(condition).includes(`{"target":"${id}"}`);

/** Targets that the condition would be the first to mention. */
const introduced = (condition: Condition, s: Speech) =>
  [...s.specs.values()].filter(({ id }) => !s.said.has(`target:${id}`) && speaksOf(id, condition));

/** "elige la criatura objetivo", where the condition is about it. */
const chosenFirst = (condition: Condition, s: Speech): Said[] =>
  introduced(condition, s).map((spec) => ({ sentences: [`elige ${s.say.target(spec, s).text}`] }));

/** "Destruye la criatura objetivo si …", "Si …, roba una carta. De lo contrario, …". */
export function conditional(effect: EffectOf<'if'>, s: Speech): Said[] {
  const { else: otherwise = [] } = effect;
  const usually = replacesUsual(effect.if);
  if (effect.else !== undefined && isMoreOfTheSame(effect.then, otherwise)) {
    const usual = s.say.effects(otherwise, s);
    const when = s.say.condition(effect.if, s);
    const more = together(effect.then, s);
    const short = more.length === 1 ? [shorter(more[0] ?? '', effect.then[0], otherwise[0])] : more;
    const [said = ''] = instead(short);
    const text =
      usually && effect.then[0]?.do === 'damage'
        ? said.replace(/^(en vez de eso, )?.*?\b(hace )/, '$1$2')
        : said;
    return [{ sentences: [...usual, usually ? `si ${when}, ${text}` : `${text} si ${when}`] }];
  }
  if (otherwise.length > 0 && usually) {
    const usual = s.say.effects(otherwise, s);
    const when = s.say.condition(effect.if, s);
    return [{ sentences: usual }, led(`si ${when}, `, instead(together(effect.then, s)))];
  }
  if (otherwise.length === 0 && introduced(effect.if, s).length > 0) {
    const places = new Map(s.places);
    const [only = '', ...more] = together(effect.then, s);
    if (more.length === 0) {
      return [{ sentences: [`${only} si ${s.say.condition(effect.if, { ...s, places })}`] }];
    }
  }
  const lead = s.afterwards ? 'luego, si' : 'si';
  const choice = chosenFirst(effect.if, s);
  const when = s.say.condition(effect.if, s);
  const then = led(`${lead} ${when}, `, together(effect.then, s));
  if (otherwise.length === 0) return [...choice, then];
  return [...choice, then, led('de lo contrario, ', together(otherwise, s))];
}
