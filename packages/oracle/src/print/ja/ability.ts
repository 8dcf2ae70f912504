import type {
  Ability,
  ActivatedAbility,
  Effect,
  Mode,
  Modes,
  TargetSpec,
  Trigger,
  TriggeredAbility,
} from '@ettin/schema';
import { isSameMove, mergeMoves, type SameMove } from '../idioms.js';
import type { Self } from '../self.js';
import { costText } from './cost.js';
import { no } from './grammar.js';
import { modesText, modeText } from './modes.js';
import { replacementSentences } from './replacement.js';
import { type EventPhrase, newSpeech, type Say, type Speech } from './speech.js';
import { staticSentences } from './static.js';
import { ifSo, inflect } from './verb.js';
import { ZONE_WORDS } from './vocabulary.js';
import { either, roman, sentence } from './words.js';

const TIMINGS = {
  sorcery: 'ソーサリーとしてのみ',
  yourTurn: 'あなたのターンの間にのみ',
  yourUpkeep: 'あなたのアップキープの間にのみ',
  opponentsTurn: '対戦相手のターンの間にのみ',
  combat: '戦闘中にのみ',
} as const;

interface Body {
  readonly targets?: readonly TargetSpec[];
  readonly effects?: readonly Effect[];
  readonly modes?: Modes;
}

/** Targets first, then what is done, then the modes. */
function body({ targets, effects, modes }: Body, s: Speech): string[] {
  const said = [...s.say.targets(targets ?? [], s), ...s.say.effects(effects ?? [], s)];
  return modes === undefined ? said : [...said, modesText(modes, s)];
}

function restrictions(ability: ActivatedAbility, s: Speech): string[] {
  const said: string[] = [];
  const when =
    ability.if === undefined
      ? ''
      : `${s.say.condition(ability.if, s)}場合にのみ、`.replace('である場合', 'の場合');
  const often = ability.limit === 'turn' ? '各ターンに１回のみ' : ability.limit === 'once' ? '１回のみ' : '';
  const timing = ability.timing === undefined ? '' : TIMINGS[ability.timing];
  const parts = [timing, often].filter((part) => part !== '');
  if (parts.length > 0 || when !== '') {
    said.push(
      `この能力は、${parts.length === 0 ? when.replace(/、$/, '') : when + parts.join('、')}起動できる`,
    );
  }
  if (ability.who === 'any') said.push('どのプレイヤーもこの能力を起動してよい');
  if (ability.who === 'opponent') said.push('この能力は、対戦相手のみが起動できる');
  return said;
}

const activated = (ability: ActivatedAbility, s: Speech): string =>
  `${costText(ability.cost, s)}：${paragraph([...body(ability, s), ...restrictions(ability, s)])}`;

const isList = (when: Trigger | readonly Trigger[]): when is readonly Trigger[] => Array.isArray(when);

/** "このクリーチャーが戦場に出たとき、", "…が死亡するたび、", "あなたのアップキープの開始時に、". */
export function eventText({ when, subject, happens }: EventPhrase): string {
  if (when === 'に') return `${subject}に、`;
  const comma = subject !== '' && /^(?:あなた|対戦相手)(?:が|の各)/.test(happens) ? '、' : '';
  return `${subject}${comma}${when === 'とき' ? pastOf(happens) : happens}${when}、`;
}

/** A state that is there needs no past: "コントロールしていないとき". */
const pastOf = (happens: string): string =>
  /(?:いる|ある|ない)$/.test(happens) && !/される$/.test(happens) ? happens : inflect(happens, 'ta');

/** Several events of one ability: by one subject, of one kind, or told one after another. */
function joined(events: readonly EventPhrase[]): string {
  const [first] = events;
  if (first === undefined) return '';
  const when = events.some((event) => event.when === 'たび') ? 'たび' : first.when;
  if (events.length === 1) return eventText(first);
  if (events.every((event) => event.when === first.when && event.when === 'に')) {
    return `${either(events.map(({ subject }) => subject))}に、`;
  }
  if (events.every((event) => event.subject === first.subject)) {
    return eventText({ when, subject: first.subject, happens: either(events.map(({ happens }) => happens)) });
  }
  if (events.every((event) => event.happens === first.happens)) {
    const subjects = events.map(({ subject }) => subject.replace(/が$/, ''));
    return eventText({ when, subject: `${subjects.join('か、')}が`, happens: first.happens });
  }
  return `${events.map((event) => eventText(event.when === 'に' ? event : { ...event, when }).replace(/、$/, '')).join('か、')}、`;
}

/** From several zones: "戦場以外の領域から", "手札かライブラリーから". */
function sameMove({ trigger, from, elsewhere }: SameMove, s: Speech): EventPhrase {
  const { from: _, ...rest } = trigger;
  const event = s.say.event(rest, s);
  const zones = from.map((zone) => (zone === undefined ? 'いずれかの領域' : ZONE_WORDS[zone]));
  const origin = elsewhere ? '戦場以外の領域から' : `${either(zones)}から`;
  return { ...event, happens: origin + event.happens.replace('いずれかの領域から', '') };
}

const IN_TURN = new Set<Trigger['on']>([
  'cast',
  'draw',
  'gainLife',
  'loseLife',
  'discard',
  'sacrifice',
  'activate',
]);

/** "あなたのターンの間に", for what players do; otherwise the turn is a condition like any other. */
function turnWords(ability: TriggeredAbility, triggers: readonly Trigger[], s: Speech): string | null {
  const condition = ability.if;
  if (condition === undefined || !('turnOf' in condition) || !triggers.every(({ on }) => IN_TURN.has(on)))
    return null;
  return `${no(s.say.whose(condition.turnOf, s))}ターンの間に、`;
}

function triggered(ability: TriggeredAbility, s: Speech): string {
  const triggers = isList(ability.when) ? ability.when : [ability.when];
  const [first] = triggers;
  if (first?.on === 'chapter')
    return `${first.numbers.map(roman).join('，')} ― ${paragraph(body(ability, s))}`;
  const events = mergeMoves(triggers).map((trigger) => {
    s.focus = null;
    const said = new Set(s.said);
    const event = isSameMove(trigger) ? sameMove(trigger, s) : s.say.event(trigger, s);
    if (triggers.length > 1 && !isSameMove(trigger) && trigger !== triggers.at(-1)) {
      s.said.clear();
      for (const key of said) s.said.add(key);
    }
    return event;
  });
  const during = turnWords(ability, triggers, s);
  const condition =
    ability.if === undefined || during !== null ? '' : `${ifSo(s.say.condition(ability.if, s))}、`;
  const said = body(ability, s);
  const [then = '', ...more] = said;
  const once = ability.limit === 'turn' ? ['この能力は、各ターンに１回のみ誘発する'] : [];
  return paragraph([`${during ?? ''}${joined(events)}${condition}${then}`, ...more, ...once]);
}

/** Sentences with their full stops; the lines of modes end by themselves. */
export const paragraph = (sentences: readonly string[]): string =>
  sentences.map((text) => (text.includes('\n') ? text : sentence(text))).join('');

function speechFor(ability: Ability, self: Self, say: Say): Speech {
  const from =
    ability.kind === 'spell' || ability.from === undefined
      ? 'battlefield'
      : typeof ability.from === 'string'
        ? ability.from
        : (ability.from[0] ?? 'battlefield');
  const targets = 'targets' in ability && ability.targets !== undefined ? { targets: ability.targets } : {};
  return newSpeech(self, from, say, { ...ability, ...targets });
}

/** What was sacrificed on casting is known from the start. */
function bindPaid(self: Self, s: Speech): void {
  if (self.additionalCost === undefined) return;
  s.say.cost(self.additionalCost, s);
  s.said.clear();
  Object.assign(s, { focus: null, where: null });
}

/** The paragraph of one ability. */
export function ability(ability_: Ability, self: Self, say: Say): string {
  const s = speechFor(ability_, self, say);
  bindPaid(self, s);
  switch (ability_.kind) {
    case 'spell':
      return paragraph(body(ability_, s));
    case 'activated':
      return activated(ability_, s);
    case 'triggered':
      return triggered(ability_, s);
    case 'static':
      return paragraph(staticSentences(ability_, s));
    case 'replacement':
      return paragraph(replacementSentences(ability_, s));
  }
}

/** One mode of a modal ability by itself. */
export function mode(mode_: Mode, self: Self, say: Say): string {
  return modeText(mode_, newSpeech(self, 'battlefield', say, mode_));
}
