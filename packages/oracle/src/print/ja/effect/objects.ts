import type { Filter, ObjectRef, Value, Zone } from '@ettin/schema';
import { isYours, placeOf, zonesOf } from '../../places.js';
import { keyOf } from '../../scope.js';
import { type Clause, clause, no, type Phrase, phrase, whole } from '../grammar.js';
import { selfName } from '../object.js';
import { some, things } from '../quantity.js';
import type { GroupStyle, Speech } from '../speech.js';
import { counterNoun } from '../subtypes.js';
import { PLAYERS } from '../target.js';
import { ZONE_WORDS } from '../vocabulary.js';
import { anyOf, both, number } from '../words.js';
import { actor, binds, bindThings, type EffectOf, own, type Some } from './shape.js';

/** An order about something: "それを破壊する", "すべてのクリーチャーをタップする". */
const order =
  (act: string, verb: string, done: string, style: GroupStyle = 'all') =>
  ({ what, as }: { readonly what: ObjectRef; readonly as?: string }, s: Speech): Clause => {
    const it = s.say.object(what, s, style);
    bindThings(as, what, done, s);
    return clause(act, null, `${it.text}を${verb}`, s);
  };

/** What something does by itself: "それはフェイズ・アウトする". */
const does =
  (act: string, verb: string) =>
  ({ what }: { readonly what: ObjectRef }, s: Speech): Clause =>
    clause(act, s.say.object(what, s), verb, s);

/** "each player shuffles their hand and graveyard into their library" */
function shuffleAway({ what, to, position }: EffectOf<'move'>, s: Speech): Clause | null {
  if (typeof what !== 'object' || !('each' in what) || to !== 'library' || position !== 'shuffled')
    return null;
  const { zone, owner, ...rest } = what.each;
  if (owner === undefined || typeof zone === 'string' || zone === undefined || Object.keys(rest).length > 0)
    return null;
  const ref =
    owner === 'opponent'
      ? 'opponents'
      : owner === 'notYou'
        ? 'eachOtherPlayer'
        : owner === 'teammate'
          ? 'teammates'
          : owner;
  const subject = actor(ref, s);
  return clause(
    'shuffleAway',
    subject,
    `${own(subject)}${both(zone.map((one) => ZONE_WORDS[one]))}をライブラリーに加えて切り直す`,
    s,
  );
}

function arrival(effect: EffectOf<'move'>): string {
  const states = [
    ...(effect.faceDown === true ? ['裏向き'] : []),
    ...(effect.tapped === true ? ['タップ状態'] : []),
    ...(effect.attacking === true ? ['攻撃している状態'] : []),
    ...(effect.transformed === true ? ['変身させた状態'] : []),
  ];
  return states.length === 0 ? '' : `${states.join('かつ')}で`;
}

/** Under whose control it comes: unsaid where it is its owner, who is you. */
function underWhom(effect: EffectOf<'move'>, from: Zone, yours: boolean, s: Speech): string {
  const { under } = effect;
  if (under === 'you') return yours ? '' : 'あなたのコントロール下で';
  if (under === undefined)
    return from === 'exile' || from === 'battlefield' ? 'オーナーのコントロール下で' : '';
  if (typeof under === 'object' && 'ownerOf' in under) return 'オーナーのコントロール下で';
  return `${no(s.say.player(under, s))}コントロール下で`;
}

/** What is done with it, and where it goes: "オーナーの手札に戻す", "戦場に戻す". */
function destination(
  effect: EffectOf<'move'>,
  from: Zone,
  yours: boolean,
  taker: string | null,
  s: Speech,
): string {
  const { to, position } = effect;
  const whose = taker ?? (yours || from === 'library' ? 'あなたの' : 'オーナーの');
  switch (to) {
    case 'exile':
      return `${arrival(effect)}追放する`;
    case 'hand':
      return `${whose}手札に${from === 'library' ? '加える' : '戻す'}`;
    case 'battlefield': {
      const put =
        from === 'hand' || from === 'library' || (effect.under === 'you' && from === 'graveyard' && !yours);
      return `${underWhom(effect, from, yours, s)}${arrival(effect)}戦場に${put ? '出す' : '戻す'}`;
    }
    case 'library':
      if (position === 'shuffled') return `${whose}ライブラリーに加えて切り直す`;
      if (typeof position === 'number') return `${whose}ライブラリーの上から${number(position)}枚目に置く`;
      return `${whose}ライブラリーの一番${position === 'bottom' ? '下' : '上'}に置く`;
    case 'graveyard':
      return `${whose}墓地に置く`;
    case 'stack':
      return 'スタックに置く';
    case 'command':
      return '統率領域に置く';
  }
}

/** The thing where it is: "あなたの墓地にあるこのカード". */
function whatMoves(ref: ObjectRef, from: Zone, s: Speech): Phrase {
  const key = keyOf(ref, s);
  const entity = key === null ? undefined : s.entities.get(key);
  const died =
    entity?.plural === true &&
    from === 'graveyard' &&
    zonesOf(entity.filter ?? {}).every((zone) => zone === 'battlefield') &&
    s.said.has(key ?? '');
  if (died) return { text: 'これにより墓地に置かれた各カード', key };
  const own = ref === 'self' && !s.said.has('self') && (from === 'graveyard' || from === 'hand');
  if (!own) return graveyard(ref, s) ?? s.say.object(ref, s);
  s.said.add('self');
  return { text: `あなたの${ZONE_WORDS[from]}にある${selfName(s.self, s.from)}`, key: 'self' };
}

function move(effect: EffectOf<'move'>, s: Speech): Clause {
  const away = shuffleAway(effect, s);
  if (away !== null) return away;
  const { what, to } = effect;
  const from = placeOf(what, s);
  const yours = isYours(what, s);
  const text = whatMoves(what, from, s).text;
  const key = keyOf(what, s);
  bindThings(effect.as, what, '移動した', s);
  if (key !== null) s.places.set(key, to);
  const taker = revealedBy(key, from, to, s);
  const counters =
    effect.counters === undefined
      ? ''
      : `${things(effect.counters.count, counterNoun(effect.counters.kind), '個', s)}が置かれた状態で${arrival(effect) === '' ? '' : '、'}`;
  return clause(
    'put',
    taker,
    `${text}を${counters}${destination(effect, from, yours, taker === null ? null : '自分の', s)}`,
    s,
  );
}

/** Whoever revealed a card from their library takes it. */
function revealedBy(key: string | null, from: Zone, to: Zone, s: Speech): Phrase | null {
  if (key === null || from !== 'library' || (to !== 'hand' && to !== 'graveyard')) return null;
  const doer = s.doers.get(key.slice('bound:'.length));
  return doer === undefined || doer === 'you' ? null : phrase('そのプレイヤー', keyOf(doer, s));
}

/** "自分がコントロールしているクリーチャー１体", of what they control. */
function sacrificed(what: Filter, amount: Value, subject: Phrase | null, s: Speech): string {
  const { controller: _, ...filter } = what;
  if (typeof amount === 'object' && 'divide' in amount) {
    return `${s.say.value(amount, s)}に等しい数の${s.say.np(filter, 'bare', s)}`;
  }
  return `${subject === null ? '' : '自分が選んだ'}${some(filter, amount, s)}`;
}

/** All of somebody's graveyard. */
function graveyard(what: ObjectRef, s: Speech): Phrase | null {
  if (typeof what !== 'object' || !('each' in what)) return null;
  const { zone, owner, ...rest } = what.each;
  if (zone !== 'graveyard' || Object.keys(rest).length > 0) return null;
  if (owner === undefined || owner === 'eachPlayer') return phrase('すべての墓地');
  const whose = owner === 'opponent' || owner === 'opponents' ? '各対戦相手の' : no(s.say.whose(owner, s));
  return phrase(`${whose}墓地にあるすべてのカード`);
}

export const objectEffects: Some<
  | 'destroy'
  | 'exile'
  | 'sacrifice'
  | 'sacrificeObject'
  | 'move'
  | 'counter'
  | 'tap'
  | 'untap'
  | 'regenerate'
  | 'fight'
  | 'attach'
  | 'unattach'
  | 'transform'
  | 'flip'
  | 'turnFaceUp'
  | 'phaseOut'
  | 'removeFromCombat'
  | 'attachToTarget'
  | 'goad'
> = {
  destroy: (effect, s) => {
    const it = s.say.object(effect.what, s);
    bindThings(effect.as, effect.what, '破壊された', s);
    const key = keyOf(effect.what, s);
    if (key !== null) s.places.set(key, 'graveyard');
    const destroyed = clause('destroy', null, `${it.text}を破壊する`, s);
    return effect.noRegeneration === true
      ? [destroyed, whole(`${it.many === true ? 'それら' : 'それ'}は再生できない`)]
      : destroyed;
  },
  exile: (effect, s) => {
    const it = graveyard(effect.what, s) ?? s.say.object(effect.what, s);
    const until = effect.until === undefined ? '' : `${s.say.object('self', s).text}が戦場を離れるまで、`;
    bindThings(effect.as, effect.what, '追放された', s);
    const key = keyOf(effect.what, s);
    if (key !== null) s.places.set(key, 'exile');
    else if (effect.as !== undefined) s.places.set(`bound:${effect.as}`, 'exile');
    return clause(
      'exile',
      null,
      `${it.text}を${effect.faceDown === true ? '裏向きで' : ''}追放する`,
      s,
      until,
    );
  },
  sacrifice: ({ who, what, count, as }, s) => {
    const subject = actor(who, s);
    const words = sacrificed(what, count, subject, s);
    const noun = s.say.np(what, 'bare', s, { controller: 'unsaid' });
    binds(as, s, {
      entity: { kind: 'object', filter: what, label: 'sacrificed', plural: count !== 1 },
      result: { of: 'objects', done: `これにより生け贄に捧げた${noun}`, filter: what },
      doer: who,
    });
    return clause('sacrifice', subject, `${words}を生け贄に捧げる`, s);
  },
  sacrificeObject: order('sacrifice', '生け贄に捧げる', '生け贄に捧げた'),
  move,
  counter: (effect, s) => {
    const spell = s.say.object(effect.what, s);
    bindThings(effect.as, effect.what, '打ち消された', s);
    const countered = clause('counter', null, `${spell.text}を打ち消す`, s);
    if (effect.to === undefined) return countered;
    const instead =
      effect.to === 'exile'
        ? 'それを追放する'
        : effect.to === 'library'
          ? `それをオーナーのライブラリーの一番${effect.position === 'bottom' ? '下' : '上'}に置く`
          : `それをオーナーの${ZONE_WORDS[effect.to]}に${effect.to === 'hand' ? '戻す' : '置く'}`;
    return [
      countered,
      whole(`これによりその呪文が打ち消されたなら、それをオーナーの墓地に置く代わりに${instead}`),
    ];
  },
  tap: order('tap', 'タップする', 'タップした'),
  untap: order('untap', 'アンタップする', 'アンタップした'),
  regenerate: order('regenerate', '再生する', '再生した', 'each'),
  fight: ({ a, b }, s) => {
    const first = s.say.object(a, s);
    if (keyOf(a, s) === keyOf(b, s)) return clause('fight', first, '互いに格闘を行う', s);
    return clause('fight', first, `${s.say.object(b, s).text}と格闘を行う`, s);
  },
  attach: ({ what, to }, s) => {
    const it = s.say.object(what, s).text;
    return clause('attach', null, `${it}を${s.say.object(to, s).text}につける`, s);
  },
  unattach: order('unattach', 'はずす', 'はずした'),
  transform: order('transform', '変身させる', '変身した'),
  flip: order('flip', '反転させる', '反転した'),
  turnFaceUp: order('turnFaceUp', '表向きにする', '表向きにした'),
  phaseOut: does('phaseOut', 'フェイズ・アウトする'),
  removeFromCombat: order('removeFromCombat', '戦闘から取り除く', '取り除いた'),
  attachToTarget: ({ what, filter }, s) => {
    const it = s.say.object(what, s).text;
    const to = [
      ...(filter.object === undefined ? [] : [s.say.np(filter.object, 'one', s)]),
      ...(filter.player === undefined ? [] : [`${PLAYERS[filter.player]}１人`]),
    ];
    return clause('attach', null, `${it}を${anyOf(to)}につける`, s);
  },
  goad: order('goad', '使嗾する', '使嗾した'),
};
