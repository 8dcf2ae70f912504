import type { Ability, Mod } from '@ettin/schema';
import { becoming, colorWords, isBecoming } from './become.js';
import { ga, type Phrase } from './grammar.js';
import { keywordList } from './keyword.js';
import { asCreature } from './noun.js';
import { change } from './size.js';
import type { ModWords, Speech } from './speech.js';
import { counterNoun } from './subtypes.js';
import { FLAG_WORDS, TYPE_WORDS } from './vocabulary.js';
import { both, count } from './words.js';

type Kind = Mod['mod'];
type Of<K extends Kind> = Extract<Mod, { readonly mod: K }>;

/** Whom the modifications are about and whether they hold ("持つ") or come about ("得る"). */
interface Manner {
  readonly subject: Phrase;
  readonly becomes: boolean;
  /** Nothing else is said of it, so that it has to be named. */
  readonly alone: boolean;
}

/** A predicate about the subject, or a whole sentence. */
type Word = string | { readonly sentence: string };

const have = (what: string, { becomes }: Manner) => `${what}を${becomes ? '得る' : '持つ'}`;
const be = (what: string, { becomes }: Manner) => (becomes ? `${what}になる` : `${what}である`);

/** An ability in quotation marks, as the object that has it would say it. */
export function quoted(ability: Ability, s: Speech): string {
  const self = {
    ...s.self,
    what: 'card' as const,
    name: '',
    supertypes: [],
    types: ['creature' as const],
    subtypes: [],
    keywords: [],
  };
  return `「${s.say.ability(ability, { ...s, self, from: 'battlefield' })}」`;
}

const unless = (condition: Of<'cantAttack'>['unless'], s: Speech) =>
  condition === undefined ? '' : `${s.say.negation(condition, s)}かぎり、`;

/** Every turn, where it always holds; where it lasts a while, its time says when. */
const eachCombat = ({ becomes }: Manner) => (becomes ? '' : '各戦闘で');

type Printers = { readonly [K in Kind]: (mod: Of<K>, manner: Manner, s: Speech) => Word };

const PRINTERS: Printers = {
  pt: ({ power, toughness }, _, s) => change(power, toughness, s),
  setPT: (_, manner) => be('', manner),
  switchPT: () => 'パワーとタフネスを入れ替える',
  gain: ({ keywords }, manner, s) => have(keywordList(keywords, s), manner),
  lose: ({ keywords }) => `${both(keywords.map((keyword) => FLAG_WORDS[keyword]))}を失う`,
  gainAbility: ({ ability }, manner, s) => have(quoted(ability, s), manner),
  loyaltyAbilitiesOf: ({ what }, manner, s) =>
    have(`${s.say.np(what, 'all', s)}のすべての忠誠度能力`, manner),
  loseAllAbilities: () => 'すべての能力を失う',
  addTypes: (_, manner) => be('', manner),
  setTypes: (_, manner) => be('', manner),
  removeTypes: ({ types }) => `${types.map((type) => TYPE_WORDS[type]).join('でも')}でない`,
  addChosenType: (_, manner) => be('他のタイプに加えて選ばれたタイプ', manner),
  allCreatureTypes: (_, manner) => be('すべてのクリーチャー・タイプ', manner),
  setColors: ({ colors }, manner) => be(colorWords(colors), manner),
  addColors: ({ colors }, manner) => be(`他の色に加えて${colorWords(colors)}`, manner),
  control: ({ by }, { subject }, s) => ({
    sentence: `${s.say.player(by, s).text}は${subject.text}をコントロールする`,
  }),
  setName: ({ name }, manner) => be(`「${name}」という名前`, manner),
  cantAttack: ({ whom, unless: condition }, _, s) =>
    `${unless(condition, s)}${whom === undefined ? '' : `${s.say.whose(whom, s).text}を`}攻撃できない`,
  cantBlock: ({ what, unless: condition }, _, s) => {
    if (
      what?.notKeyword !== undefined &&
      Object.keys(what).every((key) => key === 'notKeyword' || key === 'types')
    ) {
      const { notKeyword, ...rest } = what;
      return `${s.say.np(asCreature({ ...rest, keyword: notKeyword }), 'bare', s)}しかブロックできない`;
    }
    return `${unless(condition, s)}${what === undefined ? '' : `${s.say.np(asCreature(what), 'bare', s)}を`}ブロックできない`;
  },
  cantAttackAlone: () => '単独では攻撃できない',
  cantBlockAlone: () => '単独ではブロックできない',
  cantBeBlocked: ({ by, exceptBy }, _, s) => {
    if (exceptBy !== undefined) return `${s.say.np(asCreature(exceptBy), 'bare', s)}以外にはブロックされない`;
    return by === undefined
      ? 'ブロックされない'
      : `${s.say.np(asCreature(by), 'bare', s)}にはブロックされない`;
  },
  minBlockers: ({ n }) => `${count(n, '体')}以上のクリーチャーによってしかブロックされない`,
  maxBlockersOne: () => '２体以上のクリーチャーによってはブロックされない',
  mustAttack: ({ whom }, manner, s) =>
    `${eachCombat(manner)}可能なら${whom === undefined ? '' : `${s.say.whose(whom, s).text}を`}攻撃する`,
  mustBlock: (_, manner) => `${eachCombat(manner)}可能ならブロックする`,
  mustBeBlocked: ({ byAll, byTwo }, { subject }) =>
    byAll === true
      ? { sentence: `${subject.text}をブロックできるすべてのクリーチャーは、それをブロックする` }
      : `可能なら${byTwo === true ? '２体以上のクリーチャーに' : ''}ブロックされる`,
  blockAdditional: ({ n }, manner) =>
    n === 'any'
      ? '望む数のクリーチャーをブロックできる'
      : `${eachCombat(manner)}追加でクリーチャー${count(n, '体')}をブロックできる`,
  attackDespiteDefender: () => '防衛を持たないかのように攻撃できる',
  doesntUntap: (_, { subject, becomes }) =>
    `${subject.key === 'self' && !becomes ? 'あなた' : 'それのコントローラー'}のアンタップ・ステップの間にアンタップしない`,
  mayNotUntap: (_, { subject }) => ({
    sentence: `あなたは、あなたのアンタップ・ステップの間に${subject.text}をアンタップしないことを選んでもよい`,
  }),
  cantBeCountered: () => '打ち消されない',
  cantActivate: ({ unlessMana }, { subject, alone }) => ({
    sentence: `${alone ? subject.text : 'それ'}の${unlessMana === true ? 'マナ能力でない' : ''}起動型能力は起動できない`,
  }),
  damageAsPower: () => 'パワーではなくタフネスに等しい点数の戦闘ダメージを割り振る',
  damageUnblocked: (_, { subject }) => ({
    sentence: `あなたは${subject.text}に、ブロックされなかったかのように戦闘ダメージを割り振らせてもよい`,
  }),
  cantHaveCounters: ({ kind }, { subject }) => ({
    sentence: `${subject.text}の上には${counterNoun(kind ?? 'any')}を置くことができない`,
  }),
  cantBeTargeted: ({ by }, _, s) =>
    `${by === undefined ? '' : `${ga(s.say.whose(by, s))}コントロールしている`}呪文や能力の対象にならない`,
  mayExert: (_, { subject }) => ({
    sentence: `${subject.text}が攻撃するに際し、あなたはそれを督励してもよい`,
  }),
  cantTransform: () => '変身できない',
  goaded: (_, manner) => be('使嗾された状態', manner),
};

function word<K extends Kind>(mod: Of<K>, manner: Manner, s: Speech): Word {
  const printer: (mod: Of<K>, manner: Manner, s: Speech) => Word = PRINTERS[mod.mod as K];
  return printer(mod, manner, s);
}

/** "攻撃できない" and "ブロックできない" of one thing are "攻撃もブロックもできない". */
function merged(predicates: readonly string[]): string[] {
  const attack = predicates.findIndex((text) => text.endsWith('攻撃できない'));
  const block = predicates.findIndex((text) => text.endsWith('ブロックできない'));
  if (attack < 0 || block < 0) return alone(predicates);
  const before = (predicates[attack] ?? '').slice(0, -'攻撃できない'.length);
  if (before !== (predicates[block] ?? '').slice(0, -'ブロックできない'.length)) return [...predicates];
  return predicates.flatMap((text, at) =>
    at === block ? [] : at === attack ? [`${before}攻撃もブロックもできない`] : [text],
  );
}

function alone(predicates: readonly string[]): string[] {
  const [a, b] = ['単独では攻撃できない', '単独ではブロックできない'];
  if (!predicates.includes(a ?? '') || !predicates.includes(b ?? '')) return [...predicates];
  return [...predicates.filter((text) => text !== a && text !== b), '単独では攻撃もブロックもできない'];
}

/** What modifications say of their subject. */
export function mods(all: readonly Mod[], subject: Phrase, becomes: boolean, s: Speech): ModWords {
  const manner: Manner = { subject, becomes, alone: all.length === 1 };
  const together = becoming(all, becomes, subject, s);
  const at = together === null ? -1 : all.findIndex((mod) => isBecoming(mod, all));
  const words = all.flatMap((mod, index): Word[] => {
    if (together !== null && isBecoming(mod, all)) return index === at ? [together] : [];
    return [word(mod, manner, s)];
  });
  const predicates = words.filter((one) => typeof one === 'string');
  return {
    predicates: merged(gains(predicates)),
    sentences: words.flatMap((one) => (typeof one === 'string' ? [] : [one.sentence])),
  };
}

/** Neighbours that are had or gained share their verb: "飛行と「…」を持つ". */
function gains(predicates: readonly string[]): string[] {
  const joined: string[] = [];
  for (const predicate of predicates) {
    const before = joined.at(-1);
    const verb = /(?:を得る|を持つ)$/.exec(predicate)?.[0];
    if (before !== undefined && verb !== undefined && before.endsWith(verb) && !before.includes('修整')) {
      joined[joined.length - 1] = `${before.slice(0, -verb.length)}と${predicate}`;
    } else joined.push(predicate);
  }
  return joined;
}
