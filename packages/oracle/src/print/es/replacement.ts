import type { Instead, ReplacementAbility } from '@ettin/schema';
import { entering } from './entering.js';
import { consequence } from './instead.js';
import { preventing, redirecting } from './prevention.js';
import { INSTEAD, situation } from './replaced.js';
import type { Speech } from './speech.js';

/** The sentences of a replacement ability, begun small and without periods. */
export function replacementSentences(ability: ReplacementAbility, s: Speech): string[] {
  const condition = ability.if;
  const [only] = ability.with;
  const isEntering = ability.replaces.event === 'enters' && ability.optional !== true;
  const cast = condition !== undefined && ('cast' in condition || 'kickedWith' in condition);
  const before = isEntering && cast ? `si ${s.say.condition(condition, s)}, ` : '';
  const enters = isEntering ? entering(ability, s) : null;
  if (enters !== null) {
    const after_ = condition === undefined || cast ? '' : ` si ${s.say.condition(condition, s)}`;
    return enters.map((text, at) => (at === 0 ? before + text + after_ : text));
  }
  const simple = ability.with.length === 1 && ability.optional !== true;
  if (simple && only !== undefined) {
    const special = simpleForm(ability, only, s);
    if (special !== null) {
      return [
        condition === undefined
          ? special
          : `mientras ${s.say.condition(condition, s, 'subjunctive')}, ${special}`,
      ];
    }
  }
  const at = situation(ability.replaces, s);
  const and = condition === undefined ? '' : ` y ${s.say.condition(condition, s)}`;
  const texts = together(
    ability.with.flatMap((instead) => consequence(instead, at, ability.replaces.event, s)),
  );
  const may = ability.optional === true;
  return texts.map((text, index) => {
    if (index > 0) return text;
    const then = insteadFirst(text);
    return `si ${at.would}${and}, ${may ? optionally(then) : then}`;
  });
}

/** "en vez de eso, exíliala" */
const insteadFirst = (text: string): string =>
  text.endsWith(INSTEAD) ? `en vez de eso, ${text.slice(0, -INSTEAD.length)}` : text;

/** An order that may be declined. */
const optionally = (text: string): string => `puedes hacer lo siguiente: ${text}`;

/** "en vez de eso, exíliala y crea …": what is also done joins what is done instead. */
function together(texts: readonly string[]): readonly string[] {
  const [first, second, ...more] = texts;
  if (first === undefined || second === undefined) return texts;
  if (second.endsWith(INSTEAD) && !first.endsWith(INSTEAD))
    return [`en vez de eso, ${first} y ${second.slice(0, -INSTEAD.length)}`, ...more];
  if (!first.endsWith(INSTEAD)) return texts;
  return [`en vez de eso, ${first.slice(0, -INSTEAD.length)} y ${second}`, ...more];
}

function simpleForm(ability: ReplacementAbility, instead: Instead, s: Speech): string | null {
  const event = ability.replaces;
  if (event.event !== 'damage') return null;
  if ('prevent' in instead) return instead.prevent === 'all' ? preventing(event, s) : null;
  if ('redirectTo' in instead) {
    const to = s.say.isPlayer(instead.redirectTo, s)
      ? s.say.player(instead.redirectTo, s)
      : s.say.object(instead.redirectTo, s);
    return redirecting(event, to, s);
  }
  return null;
}
