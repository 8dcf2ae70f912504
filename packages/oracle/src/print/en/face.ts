import type { Ability, Face, Keyword } from '@ettin/schema';
import { mergeAbilities } from '../merge.js';
import { linesOf, shares } from '../order.js';
import type { PrintedFace } from '../printed.js';
import { newScope } from '../scope.js';
import { type Self, selfOf } from '../self.js';
import type { Say, Speech } from './speech.js';
import { SUPERTYPE_WORDS, TYPE_WORDS } from './vocabulary.js';
import { capitalize, list, sentence } from './words.js';

/** "dealt to and dealt by this creature", where two abilities say it apart. */
function joinPrevention(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const [, prevent, whom] = /^(Prevent all .* that would be dealt) by (.*)$/.exec(text) ?? [];
    if (prevent !== undefined && joined.at(-1) === `${prevent} to ${whom}`) {
      joined[joined.length - 1] = `${prevent} to and dealt by ${whom}`;
    } else joined.push(text);
  }
  return joined;
}

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
    const before = open.at(-1);
    if (before?.startsWith('protection from ') === true && text.startsWith('protection from ')) {
      const all = [...before.split(/,? and (?=from )|, (?=from )/), text.slice('protection '.length)];
      open[open.length - 1] = list(all, 'and');
    } else if (shares(keyword)) open.push(text);
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
  const opening =
    face.openingHand === true
      ? ['If this card is in your opening hand, you may begin the game with it on the battlefield.']
      : [];
  const anyNumber =
    face.anyNumber === true && face.supertypes?.includes('basic') !== true
      ? [`A deck can have any number of cards named ${face.name}.`]
      : [];
  const order = linesOf(face.keywords ?? [], mergeAbilities(face.abilities ?? []));
  const text = (one: Ability) => say.ability(one, s);
  const chosen = order.chosen.map((keyword) =>
    sentence(`${say.object('self', s).text} has ${say.keyword(keyword, s)}`),
  );
  return [
    ...additionalCost(face, s),
    ...opening,
    ...lines(order.casting, s),
    ...order.onStack.map(text),
    ...lines(order.keywords, s),
    ...joinPrevention(order.abilities.map(text)),
    ...chosen,
    ...lines(order.last, s),
    ...anyNumber,
  ];
}

const given = <K extends string>(
  key: K,
  value: number | string | undefined,
): { readonly [P in K]?: string } =>
  value === undefined ? {} : ({ [key]: String(value) } as { readonly [P in K]: string });

export function face(face_: Face, aftermath: boolean, say: Say): PrintedFace {
  return {
    name: face_.name,
    ...given('manaCost', face_.manaCost),
    typeLine: typeLine(face_),
    rules: [...(aftermath ? ['Aftermath'] : []), ...rules(face_, selfOf(face_), say)],
    ...given('power', face_.power),
    ...given('toughness', face_.toughness),
    ...given('loyalty', face_.loyalty),
    ...given('defense', face_.defense),
  };
}
