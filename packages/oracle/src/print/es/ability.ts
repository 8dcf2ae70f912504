import type { Ability, ActivatedAbility, Mode, TargetSpec, Trigger, TriggeredAbility } from '@ettin/schema';
import { isOnePerKick, isSameMove, mergeMoves, type SameMove } from '../idioms.js';
import { newScope } from '../scope.js';
import type { Self } from '../self.js';
import { costText } from './cost.js';
import { owned, person } from './grammar.js';
import { modesText, modeText } from './modes.js';
import { replacementSentences } from './replacement.js';
import type { EventPhrase, Say, Speech } from './speech.js';
import { staticSentences } from './static.js';
import { TURN, ZONE_WORDS } from './vocabulary.js';
import { capitalize, indefiniteArticle, list, roman, sentence, withoutUnderstood } from './words.js';

const TIMINGS = {
  sorcery: 'como un conjuro',
  yourTurn: 'durante tu turno',
  yourUpkeep: 'durante tu mantenimiento',
  opponentsTurn: 'durante el turno de un oponente',
  combat: 'durante el combate',
} as const;

/** Targets that no effect has mentioned are chosen up front. */
function unmentioned(
  targets: readonly TargetSpec[] | undefined,
  sentences: readonly string[],
  s: Speech,
): string[] {
  const left = (targets ?? []).filter((spec) => !s.said.has(`target:${spec.id}`));
  if (left.length === 0) return [...sentences];
  const chosen = list(
    left.map((spec) => s.say.target(spec, s).text),
    'y',
  );
  return [`elige ${chosen}`, ...sentences];
}

function body(
  ability: {
    readonly targets?: readonly TargetSpec[];
    readonly effects?: readonly Parameters<Say['effects']>[0][number][];
    readonly modes?: Parameters<typeof modesText>[0];
  },
  s: Speech,
): string[] {
  const first = (ability.targets ?? []).filter(isOnePerKick).map((spec) => s.say.target(spec, s).text);
  const said = [
    ...first.map((text) => `elige ${text}`),
    ...unmentioned(ability.targets, s.say.effects(ability.effects ?? [], s), s),
  ];
  return ability.modes === undefined ? said : [...said, modesText(ability.modes, s)];
}

function restrictions(ability: ActivatedAbility, s: Speech): string[] {
  const said: string[] = [];
  const only: string[] = [];
  if (ability.timing !== undefined) only.push(TIMINGS[ability.timing]);
  if (ability.limit === 'turn') only.push('una vez por turno');
  if (ability.limit === 'once') only.push('una vez');
  if (ability.if !== undefined) only.push(`si ${s.say.condition(ability.if, s)}`);
  if (only.length > 0) said.push(`activa esta habilidad ${only.map((one) => `solo ${one}`).join(' y ')}`);
  if (ability.who === 'any') said.push('cualquier jugador puede activar esta habilidad');
  if (ability.who === 'opponent') said.push('solo tus oponentes pueden activar esta habilidad');
  return said;
}

function activated(ability: ActivatedAbility, s: Speech): string {
  const cost = costText(ability.cost, s);
  const said = body(ability, s);
  s.focus = s.focus === 'self' ? 'self' : null;
  const all = [...said, ...restrictions(ability, { ...s, focus: null })];
  return `${cost}: ${paragraph(all)}`;
}

const isList = (when: Trigger | readonly Trigger[]): when is readonly Trigger[] => Array.isArray(when);

const whole = ({ subject, happens }: EventPhrase): string => `${subject} ${happens}`.trim();

/** "Siempre que esta criatura entre o ataque", "Cuando esta criatura u otra criatura que controlas muera". */
function joined(events: readonly EventPhrase[]): string {
  const [first] = events;
  if (first === undefined) return '';
  const lead = events.some((event) => event.lead === 'Siempre que') ? 'Siempre que' : first.lead;
  if (events.every((event) => event.subject === first.subject)) {
    const happens = list(
      events.map((event) => event.happens),
      'o',
    );
    return `${lead} ${whole({ ...first, happens })}`;
  }
  if (events.every((event) => event.happens === first.happens)) {
    const subject = list(
      events.map((event) => event.subject),
      'o',
    );
    return `${lead} ${whole({ ...first, subject })}`;
  }
  return list(
    events.map((event, at) =>
      at === 0 ? `${event.lead === 'Al' ? 'Al' : lead} ${whole(event)}` : alternative(event, events),
    ),
    'o',
  );
}

/** A second event after another one of a different kind. */
function alternative(event: EventPhrase, events: readonly EventPhrase[]): string {
  const kinds = new Set(events.map(({ lead }) => lead === 'Al'));
  if (event.lead === 'Al') return `al ${whole(event)}`;
  return `${kinds.size > 1 ? `${event.lead.toLowerCase()} ` : ''}${whole(event)}`;
}

/** "desde cualquier lugar que no sea el campo de batalla", "desde una mano o una biblioteca". */
function sameMove({ trigger, from, elsewhere }: SameMove, s: Speech): EventPhrase {
  const event = s.say.event(trigger, s);
  const zones = from.map((zone) =>
    zone === undefined
      ? 'cualquier lugar'
      : `${indefiniteArticle(ZONE_WORDS[zone].gender)} ${ZONE_WORDS[zone].one}`,
  );
  const origin = elsewhere
    ? 'desde cualquier lugar que no sea el campo de batalla'
    : `desde ${list(zones, 'o')}`;
  return { ...event, happens: event.happens.replace(/desde .*$/, origin) };
}

function chapters(when: Trigger): string | null {
  return when.on === 'chapter' ? when.numbers.map(roman).join(', ') : null;
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

/** "durante tu turno", for what players do; otherwise the turn is a condition like any other. */
function turnWords(ability: TriggeredAbility, triggers: readonly Trigger[], s: Speech): string | null {
  const condition = ability.if;
  if (condition === undefined || !('turnOf' in condition) || !triggers.every(({ on }) => IN_TURN.has(on)))
    return null;
  return condition.turnOf === 'opponents'
    ? owned(TURN, person('un oponente'))
    : owned(TURN, s.say.whose(condition.turnOf, s));
}

const onTurn = (event: string, turn: string | null): string => {
  if (turn === null) return event;
  return event.endsWith(' de cada turno')
    ? event.replace(/ de cada turno$/, ` durante ${turn.replace(/^tu turno$/, 'cada uno de tus turnos')}`)
    : `${event} durante ${turn}`;
};

function triggered(ability: TriggeredAbility, s: Speech): string {
  const triggers = isList(ability.when) ? ability.when : [ability.when];
  const [first] = triggers;
  const chapter = first === undefined ? null : chapters(first);
  if (chapter !== null) return `${chapter} — ${paragraph(body(ability, s))}`;
  const events = mergeMoves(triggers).map((trigger) => {
    s.focus = null;
    return isSameMove(trigger) ? sameMove(trigger, s) : s.say.event(trigger, s);
  });
  const during = turnWords(ability, triggers, s);
  const condition =
    ability.if === undefined || during !== null ? '' : `, si ${s.say.condition(ability.if, s)}`;
  const said = body(ability, s);
  const [then = '', ...more] = said;
  const once = ability.limit === 'turn' ? ['esta habilidad se dispara solo una vez por turno'] : [];
  return paragraph([`${onTurn(joined(events), during)}${condition}, ${then}`, ...more, ...once]);
}

/** Sentences with capitals and periods; the lines of modes end by themselves. */
function paragraph(sentences: readonly string[]): string {
  return sentences
    .map((text) => (text.includes('\n') ? capitalize(withoutUnderstood(text)) : sentence(text)))
    .join(' ');
}

function speechFor(ability: Ability, self: Self, say: Say): Speech {
  const from =
    ability.kind === 'spell' || ability.from === undefined
      ? 'battlefield'
      : typeof ability.from === 'string'
        ? ability.from
        : (ability.from[0] ?? 'battlefield');
  const targets = 'targets' in ability && ability.targets !== undefined ? { targets: ability.targets } : {};
  return { ...newScope(self, from, { ...ability, ...targets }), say, player: null };
}

/** What was sacrificed on casting is known from the start. */
function bindPaid(self: Self, s: Speech): void {
  if (self.additionalCost === undefined) return;
  s.say.cost(self.additionalCost, s);
  Object.assign(s, { focus: null, tails: [], where: null });
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
  return modeText(mode_, { ...newScope(self, 'battlefield', mode_), say, player: null });
}
