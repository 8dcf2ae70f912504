import type { Filter, Instead, ReplacedEvent, ReplacementAbility, Value, Whose, Zone } from '@ettin/schema';
import { keyOf } from '../scope.js';
import { entering } from './entering.js';
import { allDamage, damageKind, origin } from './event.js';
import { ga, no, owed, type Phrase } from './grammar.js';
import { oneOf } from './player.js';
import { things } from './quantity.js';
import type { Speech } from './speech.js';
import { counterNoun } from './subtypes.js';
import { chain, ifSo, inflect } from './verb.js';
import { ZONE_WORDS } from './vocabulary.js';
import { both, number, topic } from './words.js';

type Event<K extends ReplacedEvent['event']> = Extract<ReplacedEvent, { readonly event: K }>;

/** What would happen, and how the changed event is told ("代わりに…"). `amount`: how its amount is called. */
interface Situation {
  readonly would: string;
  readonly then: (amount: string) => string;
  readonly amount: string;
}

const isSelf = (what: Filter | 'self' | undefined): what is 'self' => what === 'self';

function thing(
  what: Filter | 'self',
  s: Speech,
  head: 'permanent' | 'card' | 'source' = 'permanent',
): string {
  if (isSelf(what)) {
    s.aliases.set('it', 'self');
    return head === 'card' ? named(s) : s.say.object('self', s).text;
  }
  const known = what.among === undefined ? null : keyOf(what.among, s);
  if (known === null) {
    s.aliases.delete('it');
    s.entities.set('it', { kind: 'object', filter: what, head });
  } else s.aliases.set('it', known);
  const said = s.say.np(what, 'one', s, { head });
  s.focus = 'it';
  s.said.add('it');
  return said;
}

function named(s: Speech): string {
  s.said.add('self');
  return 'このカード';
}

function player(whose: Whose, s: Speech): Phrase {
  const who = oneOf(whose, s);
  s.playerText = who.you === true ? 'あなた' : 'そのプレイヤー';
  return who;
}

const again = (s: Speech) => s.playerText;

function damage(event: Event<'damage'>, s: Speech): Situation {
  const source = event.source === undefined ? '発生源１つ' : thing(event.source, s, 'source');
  const to: string[] = [];
  if (event.toPlayer !== undefined) to.push(player(event.toPlayer, s).text);
  if (event.toObject !== undefined) to.push(thing(event.toObject, s));
  s.entities.set('eventSource', { kind: 'object', head: 'permanent' });
  const whom = to.length === 0 ? '' : `${to.join('か')}に`;
  return {
    would: `${source}が${whom}${damageKind(event.combat)}を与える`,
    then: (amount) =>
      `それは代わりに${to.length === 0 ? '' : to.length > 1 || event.toObject !== undefined ? 'それに' : `${again(s)}に`}${amount}ダメージを与える`,
    amount: 'その点数',
  };
}

function move(event: Event<'move'>, s: Speech): Situation {
  const it = thing(event.what, s, event.from === 'battlefield' ? 'permanent' : 'card');
  const creature = isSelf(event.what)
    ? s.self.types.includes('creature')
    : event.what.types?.join() === 'creature' || event.what.among !== undefined;
  const then = () => '';
  if (event.from === 'battlefield' && event.to === 'graveyard' && creature)
    return { would: `${it}が死亡する`, then, amount: '' };
  const whose = event.owner === undefined ? '' : no(s.say.whose(event.owner, s));
  const would =
    event.to === undefined
      ? `${ZONE_WORDS[event.from ?? 'battlefield']}を離れる`
      : event.to === 'exile'
        ? '追放される'
        : `${whose}${ZONE_WORDS[event.to]}に置かれる`;
  return {
    would: `${it}が${event.to === undefined ? '' : origin(event.from, event.to)}${would}`,
    then,
    amount: '',
  };
}

function counters(event: Event<'counters'>, s: Speech): Situation {
  const noun = counterNoun(event.kind ?? 'any');
  if (event.what === undefined && event.who !== undefined) {
    const who = player(event.who, s);
    return {
      would: `${ga(who)}${noun}１個以上を得る`,
      then: (amount) => topic(again(s), `代わりに${amount}${noun}を得る`),
      amount: 'その数',
    };
  }
  const who = event.who === undefined ? '' : ga(player(event.who, s));
  const on = event.what === undefined ? 'パーマネント１つ' : thing(event.what, s);
  return {
    would: who === '' ? `${on}の上に${noun}１個以上が置かれる` : `${who}${on}の上に${noun}１個以上を置く`,
    then: (amount) =>
      `代わりに、それの上に${amount}${event.kind === undefined ? 'その種類の各カウンター' : noun}を置く`,
    amount: 'その数',
  };
}

const plain = (would: string): Situation => ({ would, then: () => '', amount: '' });

function situation(event: ReplacedEvent, s: Speech): Situation {
  switch (event.event) {
    case 'damage':
      return damage(event, s);
    case 'enters':
      return plain(`${thing(event.what, s)}が戦場に出る`);
    case 'move':
      return move(event, s);
    case 'draw': {
      const who = player(event.who, s);
      const whose = who.you === true ? 'あなた' : '自分';
      const except =
        event.exceptFirstInDrawStep === true ? `${whose}の各ドロー・ステップで引く最初の１枚以外で、` : '';
      return {
        would: `${ga(who)}${except === '' ? '' : '、'}${except}カード１枚を引く`,
        then: (amount) => topic(again(s), `代わりに${amount}カードを引く`),
        amount: 'その枚数',
      };
    }
    case 'gainLife':
    case 'loseLife': {
      const who = player(event.who, s);
      const verb = event.event === 'gainLife' ? '得る' : '失う';
      return {
        would: `${ga(who)}ライフを${verb}`,
        then: (amount) => topic(again(s), `代わりに${amount}ライフを${verb}`),
        amount: 'その点数',
      };
    }
    case 'counters':
      return counters(event, s);
    case 'tokens': {
      const who = s.say.whose(event.who, s);
      const tokens = s.say.np(event.what ?? {}, 'bare', s, { head: 'token' });
      return {
        would: `${no(who)}コントロール下で${tokens}が１つ以上生成される`,
        then: (amount) => `代わりに${amount}それらのトークンを生成する`,
        amount: 'その数',
      };
    }
    case 'discard': {
      const who = player(event.who, s);
      const what = event.what === undefined ? 'カード１枚' : thing(event.what, s, 'card');
      return {
        would:
          event.byOpponent === true
            ? `対戦相手がコントロールしている呪文や能力によって${ga(who)}${what}を捨てる`
            : `${ga(who)}${what}を捨てる`,
        then: (amount) => topic(again(s), `代わりに${amount}カードを捨てる`),
        amount: 'その枚数',
      };
    }
    case 'loseGame':
      return plain(`${ga(player(event.who, s))}ゲームに敗北する`);
    case 'winGame':
      return plain(`${ga(player(event.who, s))}ゲームに勝利する`);
    case 'mana':
      return {
        would: `あなたがマナを引き出す目的で${s.say.np(event.what, 'one', s, { controller: 'unsaid' })}をタップする`,
        then: (amount) => `それは代わりに${amount}そのマナを生み出す`,
        amount: 'その点数',
      };
    case 'destroy':
      return plain(`${thing(event.what, s)}が破壊される`);
    case 'mill': {
      const who = player(event.who, s);
      return {
        would: `${ga(who)}カード１枚以上を切削する`,
        then: (amount) => topic(again(s), `代わりに${amount}カードを切削する`),
        amount: 'その枚数',
      };
    }
    case 'untap':
      return plain(
        `${thing(event.what, s)}が${isSelf(event.what) ? 'あなた' : 'そのコントローラー'}のアンタップ・ステップの間にアンタップする`,
      );
  }
}

type Change = Extract<
  Instead,
  | { readonly multiply: unknown }
  | { readonly plus: unknown }
  | { readonly minus: unknown }
  | { readonly atMost: unknown }
>;

/** "その点数の２倍の", "その枚数に１を足した枚数の". */
function changed(instead: Change, { amount }: Situation, s: Speech): string {
  const unit = amount.replace(/^その/, '');
  const n = (value: Value) => (typeof value === 'number' ? number(value) : s.say.value(value, s));
  if ('multiply' in instead) return `${amount}の${number(instead.multiply)}倍の`;
  if ('plus' in instead) return `${amount}に${n(instead.plus)}を足した${unit}の`;
  if ('minus' in instead) return `${amount}から${n(instead.minus)}を引いた${unit}の`;
  return unit === '点数'
    ? `${n(instead.atMost)}点の`
    : `${n(instead.atMost)}${unit === '枚数' ? '枚' : 'つ'}の`;
}

/** Whom damage is dealt to, and by what, before "与えられるすべてのダメージ". */
function dealt(event: Event<'damage'>, s: Speech): string {
  const to: string[] = [];
  if (event.toPlayer !== undefined) to.push(s.say.whose(event.toPlayer, s).text);
  if (event.toObject !== undefined)
    to.push(isSelf(event.toObject) ? s.say.object('self', s).text : s.say.np(event.toObject, 'bare', s));
  const by =
    event.source === undefined
      ? ''
      : `${isSelf(event.source) ? s.say.object('self', s).text : s.say.np(event.source, 'bare', s, { head: 'source' })}によって`;
  return `${by}${to.length === 0 ? '' : `${both(to)}に`}与えられる${allDamage(event.combat)}`;
}

const MOVES: Readonly<Record<Zone, (it: string, position?: string) => string>> = {
  exile: (it) => `${it}を追放する`,
  library: (it, position) =>
    position === 'shuffled'
      ? `${it}をオーナーのライブラリーに加えて切り直す`
      : `${it}をオーナーのライブラリーの一番${position === 'bottom' ? '下' : '上'}に置く`,
  hand: (it) => `${it}をオーナーの手札に戻す`,
  battlefield: (it) => `${it}を戦場に出す`,
  graveyard: (it) => `${it}をオーナーの墓地に置く`,
  stack: (it) => `${it}をスタックに置く`,
  command: (it) => `${it}を統率領域に置く`,
};

const target = (to: Extract<Instead, { readonly redirectTo: unknown }>['redirectTo'], s: Speech): string =>
  s.say.isPlayer(to, s) ? s.say.player(to, s).text : s.say.object(to, s).text;

/** What happens instead or too, as predicates; "代わりに" stands where the event doesn't happen. */
function consequence(instead: Instead, at: Situation, s: Speech): string[] {
  if ('multiply' in instead || 'plus' in instead || 'minus' in instead || 'atMost' in instead) {
    return [at.then(changed(instead, at, s))];
  }
  if ('prevent' in instead) {
    return [
      instead.prevent === 'all'
        ? 'そのダメージを軽減する'
        : `そのダメージのうち${s.say.value(instead.prevent, s)}点を軽減する`,
    ];
  }
  if ('redirectTo' in instead) return [`そのダメージは代わりに${target(instead.redirectTo, s)}に与えられる`];
  if ('reveal' in instead) return [`${s.say.object('it', s).text}を公開する`];
  if ('toZone' in instead)
    return [`代わりに${MOVES[instead.toZone](s.say.object('it', s).text, instead.position)}`];
  if ('instead' in instead) {
    const [first, ...more] = s.say.together(instead.instead, s);
    return first === undefined ? ['代わりに何も起こらない'] : [`代わりに${first}`, ...more];
  }
  if ('also' in instead) return s.say.together(instead.also, s);
  if ('entersTapped' in instead) return ['それはタップ状態で戦場に出る'];
  if ('entersWith' in instead)
    return [
      `それは${things(instead.count, counterNoun(instead.entersWith), '個', s)}が置かれた状態で戦場に出る`,
    ];
  if ('underControlOf' in instead)
    return [`それは${s.say.player(instead.underControlOf, s).text}のコントロール下で戦場に出る`];
  return s.say.effects(instead.asEnters, s);
}

/** Prevention of all damage of a kind, and its redirection, are told without an "if". */
function simple(ability: ReplacementAbility, s: Speech): string | null {
  const [only] = ability.with;
  if (
    only === undefined ||
    ability.with.length > 1 ||
    ability.optional === true ||
    ability.replaces.event !== 'damage'
  )
    return null;
  if ('prevent' in only && only.prevent === 'all') return `${dealt(ability.replaces, s)}を軽減する`;
  if ('redirectTo' in only)
    return `${dealt(ability.replaces, s)}は、代わりに${target(only.redirectTo, s)}に与えられる`;
  return null;
}

/** The sentences of a replacement ability, without full stops. `when`: "このターン、" and the like. */
export function replacementSentences(ability: ReplacementAbility, s: Speech): string[] {
  const { if: condition } = ability;
  const isEntering = ability.replaces.event === 'enters' && ability.optional !== true;
  const before = condition === undefined ? '' : `${ifSo(s.say.condition(condition, s))}、`;
  const enters = isEntering ? entering(ability, s) : null;
  if (enters !== null) return enters.map((text, at) => (at === 0 ? before + text : text));
  const special = simple(ability, s);
  if (special !== null)
    return [condition === undefined ? special : `${s.say.condition(condition, s)}かぎり、${special}`];
  const at = situation(ability.replaces, s);
  const would = condition === undefined ? at.would : chain([s.say.condition(condition, s), at.would]);
  const texts = ability.with.flatMap((instead) => consequence(instead, at, s));
  const after = owed(s);
  if (ability.optional === true) {
    const [first = '', ...more] = texts;
    return [`${would}なら、あなたは${inflect(first, 'te')}もよい`, ...more, ...after];
  }
  return [`${would}なら、${together(texts).join('。')}`, ...after];
}

/** "代わりに" is said once, and what is done too joins it. */
function together(texts: readonly string[]): string[] {
  if (texts.length < 2) return [...texts];
  const instead = texts.some((text) => text.startsWith('代わりに'));
  return [(instead ? '代わりに' : '') + chain(texts.map((text) => text.replace(/^代わりに/, '')))];
}
