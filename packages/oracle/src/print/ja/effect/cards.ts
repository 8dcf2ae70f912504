import type { PlayerRef, Value, Zone } from '@ettin/schema';
import { bindEntity } from '../../scope.js';
import { type Clause, clause, no, type Phrase, whole } from '../grammar.js';
import { counted, range, some, things, word } from '../quantity.js';
import type { Speech } from '../speech.js';
import { chain, inflect } from '../verb.js';
import { actor, binds, type EffectOf, named, own, type Some } from './shape.js';

/** "カード２枚", "手札の半分". */
export function cardsOf(amount: Value, s: Speech): string {
  if (typeof amount === 'object' && 'divide' in amount)
    return `${s.say.value(amount, s)}に等しい枚数のカード`;
  return things(amount, 'カード', '枚', s);
}

const CARD = { head: 'card', place: 'unsaid' } as const;

const keywordAction =
  (act: string, noun: string) =>
  ({ who, amount }: { readonly who: PlayerRef; readonly amount: Value }, s: Speech): Clause => {
    const subject = actor(who, s);
    return clause(act, subject, `${noun}${word(amount, s)}を行う`, s);
  };

/** Where a card that was looked at or found goes, and by what verb: "あなたの手札に加える". */
function into(zone: Zone, whose: string, tapped: boolean | undefined, position?: 'top' | 'bottom'): string {
  switch (zone) {
    case 'battlefield':
      return `${tapped === true ? 'タップ状態で' : ''}戦場に出す`;
    case 'library':
      return `${whose}ライブラリーの一番${position === 'top' ? '上' : '下'}に置く`;
    case 'hand':
      return `${whose}手札に加える`;
    case 'graveyard':
      return `${whose}墓地に置く`;
    case 'exile':
      return '追放する';
    case 'stack':
      return 'スタックに置く';
    case 'command':
      return '統率領域に置く';
  }
}

const SHUFFLE = 'ライブラリーを切り直す';

function search(effect: EffectOf<'search'>, s: Speech): Clause {
  const subject = actor(effect.who, s);
  const theirs = effect.whose === undefined || effect.whose === effect.who;
  const whose = theirs ? own(subject) : no(s.say.player(effect.whose ?? 'you', s));
  const noun =
    effect.max === 1
      ? s.say.np(effect.filter, 'one', s, CARD)
      : counted(effect.filter, 0, effect.max, s, CARD);
  const it = effect.max === 1 ? 'それ' : 'それら';
  const does = [`${whose}ライブラリーから${noun}を探す`];
  if (effect.reveal === true) does.push(`${it}を公開する`);
  const { split } = effect;
  const onTop = effect.position === 'top' && effect.to === 'library';
  if (onTop) does.push(SHUFFLE, `${it}をその一番上に置く`);
  else if (split !== undefined) {
    does.push(
      `そのうち${things(split.count, '', '枚', s)}を${into(split.to, own(subject), split.tapped)}`,
      `残りを${into(effect.to, own(subject), effect.tapped)}`,
      `その後、${SHUFFLE}`,
    );
  } else does.push(`${it}を${into(effect.to, own(subject), effect.tapped)}`, `その後、${SHUFFLE}`);
  binds(effect.as, s, {
    entity: { kind: 'object', head: 'card', filter: effect.filter, plural: effect.max !== 1 },
    doer: effect.who,
  });
  if (effect.as !== undefined) s.places.set(`bound:${effect.as}`, effect.to);
  return clause('search', subject, chain(does), s);
}

function restOf(effect: EffectOf<'dig'>, whose: string): string {
  const { to, position, random } = effect.rest;
  if (to !== 'library') return into(to, whose, undefined);
  const order = random === true ? '無作為の順番で' : '望む順番で';
  return `${order}${into('library', whose, undefined, position ?? 'bottom')}`;
}

/** Looks at the top cards, takes some, puts the rest away. */
function dig(effect: EffectOf<'dig'>, s: Speech): Clause[] {
  const subject = actor(effect.who, s);
  const whose = own(subject);
  const { take } = effect;
  const look = `${whose}ライブラリーの一番上から${topCards(effect.amount, s)}を${effect.reveal === true ? '公開する' : '見る'}`;
  const rest = restOf(effect, whose);
  if (take.max === 0) {
    const back = effect.rest.to === 'library' && (effect.rest.position ?? 'top') === 'top';
    return [
      clause(
        'dig',
        subject,
        chain([look, `${effect.amount === 1 ? 'それ' : 'それら'}を${back ? '望む順番で戻す' : rest}`]),
        s,
      ),
    ];
  }
  const first = clause('dig', subject, look, s);
  bindEntity(
    effect.as,
    {
      kind: 'object',
      head: 'card',
      plural: take.max !== 1,
      ...(take.filter === undefined ? {} : { filter: take.filter }),
    },
    s,
  );
  if (effect.as !== undefined) s.doers.set(effect.as, effect.who);
  const min = take.min ?? 0;
  const destination = into(take.to, whose, take.tapped);
  const who = subject === null ? '' : `${subject.text}は`;
  if (take.filter === undefined && min === take.max) {
    const text = things(take.max, '', '枚', s);
    return [first, whole(chain([`${who}そのうち${text}を${destination}`, `残りを${rest}`]))];
  }
  const noun = s.say.np(
    take.filter ?? {},
    range(min === 0 && take.max === 1 ? 1 : min, take.max, s),
    s,
    CARD,
  );
  const it = take.max === 1 ? 'それ' : 'それら';
  const taken =
    take.reveal === true && effect.reveal !== true
      ? chain([`その中から${noun}を公開する`, `${it}を${destination}`])
      : `その中から${noun}を${destination}`;
  const may = min === 0 ? `${subject === null ? 'あなたは' : who}${inflect(taken, 'te')}もよい` : who + taken;
  return [first, whole(may), whole(`残りを${rest}`)];
}

const topCards = (amount: Value, s: Speech): string => things(amount, 'カード', '枚', s);

function discard(effect: EffectOf<'discard'>, s: Speech): Clause[] {
  const subject = actor(effect.who, s);
  binds(effect.as, s, {
    entity: { kind: 'object', head: 'card', label: 'discarded', plural: effect.amount !== 1 },
    result: { of: 'cards', done: 'これにより捨てたカード' },
    doer: effect.who,
  });
  if (effect.amount === 'hand') return [clause('discard', subject, `${own(subject)}手札をすべて捨てる`, s)];
  const { what, chooser, amount } = effect;
  if (chooser !== undefined && chooser !== effect.who) {
    const chosen = what === undefined ? things(amount, 'カード', '枚', s) : some(what, amount, s, CARD);
    const picks = s.say.player(chooser, s);
    const who = subject ?? s.say.player('you', s);
    const shown = s.said.has('hand') ? [] : [clause('revealHand', who, `${own(subject)}手札を公開する`, s)];
    return [
      ...shown,
      clause('choose', picks, `その中から${chosen}を選ぶ`, s),
      clause('discard', { text: 'そのプレイヤー', key: null }, 'そのカードを捨てる', s),
    ];
  }
  const words = what === undefined ? cardsOf(amount, s) : some(what, amount, s, CARD);
  return [clause('discard', subject, `${effect.random === true ? '無作為に' : ''}${words}を捨てる`, s)];
}

const cardsBound = (amount: Value, done: string, who: PlayerRef) => ({
  result: { of: 'cards' as const, done: `これにより${done}カード` },
  entity: { kind: 'object' as const, head: 'card' as const, plural: amount !== 1 },
  doer: who,
});

export const cardEffects: Some<
  | 'draw'
  | 'discard'
  | 'mill'
  | 'scry'
  | 'surveil'
  | 'dig'
  | 'search'
  | 'fromOutside'
  | 'shuffle'
  | 'lookAtHand'
  | 'revealTop'
  | 'exileTop'
> = {
  draw: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const words = cardsOf(amount, s);
    binds(as, s, cardsBound(amount, '引いた', who));
    return clause('draw', subject, `${s.additionalDraw ? '追加で' : ''}${words}を引く`, s);
  },
  discard,
  mill: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const words = cardsOf(amount, s);
    binds(as, s, cardsBound(amount, '切削された', who));
    return clause('mill', subject, `${words}を切削する`, s);
  },
  scry: keywordAction('scry', '占術'),
  surveil: keywordAction('surveil', '諜報'),
  dig,
  search,
  fromOutside: ({ who, filter, max, to, reveal }, s) => {
    const subject = named(who, s);
    const one = max === undefined || max === 1;
    const noun = one ? s.say.np(filter ?? {}, 'one', s, CARD) : counted(filter ?? {}, 0, max, s, CARD);
    const whose = own(subject);
    const card = `ゲームの外部から${subject.you === true ? 'あなた' : '自分'}がオーナーである${noun}`;
    const does =
      reveal === true
        ? [`${card}を公開する`, `${one ? 'それ' : 'それら'}を${into(to, whose, undefined)}`]
        : [`${card}を${into(to, whose, undefined)}`];
    return clause('may', subject, `${inflect(chain(does), 'te')}もよい`, s);
  },
  shuffle: ({ who }, s) => {
    const subject = actor(who, s);
    return clause('shuffle', subject, `${own(subject)}${SHUFFLE}`, s);
  },
  lookAtHand: ({ whose, reveal }, s) => {
    const of = s.say.player(whose, s);
    s.said.add('hand');
    if (reveal === true) return clause('revealHand', of, `${own(of)}手札を公開する`, s);
    return clause('lookAtHand', null, `${no(of)}手札を見る`, s);
  },
  revealTop: ({ whose, amount, as }, s) => {
    const subject = actor(whose, s);
    const cards = topCards(amount, s);
    binds(as, s, { entity: { kind: 'object', head: 'card', plural: amount !== 1 }, doer: whose });
    s.places.set(`bound:${as}`, 'library');
    s.said.add(`bound:${as}`);
    s.focus = `bound:${as}`;
    return clause('revealTop', subject, `${own(subject)}ライブラリーの一番上から${cards}を公開する`, s);
  },
  exileTop: ({ whose, amount, faceDown, as }, s) => {
    const of: Phrase = s.say.player(whose, s);
    const cards = topCards(amount, s);
    binds(as, s, cardsBound(amount, '追放された', whose));
    if (as !== undefined) s.places.set(`bound:${as}`, 'exile');
    return clause(
      'exileTop',
      null,
      `${no(of)}ライブラリーの一番上から${cards}を${faceDown === true ? '裏向きで' : ''}追放する`,
      s,
    );
  },
};
