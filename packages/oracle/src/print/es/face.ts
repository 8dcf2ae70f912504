import type { Ability, Face, Keyword } from '@ettin/schema';
import { mergeAbilities } from '../merge.js';
import { linesOf, shares } from '../order.js';
import type { PrintedFace } from '../printed.js';
import { newScope } from '../scope.js';
import { type Self, selfOf } from '../self.js';
import { imperative, infinitive, YOU } from './grammar.js';
import { joinedTypes } from './noun-core.js';
import { skill } from './skills.js';
import type { Say, Speech } from './speech.js';
import { subtypesText } from './subtypes.js';
import { SUPERTYPE_WORDS } from './vocabulary.js';
import { capitalize, list, sentence } from './words.js';

/** "que se fuera a hacer a esta criatura o que esta criatura fuera a hacer", where two abilities say it apart. */
function joinPrevention(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const before = joined.at(-1) ?? '';
    const [, prevent, by] =
      /^(Prevén todo el .*?daño(?: de combate)?) que (.*) fuera a hacer\.$/.exec(text) ?? [];
    if (prevent !== undefined && by !== undefined && before === `${prevent} que se fuera a hacer a ${by}.`) {
      joined[joined.length - 1] = `${before.slice(0, -1)} y todo el que ${by} fuera a hacer.`;
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
    const { line } = s.say.keyword(keyword, s);
    const before = open.at(-1);
    if (before?.startsWith('protección contra ') === true && line.startsWith('protección contra ')) {
      const all = [...before.split(/,? y (?=contra )|, (?=contra )/), line.slice('protección '.length)];
      open[open.length - 1] = list(all, 'y');
    } else if (shares(keyword)) open.push(line);
    else {
      close();
      said.push(capitalize(line));
    }
  }
  close();
  return said;
}

/** "Criatura artefacto legendaria — Soldado humano" */
export function typeLine(face: Pick<Face, 'supertypes' | 'types' | 'subtypes'>): string {
  const types = joinedTypes(face.types);
  const words = [
    types.text,
    ...(face.supertypes ?? []).map((supertype) => SUPERTYPE_WORDS[supertype](types.gender, false)),
  ];
  const subtypes = face.subtypes ?? [];
  const before = capitalize(words.join(' '));
  return subtypes.length === 0 ? before : `${before} — ${subtypesText(subtypes)}`;
}

function additionalCost(face: Face, s: Speech): string[] {
  const { additionalCost: cost } = face;
  if (cost === undefined) return [];
  const does = s.say.cost(cost, s);
  const paid =
    cost.sacrifice?.count === 'anyNumber'
      ? `puedes ${infinitive({ subject: YOU, does })}`
      : imperative({ subject: YOU, does });
  return [sentence(`como coste adicional para lanzar este hechizo, ${paid}`)];
}

function rules(face: Face, self: Self, say: Say): string[] {
  const s: Speech = { ...newScope(self, 'battlefield'), say, player: null };
  const opening =
    face.openingHand === true
      ? ['Si esta carta está en tu mano inicial, puedes comenzar la partida con ella en el campo de batalla.']
      : [];
  const anyNumber =
    face.anyNumber === true && face.supertypes?.includes('basic') !== true
      ? [`Un mazo puede tener cualquier cantidad de cartas llamadas ${face.name}.`]
      : [];
  const order = linesOf(face.keywords ?? [], mergeAbilities(face.abilities ?? []));
  const text = (one: Ability) => say.ability(one, s);
  const chosen = order.chosen.map((keyword) =>
    sentence(`${say.object('self', s).text} tiene ${skill(say.keyword(keyword, s))}`),
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
    rules: [...(aftermath ? ['Secuela'] : []), ...rules(face_, selfOf(face_), say)],
    ...given('power', face_.power),
    ...given('toughness', face_.toughness),
    ...given('loyalty', face_.loyalty),
    ...given('defense', face_.defense),
  };
}
