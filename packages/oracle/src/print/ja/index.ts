import type { Language } from '../language.js';
import { isPlayer } from '../refs.js';
import { selfOf } from '../self.js';
import { ability, mode } from './ability.js';
import { effects, said, together } from './compose.js';
import { condition, negation } from './condition.js';
import { cost } from './cost.js';
import { event } from './event.js';
import { face, typeLine } from './face.js';
import { keyword } from './keyword.js';
import { mods } from './mod.js';
import { noun, np } from './noun.js';
import { object } from './object.js';
import { player, whose } from './player.js';
import { replacementSentences } from './replacement.js';
import { newSpeech, type Say } from './speech.js';
import { targets } from './target.js';
import { token } from './token.js';
import { forEach, value } from './value.js';
import { count } from './words.js';

const say: Say = {
  noun,
  np,
  object,
  player,
  whose,
  isPlayer,
  targets,
  value,
  forEach,
  condition,
  negation,
  cost,
  keyword,
  token,
  mods,
  event,
  said,
  effects,
  together,
  ability: (one, s) => ability(one, s.self, say),
  replacement: replacementSentences,
};

/** Card text in Japanese: targets first, then what is done, each clause before the one that depends on it. */
export const japanese: Language = {
  face: (one, layout, part) => face(one, layout === 'aftermath' && part === 1, say),
  typeLine,
  ability: (one, self) => ability(one, self, say),
  mode: (one, self) => mode(one, self, say),
  keyword: (one, self) => keyword(one, newSpeech(self, 'battlefield', say)),
  token: (one) => {
    const s = newSpeech(selfOf(one, 'token'), 'battlefield', say);
    const { text, counter } = token(one, s);
    return text + count(1, counter);
  },
};
