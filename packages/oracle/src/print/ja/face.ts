import type { Ability, Face, Keyword } from '@ettin/schema';
import { mergeAbilities } from '../merge.js';
import { linesOf, shares } from '../order.js';
import type { PrintedFace } from '../printed.js';
import { type Self, selfOf } from '../self.js';
import { newSpeech, type Say, type Speech } from './speech.js';
import { subtypeWord } from './subtypes.js';
import { chain, inflect } from './verb.js';
import { AFTERMATH, SUPERTYPE_WORDS, TYPE_WORDS } from './vocabulary.js';
import { sentence } from './words.js';

/** Lines of keywords: neighbours that can share one do. */
function lines(keywords: readonly Keyword[], s: Speech): string[] {
  const said: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) said.push(open.join('、'));
    open = [];
  };
  for (const keyword of keywords) {
    const text = s.say.keyword(keyword, s);
    if (shares(keyword)) open.push(text);
    else {
      close();
      said.push(text);
    }
  }
  close();
  return said;
}

/** "伝説のアーティファクト・クリーチャー ― 人間・兵士", "基本土地 ― 森". */
export function typeLine(face: Pick<Face, 'supertypes' | 'types' | 'subtypes'>): string {
  const supertypes = (face.supertypes ?? []).map((supertype) => SUPERTYPE_WORDS[supertype]).join('');
  const types = face.types.map((type) => TYPE_WORDS[type]).join('・');
  const subtypes = (face.subtypes ?? []).map(subtypeWord).join('・');
  return subtypes === '' ? supertypes + types : `${supertypes}${types} ― ${subtypes}`;
}

function additionalCost(face: Face, s: Speech): string[] {
  const { additionalCost: cost } = face;
  if (cost === undefined) return [];
  const paid = chain(s.say.cost(cost, s));
  const optional = cost.sacrifice?.count === 'anyNumber' ? `あなたは${inflect(paid, 'te')}もよい` : paid;
  return [sentence(`この呪文を唱えるための追加コストとして、${optional}`)];
}

/** "dealt to and dealt by it", where two abilities say it apart. */
function joinPrevention(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const [, whom, rest] = /^(.*)によって(与えられるすべての.*を軽減する。)$/.exec(text) ?? [];
    if (whom !== undefined && joined.at(-1) === `${whom}に${rest}`)
      joined[joined.length - 1] = `${whom}に、または${whom}によって${rest}`;
    else joined.push(text);
  }
  return joined;
}

function rules(face: Face, self: Self, say: Say): string[] {
  const s = newSpeech(self, 'battlefield', say);
  const opening =
    face.openingHand === true
      ? [
          'このカードがあなたのゲーム開始時の手札にあるなら、あなたはこれが戦場に出ている状態でゲームを開始してもよい。',
        ]
      : [];
  const anyNumber =
    face.anyNumber === true && face.supertypes?.includes('basic') !== true
      ? [`デッキには「${face.name}」という名前のカードを望む枚数入れてもよい。`]
      : [];
  const order = linesOf(face.keywords ?? [], mergeAbilities(face.abilities ?? []));
  const text = (one: Ability) => say.ability(one, s);
  const chosen = order.chosen.map((keyword) =>
    sentence(`${say.object('self', { ...s, said: new Set() }).text}は${say.keyword(keyword, s)}を持つ`),
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
    rules: [...(aftermath ? [AFTERMATH.aftermath] : []), ...rules(face_, selfOf(face_), say)],
    ...given('power', face_.power),
    ...given('toughness', face_.toughness),
    ...given('loyalty', face_.loyalty),
    ...given('defense', face_.defense),
  };
}
