import type { Face, Keyword, ParameterKeywordName } from '@ettin/schema';
import type { PrintedFace } from '../printed.js';
import { newScope } from '../scope.js';
import { type Self, selfOf } from '../self.js';
import type { Say, Speech } from './speech.js';
import { SUPERTYPE_WORDS, TYPE_WORDS } from './vocabulary.js';
import { capitalize, list, sentence } from './words.js';

/** Keywords that stand on a line of their own after the other abilities. */
const LAST = new Set<ParameterKeywordName>([
  'equip',
  'fortify',
  'reconfigure',
  'crew',
  'cycling',
  'flashback',
  'escape',
  'morph',
  'madness',
  'unearth',
  'embalm',
  'eternalize',
  'scavenge',
  'splice',
  'foretell',
  'dredge',
  'echo',
  'evoke',
  'dash',
  'miracle',
  'entwine',
  'overload',
  'suspend',
]);

/** Keywords that share a line with others, "Flying, protection from black". */
const SHARES = new Set<ParameterKeywordName>([
  'protection',
  'hexproofFrom',
  'landwalk',
  'annihilator',
  'toxic',
]);

const shares = (keyword: Keyword) => typeof keyword === 'string' || SHARES.has(keyword.k);
const isLast = (keyword: Keyword) => typeof keyword !== 'string' && LAST.has(keyword.k);

/** Lines of keywords: neighbours that can share one do. */
function lines(keywords: readonly Keyword[], s: Speech): string[] {
  const said: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) said.push(capitalize(open.join(', ')));
    open = [];
  };
  for (const keyword of keywords) {
    const text = s.say.keyword(keyword, s);
    if (shares(keyword)) open.push(text);
    else {
      close();
      said.push(capitalize(text));
    }
  }
  close();
  return said;
}

export function typeLine(face: Pick<Face, 'supertypes' | 'types' | 'subtypes'>): string {
  const before = [
    ...(face.supertypes ?? []).map((supertype) => SUPERTYPE_WORDS[supertype]),
    ...face.types.map((type) => TYPE_WORDS[type]),
  ].map(capitalize);
  const subtypes = face.subtypes ?? [];
  return subtypes.length === 0 ? before.join(' ') : `${before.join(' ')} — ${subtypes.join(' ')}`;
}

function additionalCost(face: Face, s: Speech): string[] {
  const { additionalCost: cost } = face;
  if (cost === undefined) return [];
  const paid = list(
    s.say.cost(cost, s).map(({ verb, rest }) => `${verb} ${rest}`.trim()),
    'and',
  );
  const optional = cost.sacrifice?.count === 'anyNumber' ? 'you may ' : '';
  return [sentence(`as an additional cost to cast this spell, ${optional}${paid}`)];
}

function rules(face: Face, self: Self, say: Say): string[] {
  const s: Speech = { ...newScope(self, 'battlefield'), say, player: null };
  const keywords = face.keywords ?? [];
  const before = lines(
    keywords.filter((keyword) => !isLast(keyword)),
    s,
  );
  const after = lines(keywords.filter(isLast), s);
  const opening =
    face.openingHand === true
      ? ['If this card is in your opening hand, you may begin the game with it on the battlefield.']
      : [];
  const anyNumber =
    face.anyNumber === true && face.supertypes?.includes('basic') !== true
      ? [`A deck can have any number of cards named ${face.name}.`]
      : [];
  const abilities = (face.abilities ?? []).map((one) => say.ability(one, { ...s, self }));
  return [...additionalCost(face, s), ...opening, ...before, ...abilities, ...after, ...anyNumber];
}

const given = <K extends string>(
  key: K,
  value: number | string | undefined,
): { readonly [P in K]?: string } =>
  value === undefined ? {} : ({ [key]: String(value) } as { readonly [P in K]: string });

export function face(face_: Face, say: Say): PrintedFace {
  return {
    name: face_.name,
    ...given('manaCost', face_.manaCost),
    typeLine: typeLine(face_),
    rules: rules(face_, selfOf(face_), say),
    ...given('power', face_.power),
    ...given('toughness', face_.toughness),
    ...given('loyalty', face_.loyalty),
    ...given('defense', face_.defense),
  };
}
