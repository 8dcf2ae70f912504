import type { Language } from '../language.js';
import { isPlayer } from '../refs.js';
import { newScope } from '../scope.js';
import { selfOf } from '../self.js';
import { ability, mode } from './ability.js';
import { effects, join, said } from './compose.js';
import { condition } from './condition.js';
import { cost } from './cost.js';
import { eventPhrase } from './event.js';
import { face, typeLine } from './face.js';
import { keyword } from './keyword.js';
import { mods } from './mod.js';
import { noun, np } from './noun.js';
import { object } from './object.js';
import { player, whose } from './player.js';
import { replacementSentences } from './replacement.js';
import type { Say, Speech } from './speech.js';
import { target } from './target.js';
import { oneToken, token } from './token.js';
import { forEach, value } from './value.js';

const say: Say = {
  noun,
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
  token,
  mods,
  event: eventPhrase,
  effects,
  said,
  join,
  ability: (one, s) => ability(one, s.self, say),
  replacement: replacementSentences,
};

export const spanish: Language = {
  face: (one, layout, part) => face(one, layout === 'aftermath' && part === 1, say),
  typeLine,
  ability: (one, self) => ability(one, self, say),
  mode: (one, self) => mode(one, self, say),
  keyword: (one, self) => keyword(one, { ...newScope(self, 'battlefield'), say, player: null }).line,
  token: (one) => {
    const s: Speech = { ...newScope(selfOf(one, 'token'), 'battlefield'), say, player: null };
    return oneToken(token(one, s, { many: false }));
  },
};
