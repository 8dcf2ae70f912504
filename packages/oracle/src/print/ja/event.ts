import type { Filter, Trigger, Whose, Zone } from '@ettin/schema';
import { type Entity, type Head, keyOf } from '../scope.js';
import { shortName } from '../self.js';
import { ga, no, type Phrase } from './grammar.js';
import { asCreature } from './noun.js';
import { oneOf } from './player.js';
import type { EventPhrase, NounOptions, Speech } from './speech.js';
import { stepEvent } from './step.js';
import { counterNoun } from './subtypes.js';
import { ZONE_WORDS } from './vocabulary.js';
import { count, number } from './words.js';

type On<K extends Trigger['on']> = Extract<Trigger, { readonly on: K }>;
type Printers = { readonly [K in Trigger['on']]: (trigger: On<K>, s: Speech) => EventPhrase };
type What = Filter | 'self';

const whenever = (subject: string, happens: string): EventPhrase => ({ when: 'たび', subject, happens });

/** Remembers what the trigger speaks of as "it". */
function remember(key: 'it' | 'eventSource', what: What, head: Head, s: Speech): void {
  if (what === 'self') {
    s.aliases.set(key, 'self');
    return;
  }
  const known = what.among === undefined ? null : keyOf(what.among, s);
  if (known !== null) {
    s.aliases.set(key, known);
    return;
  }
  const entity: Entity = { kind: 'object', filter: what, head };
  s.aliases.delete(key);
  s.entities.set(key, entity);
}

/** Whatever the trigger watches: "このクリーチャー", "あなたがコントロールしている他のクリーチャー１体". */
function thing(what: What, s: Speech, head: Head = 'permanent', options: NounOptions = {}): string {
  remember('it', what, head, s);
  const said =
    what === 'self' ? s.say.object('self', s).text : s.say.np(what, 'one', s, { head, ...options });
  s.focus = what === 'self' ? 'self' : 'it';
  s.said.add(s.focus);
  return said;
}

const happens =
  (does: string, when: EventPhrase['when'] = 'たび') =>
  ({ what }: { readonly what: What }, s: Speech): EventPhrase => ({
    when: what === 'self' ? when : 'たび',
    subject: `${thing(what, s)}が`,
    happens: does,
  });

/** Whoever does it; from now on "that player" is them. */
function actor(who: Whose, s: Speech): Phrase {
  const said = oneOf(who, s);
  s.playerText = said.you === true ? 'あなた' : 'そのプレイヤー';
  return said;
}

const act = (who: Whose, does: string, s: Speech): EventPhrase => whenever(ga(actor(who, s)), does);

const isCreature = (what: What, s: Speech): boolean => {
  if (what === 'self' || what.self === true) return s.self.types.includes('creature');
  const types = what.types ?? what.allTypes;
  if (types !== undefined) return types.includes('creature');
  if (what.anyOf !== undefined) return what.anyOf.some((alternative) => isCreature(alternative, s));
  return what.subtypes !== undefined || what.power !== undefined || what.among !== undefined;
};

const FROM: Readonly<Record<Zone, string>> = {
  graveyard: '墓地から',
  exile: '追放領域から',
  hand: '手札から',
  library: 'ライブラリーから',
  battlefield: '戦場から',
  stack: 'スタックから',
  command: '統率領域から',
};

const MOVED: Readonly<Record<Zone, string>> = {
  graveyard: '墓地に置かれる',
  exile: '追放される',
  hand: 'オーナーの手札に戻る',
  library: 'オーナーのライブラリーに置かれる',
  battlefield: '戦場に出る',
  stack: '唱えられる',
  command: '統率領域に置かれる',
};

function enters(trigger: On<'enters'>, s: Speech): EventPhrase {
  const { what } = trigger;
  const from = trigger.from === undefined ? '' : FROM[trigger.from];
  if (what !== 'self' && what.controller === 'team') {
    const { controller: _, ...filter } = what;
    return happens(`${from}あなたのチームのコントロール下で戦場に出る`)({ what: filter }, s);
  }
  return happens(`${from}戦場に出る`, 'とき')(trigger, s);
}

/** Where a move comes from, "どこからでも" where it doesn't matter. */
export const origin = (from: Zone | undefined, to: Zone | undefined): string =>
  from === undefined ? (to === 'graveyard' ? 'いずれかの領域から' : '') : FROM[from];

function move(trigger: On<'move'>, s: Speech): EventPhrase {
  const { what, from, to } = trigger;
  const head: Head = from === 'battlefield' ? 'permanent' : 'card';
  const when = what === 'self' ? 'とき' : 'たび';
  if (what !== 'self' && to === undefined) {
    const { owner, ...filter } = what;
    const whose = owner === undefined ? '' : no(s.say.whose(owner, s));
    return {
      when,
      subject: `${thing(filter, s, head)}が`,
      happens: `${whose}${ZONE_WORDS[from ?? 'graveyard']}を離れる`,
    };
  }
  const mine = what !== 'self' && what.owner === 'you' && to === 'graveyard';
  const filter: What = mine ? withoutOwner(what) : what;
  const self = what === 'self' && from !== 'battlefield' ? 'このカード' : null;
  const said = thing(filter, s, head, { place: 'unsaid' });
  if (to !== undefined) s.places.set(what === 'self' ? 'self' : 'it', to);
  const whose = mine || (what === 'self' && from !== 'battlefield' && to === 'graveyard') ? 'あなたの' : '';
  return {
    when,
    subject: `${self ?? said}が`,
    happens:
      to === undefined
        ? `${ZONE_WORDS[from ?? 'battlefield']}を離れる`
        : `${origin(from, to)}${whose}${MOVED[to]}`,
  };
}

function withoutOwner(filter: Filter): Filter {
  const { owner: _, ...rest } = filter;
  return rest;
}

function dies(trigger: On<'dies'>, s: Speech): EventPhrase {
  const creature = isCreature(trigger.what, s);
  const who = thing(trigger.what, s);
  s.places.set(trigger.what === 'self' ? 'self' : 'it', 'graveyard');
  return {
    when: trigger.what === 'self' || (trigger.what.among !== undefined && creature) ? 'とき' : 'たび',
    subject: `${who}が`,
    happens: creature ? '死亡する' : '戦場から墓地に置かれる',
  };
}

/** "戦闘ダメージ", "戦闘ダメージでないダメージ", "ダメージ". */
export const damageKind = (combat: boolean | undefined): string =>
  combat === undefined ? 'ダメージ' : combat ? '戦闘ダメージ' : '戦闘ダメージでないダメージ';

/** "すべての戦闘ダメージ" */
export const allDamage = (combat: boolean | undefined): string =>
  combat === false ? '戦闘ダメージでないすべてのダメージ' : `すべての${damageKind(combat)}`;

function damage(trigger: On<'damage'>, s: Speech): EventPhrase {
  const kind = damageKind(trigger.combat);
  const { source, toPlayer, toObject } = trigger;
  if (source === undefined) {
    const who: string[] = [];
    if (toObject !== undefined || toPlayer === undefined) who.push(thing(toObject ?? {}, s));
    if (toPlayer !== undefined) who.push(actor(toPlayer, s).text);
    return whenever(`${who.join('か')}が`, `${kind}を受ける`);
  }
  const who =
    source === 'self' ? s.say.object('self', s).text : s.say.np(source, 'one', s, { head: 'source' });
  remember('eventSource', source, 'permanent', s);
  if (toObject === undefined) remember('it', source, 'permanent', s);
  s.focus = source === 'self' ? 'self' : 'eventSource';
  const to: string[] = [];
  if (toPlayer !== undefined) to.push(actor(toPlayer, s).text);
  if (toObject !== undefined) to.push(thing(toObject, s));
  return whenever(`${who}が`, `${to.length === 0 ? '' : `${to.join('か')}に`}${kind}を与える`);
}

function attackersDeclared(trigger: On<'attackersDeclared'>, s: Speech): EventPhrase {
  const { who, what, min, against, exactlyAlone } = trigger;
  const whom = against === undefined ? '' : `${s.say.whose(against, s).text}を`;
  if (exactlyAlone === true) {
    const creature = thing({ types: ['creature'], ...what, controller: who }, s);
    return whenever(`${creature}が`, `単独で${whom}攻撃する`);
  }
  if (what === undefined && (min === undefined || min <= 1)) return act(who, `${whom}攻撃する`, s);
  const { controller: _, ...filter } = what ?? {};
  const noun = s.say.np(asCreature(filter), 'bare', s);
  return act(who, `${count(min ?? 1, '体')}以上の${noun}で${whom}攻撃する`, s);
}

/** "１つ", or "各ターンの２つ目": the nth of a turn. */
const nth = (n: number, noun: string, counter: '枚' | 'つ'): string =>
  `各ターンの${number(n)}${counter === '枚' ? '枚目' : 'つ目'}の${noun}`;

function cast({ who, what, nth: n, nthOfAll }: On<'cast'>, s: Speech): EventPhrase {
  if (nthOfAll !== undefined) {
    remember('it', what ?? {}, 'spell', s);
    return whenever(
      `${nth(nthOfAll, s.say.np(what ?? {}, 'bare', s, { head: 'spell' }), 'つ')}が`,
      '唱えられる',
    );
  }
  if (what?.self === true) {
    s.aliases.set('it', 'self');
    s.said.add('self');
    return { ...act(who, 'この呪文を唱える', s), when: 'とき' };
  }
  const filter = what ?? {};
  remember('it', filter, 'spell', s);
  s.focus = 'it';
  const { zone, owner, ...rest } = filter;
  const zones = zone === undefined ? [] : typeof zone === 'string' ? [zone] : zone;
  const from = zones
    .filter((one) => one !== 'stack')
    .map((one) => `${owner === undefined ? '' : no(s.say.whose(owner, s))}${FROM[one]}`);
  const options: NounOptions = { head: 'spell' };
  const bare = s.say.np(rest, 'bare', s, options);
  return act(
    who,
    `${from.join('か')}${n === undefined ? s.say.np(rest, 'one', s, options) : nth(n, bare, 'つ')}を唱える`,
    s,
  );
}

/** A card that somebody discards, cycles or mills. */
function cardAct(verb: string) {
  return ({ who, what }: { readonly who: Whose; readonly what?: What }, s: Speech): EventPhrase => {
    remember('it', what ?? {}, 'card', s);
    if (what === 'self') return { ...act(who, `このカードを${verb}`, s), when: 'とき' };
    const card = s.say.np(what ?? {}, 'one', s, { head: 'card', place: 'unsaid' });
    s.focus = 'it';
    return act(who, `${card}を${verb}`, s);
  };
}

const PRINTERS: Printers = {
  enters,
  dies,
  leaves: happens('戦場を離れる', 'とき'),
  move,
  attacks: (trigger, s) => {
    const event = happens('攻撃する')(trigger, s);
    const whom = trigger.player === undefined ? '' : `${oneOf(trigger.player, s).text}を`;
    return { ...event, happens: `${trigger.alone === true ? '単独で' : ''}${whom}攻撃する` };
  },
  attackersDeclared,
  blocks: (trigger, s) => {
    const event = happens('ブロックする')(trigger, s);
    const whom = trigger.blocked === undefined ? '' : `${s.say.np(asCreature(trigger.blocked), 'one', s)}を`;
    return { ...event, happens: `${whom}ブロックする` };
  },
  becomesBlocked: (trigger, s) => {
    const event = happens('ブロックされた状態になる')(trigger, s);
    const by = trigger.by === undefined ? null : s.say.np(asCreature(trigger.by), 'one', s);
    return by === null ? event : { ...event, happens: `${by}にブロックされる` };
  },
  attacksUnblocked: happens('攻撃してブロックされない'),
  damage,
  combatDamageBatch: ({ source, toPlayer }, s) => {
    const noun = s.say.np(asCreature(source), { before: '１体以上の' }, s);
    s.entities.set('it', { kind: 'object', filter: source, plural: true });
    return whenever(`${noun}が`, `${actor(toPlayer, s).text}に戦闘ダメージを与える`);
  },
  step: (trigger, s) => stepEvent(trigger, s),
  cast,
  activate: ({ who, what }, s) => {
    s.entities.set('it', { kind: 'object', head: 'ability' });
    return act(who, `${what === undefined ? '' : `${s.say.np(what, 'one', s)}の`}能力１つを起動する`, s);
  },
  becomesTarget: (trigger, s) => {
    const event = happens('')(trigger, s);
    const by =
      trigger.by === undefined
        ? ''
        : trigger.by === 'notYou'
          ? 'あなたがコントロールしていない'
          : `${ga(s.say.whose(trigger.by, s))}コントロールしている`;
    s.entities.set('eventSource', {
      kind: 'object',
      head: trigger.spellsOnly === true ? 'spell' : 'ability',
    });
    return { ...event, happens: `${by}${trigger.spellsOnly === true ? '呪文' : '呪文や能力'}の対象になる` };
  },
  gainLife: ({ who }, s) => act(who, 'ライフを得る', s),
  loseLife: ({ who, nth: n }, s) =>
    act(who, n === undefined ? 'ライフを失う' : `各ターンの${number(n)}回目にライフを失う`, s),
  draw: ({ who, nth: n, exceptFirstInDrawStep }, s) => {
    const said = actor(who, s);
    const whose = said.you === true ? 'あなた' : '自分';
    const except =
      exceptFirstInDrawStep === true ? `${whose}の各ドロー・ステップで引く最初の１枚以外で、` : '';
    return act(who, `${except}${n === undefined ? 'カード１枚' : nth(n, 'カード', '枚')}を引く`, s);
  },
  discard: cardAct('捨てる'),
  cycle: cardAct('サイクリングする'),
  mill: cardAct('切削する'),
  sacrifice: ({ who, what }, s) => {
    remember('it', what ?? {}, 'permanent', s);
    const permanent = s.say.np(what ?? {}, 'one', s, { controller: 'unsaid' });
    s.focus = 'it';
    return act(who, `${permanent}を生け贄に捧げる`, s);
  },
  playLand: ({ who }, s) => {
    remember('it', { types: ['land'] }, 'permanent', s);
    return act(who, '土地１つをプレイする', s);
  },
  tap: happens('タップ状態になる'),
  untap: happens('アンタップ状態になる'),
  tapForMana: ({ what, who }, s) => {
    s.additionalMana = true;
    if (who === undefined) return happens('マナを引き出す目的でタップされる')({ what }, s);
    remember('it', what, 'permanent', s);
    const permanent =
      what === 'self' ? s.say.object('self', s).text : s.say.np(what, 'one', s, { controller: 'unsaid' });
    return act(who, `マナを引き出す目的で${permanent}をタップする`, s);
  },
  counters: ({ what, kind, by, reaches }, s) => {
    const on = thing(what, s);
    const noun = counterNoun(kind ?? 'any');
    if (reaches !== undefined) {
      return { when: 'とき', subject: `${on}の上に${number(reaches)}個目の${noun}が`, happens: '置かれる' };
    }
    if (by !== undefined) return act(by, `${on}の上に${noun}１個以上を置く`, s);
    return whenever(`${on}の上に${noun}１個以上が`, '置かれる');
  },
  exert: ({ who, what }, s) =>
    act(who, `${what === undefined ? 'クリーチャー１体' : thing(what, s)}を督励する`, s),
  lastCounterRemoved: ({ what, kind }, s) => ({
    when: 'とき',
    subject: `${thing(what, s)}から最後の${counterNoun(kind)}が`,
    happens: '取り除かれる',
  }),
  playerCounters: ({ who, kind }, s) =>
    act(who, kind === 'energy' ? '{E}１個以上を得る' : `${counterNoun(kind ?? 'any')}１個以上を得る`, s),
  transforms: (trigger, s) => {
    const into = trigger.what === 'self' && s.self.name !== '' ? `${shortName(s.self)}に` : '';
    return happens(`${into}変身する`, 'とき')(trigger, s);
  },
  turnedFaceUp: happens('表向きになる', 'とき'),
  becomesMonarch: ({ who }, s) => act(who, '統治者になる', s),
  dayNightChanges: () => whenever('', '昼が夜になるか夜が昼になる'),
  scry: ({ who }, s) => act(who, '占術を行う', s),
  attach: happens('パーマネント１つにつけられる'),
  chapter: () => ({ when: 'に', subject: '', happens: '' }),
  state: ({ condition }, s) => ({ when: 'とき', subject: '', happens: s.say.condition(condition, s) }),
};

/** When an ability triggers: "あなたがコントロールしている他のクリーチャー１体が" · "死亡する" · "たび". */
export function event<K extends Trigger['on']>(trigger: On<K>, s: Speech): EventPhrase {
  const printer: (trigger: On<K>, s: Speech) => EventPhrase = PRINTERS[trigger.on as K];
  return printer(trigger, s);
}
