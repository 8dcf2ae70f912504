import type { Language } from '../language.js';
import { isPlayer } from '../refs.js';
import { newScope } from '../scope.js';
import { type Self, selfOf } from '../self.js';
import { ability, mode } from './ability.js';
import { effects, join, said } from './compose.js';
import { condition } from './condition.js';
import { cost } from './cost.js';
import { event } from './event.js';
import { face, typeLine } from './face.js';
import { named } from './grammar.js';
import { keyword, theKeyword } from './keyword.js';
import { mods } from './mod.js';
import { np } from './noun.js';
import { object } from './object.js';
import { player, whose } from './player.js';
import { replacementSentences } from './replacement.js';
import { fresh, type Say, type Speech } from './speech.js';
import { target } from './target.js';
import { token } from './token.js';
import { forEach, value } from './value.js';
import { elide } from './words.js';

const say: Say = {
  np,
  object,
  player,
  whose,
  isPlayer,
  target,
  value,
  forEach,
  condition,
  cost,
  keyword,
  theKeyword,
  token,
  mods,
  event,
  effects,
  said,
  join,
  ability: (one, s) => ability(one, s.self, say),
  replacement: replacementSentences,
};

const speech = (self: Self): Speech => ({ ...newScope(self, 'battlefield'), ...fresh(say) });

/** Card text in French, in the wording that players know from the printed cards. */
export const french: Language = {
  face: (one, layout, part) => face(one, layout === 'aftermath' && part === 1, say),
  typeLine,
  ability: (one, self) => ability(one, self, say),
  mode: (one, self) => mode(one, self, say),
  keyword: (one, self) => elide(keyword(one, speech(self))),
  token: (one) => elide(named(token(one, speech(selfOf(one, 'token')), null))),
};
