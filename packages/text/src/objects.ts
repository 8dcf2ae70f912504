import {
  isSeat,
  isTeam,
  type ObjectView,
  type OrderItem,
  type PlayerView,
  type StackView,
  type TargetId,
  teamIn,
} from '@ettin/schema';
import { ACTIONS } from './catalogue/actions.js';
import { BASICS } from './catalogue/basics.js';
import { OBJECTS } from './catalogue/objects.js';
import { ZONES } from './catalogue/words.js';
import type { Language } from './language.js';
import { textOf } from './part.js';
import { digits, listed, teamName } from './speech.js';
import { counterKind, keywordName } from './vocabulary.js';

/** Keywords that matter while it is on the battlefield; the others are in the card's text. */
const SHOWN_KEYWORDS: ReadonlySet<string> = new Set([
  ...['flying', 'reach', 'firstStrike', 'doubleStrike', 'deathtouch', 'lifelink', 'trample', 'vigilance'],
  ...['haste', 'defender', 'menace', 'hexproof', 'shroud', 'indestructible', 'fear', 'intimidate', 'shadow'],
  ...['skulk', 'horsemanship', 'infect', 'wither', 'prowess', 'exalted', 'undying', 'persist', 'flanking'],
  ...['banding', 'decayed', 'protection', 'hexproofFrom', 'landwalk', 'ward', 'toxic', 'poisonous'],
  ...['bushido', 'rampage', 'afflict', 'annihilator'],
]);

/** Any object that the view shows, wherever it is. */
export function findIn(view: PlayerView, id: TargetId): ObjectView | undefined {
  const zones = [view.battlefield, view.stack, view.looking, view.exile, view.command];
  for (const zone of [...zones, ...Object.values(view.hands), ...view.graveyards])
    for (const o of zone) if (o.id === id) return o;
  return undefined;
}

export function objectName(o: ObjectView | StackView, language: Language): string {
  if ('designation' in o) return BASICS.text(language, 'monarchAbilityName');
  return o.name === null || o.name === '' ? BASICS.text(language, 'faceDownName') : o.name;
}

/** What has an ability that waits to be put in order: an object, or nothing but what its controller is (CR 725.2). */
export const orderItemName = (view: PlayerView, item: OrderItem, language: Language): string =>
  item.source === 0 && item.ability >= 0
    ? BASICS.text(language, 'monarchAbilityName')
    : targetName(view, item.source, language);

/** A player, a team or an object that the view shows. */
export function targetName(view: PlayerView, id: TargetId, language: Language): string {
  if (isTeam(id)) return teamName(teamIn(id), language);
  if (isSeat(id)) return view.players[id]?.name ?? BASICS.text(language, 'player', { n: id + 1 });
  const o = findIn(view, id);
  return o === undefined ? BASICS.text(language, 'gone') : objectName(o, language);
}

/** Size, loyalty or defense: "2/2", "loyalty 4"; empty for what has none. */
export function sizeText(o: ObjectView, language: Language): string {
  if (o.power !== undefined && o.toughness !== undefined) return `${digits(o.power)}/${digits(o.toughness)}`;
  if (o.loyalty !== undefined) return OBJECTS.text(language, 'loyalty', { n: digits(o.loyalty) });
  if (o.defense !== undefined) return OBJECTS.text(language, 'defense', { n: digits(o.defense) });
  return '';
}

/** What is to be seen of a permanent besides its name, in a fixed order; two that agree in all of it look the same. */
export function objectMarks(o: ObjectView, view: PlayerView, language: Language): readonly string[] {
  const marks: string[] = [];
  const names = (ids: readonly TargetId[]) =>
    textOf(
      listed(
        ids.map((id) => [{ text: targetName(view, id, language) }]),
        language,
      ),
    );
  if (o.tapped === true) marks.push(OBJECTS.text(language, 'tapped'));
  if (o.phasedOut === true) marks.push(OBJECTS.text(language, 'phasedOut'));
  if (o.faceDown === true) marks.push(OBJECTS.text(language, 'faceDown'));
  if (o.summoningSick === true && o.types.includes('creature'))
    marks.push(OBJECTS.text(language, 'summoningSick'));
  if (o.damage !== undefined && o.damage > 0)
    marks.push(OBJECTS.text(language, 'damage', { n: digits(o.damage) }));
  for (const [kind, n] of Object.entries(o.counters ?? {}))
    if (n > 0 && kind !== 'loyalty' && kind !== 'defense') {
      const word = counterKind(kind, language);
      marks.push(n === 1 ? word : OBJECTS.text(language, 'counters', { n: digits(n), kind: word }));
    }
  if (o.attacking !== undefined)
    marks.push(OBJECTS.text(language, 'attacks', { what: names([o.attacking]) }));
  if (o.blocked === true) marks.push(OBJECTS.text(language, 'blocked'));
  if (o.blocking !== undefined) marks.push(OBJECTS.text(language, 'blocks', { what: names(o.blocking) }));
  if (o.goaded === true) marks.push(OBJECTS.text(language, 'goaded'));
  if (o.attachedTo !== undefined) marks.push(OBJECTS.text(language, 'on', { what: names([o.attachedTo]) }));
  const worn = view.battlefield.filter((a) => a.attachedTo === o.id).map(({ id }) => id);
  if (worn.length > 0) marks.push(OBJECTS.text(language, 'worn', { what: names(worn) }));
  for (const chosen of Object.values(o.chosen ?? {}))
    marks.push(OBJECTS.text(language, 'chosen', { what: String(chosen) }));
  return marks;
}

/** Keywords of a creature that matter on the battlefield: "flying, vigilance". */
export function shownKeywords(o: ObjectView, language: Language): string {
  if (!o.types.includes('creature')) return '';
  const words = o.keywords.filter((k) => SHOWN_KEYWORDS.has(k.split(' ')[0] ?? ''));
  // the view doesn't say from what; the card's text does
  const named = words.map((word) =>
    word === 'hexproofFrom' ? OBJECTS.text(language, 'hexproofFrom') : keywordName(word, language),
  );
  return [...new Set(named)].join(language === 'ja' ? '、' : ', ');
}

/** "Soul Warden 1/1 (tapped)" */
export function describeObject(o: ObjectView, view: PlayerView, language: Language): string {
  const marks = objectMarks(o, view, language);
  const keywords = o.zone === 'battlefield' ? shownKeywords(o, language) : '';
  return spaced([
    objectName(o, language),
    sizeText(o, language),
    keywords,
    marks.length > 0 ? `(${marks.join(', ')})` : '',
  ]);
}

/** "Grizzly Bears {1}{G} 2/2": a card in a hand, a graveyard or a library. */
export function describeCard(o: ObjectView, language: Language): string {
  return spaced([objectName(o, language), o.manaCost ?? '', sizeText(o, language)]);
}

const spaced = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** A candidate of a choice: what it is, and whose or where. */
export function describeTarget(view: PlayerView, id: TargetId, language: Language): string {
  const name = targetName(view, id, language);
  if (isTeam(id)) {
    const life = digits(view.teams[teamIn(id)]?.life ?? 0);
    return OBJECTS.text(language, 'team', { name, life });
  }
  if (isSeat(id)) {
    const life = digits(view.teams[view.players[id]?.team ?? 0]?.life ?? 0);
    return OBJECTS.text(language, 'player', { name, life });
  }
  const o = findIn(view, id);
  if (o === undefined) return name;
  const of = (seat: number) => view.players[seat]?.name ?? BASICS.text(language, 'player', { n: seat + 1 });
  const what = describeCard(o, language);
  switch (o.zone) {
    case 'battlefield':
      return OBJECTS.text(language, 'ofPlayer', {
        what: describeObject(o, view, language),
        who: of(o.controller),
      });
    case 'stack':
      return OBJECTS.text(language, 'onStack', { what: name, who: of(o.controller) });
    case 'graveyard':
      return OBJECTS.text(language, 'inGraveyard', { what, who: of(o.owner) });
    case 'hand':
      return o.owner === view.viewer ? what : OBJECTS.text(language, 'inHand', { what, who: of(o.owner) });
    case 'exile':
      return OBJECTS.text(language, 'inExile', { what });
    case 'library':
    case 'command':
      return what;
  }
}

/** What has an ability: on the battlefield as it stands there, elsewhere with its zone. */
export function describeSource(o: ObjectView, view: PlayerView, language: Language): string {
  return o.zone === 'battlefield'
    ? describeObject(o, view, language)
    : ACTIONS.text(language, 'inZone', {
        what: objectName(o, language),
        zone: ZONES.text(language, o.zone),
      });
}
