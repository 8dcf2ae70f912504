import type { Decision, DecisionOption, ManaType, PlayerView } from '@ettin/schema';
import type { CardTexts } from './card-texts.js';
import { KEYWORDS } from './catalogue/keywords.js';
import { OPTIONS } from './catalogue/options.js';
import { COLORS } from './catalogue/words.js';
import type { Language } from './language.js';
import { findIn, targetName } from './objects.js';
import { counterKind } from './vocabulary.js';

/** What one option of a decision says: the mode, the color, the cost with its keyword, yes or no. */
export function optionLabel(
  option: DecisionOption,
  decision: Decision,
  view: PlayerView,
  texts: CardTexts,
  language: Language,
): string {
  const { label } = option;
  const source = decision.source === undefined ? undefined : findIn(view, decision.source);
  switch (label) {
    case 'yes':
    case 'no':
    case 'done':
    case 'top':
    case 'graveyard':
      return OPTIONS.text(language, label);
    case 'replacement':
      return targetName(view, option.object ?? -1, language);
    case 'face:front':
    case 'face:back': {
      const o = option.object === undefined ? undefined : findIn(view, option.object);
      const side = label === 'face:back' ? 1 : 0;
      const face = (o && texts.face(o, side)?.name) ?? OPTIONS.text(language, side === 1 ? 'back' : 'front');
      return OPTIONS.text(language, 'face', { face });
    }
    case 'cost:buyback':
    case 'cost:entwine': {
      const keyword = label === 'cost:buyback' ? 'buyback' : 'entwine';
      const cost = (source && texts.additionalCost(source, keyword, 0)) ?? KEYWORDS.text(language, keyword);
      return OPTIONS.text(language, 'cost', { cost });
    }
    default:
      return numbered(label);
  }

  function numbered(text: string): string {
    const [kind, value = '', index = ''] = text.split(':');
    const n = Number(value);
    if (kind === 'mode') {
      const mode = source === undefined ? null : texts.mode(source, n);
      return mode ?? OPTIONS.text(language, 'mode', { n: n + 1 });
    }
    if (kind === 'color') return COLORS.text(language, value as ManaType);
    if (kind === 'counter') return OPTIONS.text(language, 'counter', { kind: counterKind(value, language) });
    const cost =
      value === 'kicker'
        ? ((source && texts.additionalCost(source, 'kicker', Number(index))) ??
          KEYWORDS.text(language, 'kicker'))
        : OPTIONS.text(language, 'way', { n: n + 1 });
    return OPTIONS.text(language, 'cost', { cost });
  }
}
