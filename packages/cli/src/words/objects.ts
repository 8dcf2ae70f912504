import type { ObjectView, PlayerView, TargetId } from '@ettin/schema';
import { isSeat, isTeam, teamIn } from '@ettin/schema';
import { spaced, teamName } from './names.js';

/** Keywords that matter while it is on the battlefield; the others are in the card's text. */
const SHOWN_KEYWORDS: ReadonlySet<string> = new Set([
  ...['flying', 'reach', 'firstStrike', 'doubleStrike', 'deathtouch', 'lifelink', 'trample', 'vigilance'],
  ...['haste', 'defender', 'menace', 'hexproof', 'shroud', 'indestructible', 'fear', 'intimidate', 'shadow'],
  ...['skulk', 'horsemanship', 'infect', 'wither', 'prowess', 'exalted', 'undying', 'persist', 'flanking'],
  ...[
    'banding',
    'decayed',
    'protection',
    'hexproofFrom',
    'landwalk',
    'ward',
    'toxic',
    'poisonous',
    'bushido',
  ],
  ...['rampage', 'afflict', 'annihilator'],
]);

/** Size, loyalty or defense: "2/2", "loyalty 4"; damage marked on it and how it differs from print. */
export function sizeOf(o: ObjectView): string {
  if (o.power !== undefined && o.toughness !== undefined) return `${o.power}/${o.toughness}`;
  if (o.loyalty !== undefined) return `loyalty ${o.loyalty}`;
  if (o.defense !== undefined) return `defense ${o.defense}`;
  return '';
}

/** What is to be seen of a permanent besides its name, in a fixed order; two that agree in all of it look the same. */
export function marksOf(o: ObjectView, view: PlayerView): readonly string[] {
  const marks: string[] = [];
  if (o.tapped === true) marks.push('tapped');
  if (o.phasedOut === true) marks.push('phased out');
  if (o.faceDown === true) marks.push('face down');
  if (o.summoningSick === true && o.types.includes('creature')) marks.push('new');
  if (o.damage !== undefined && o.damage > 0) marks.push(`damage ${o.damage}`);
  for (const [kind, n] of Object.entries(o.counters ?? {}))
    if (n > 0 && kind !== 'loyalty' && kind !== 'defense') marks.push(n === 1 ? kind : `${n} × ${kind}`);
  if (o.attacking !== undefined) marks.push(`attacks ${nameIn(view, o.attacking)}`);
  if (o.blocked === true) marks.push('blocked');
  if (o.blocking !== undefined)
    marks.push(`blocks ${o.blocking.map((id) => nameIn(view, id)).join(' and ')}`);
  if (o.goaded === true) marks.push('goaded');
  if (o.attachedTo !== undefined) marks.push(`on ${nameIn(view, o.attachedTo)}`);
  const worn = view.battlefield.filter((a) => a.attachedTo === o.id).map((a) => a.name ?? 'a card');
  if (worn.length > 0) marks.push(`with ${worn.join(', ')}`);
  for (const chosen of Object.values(o.chosen ?? {})) marks.push(`chosen: ${chosen}`);
  return marks;
}

/** "Soul Warden 1/1 (tapped)" */
export function describe(o: ObjectView, view: PlayerView): string {
  const size = sizeOf(o);
  const marks = marksOf(o, view);
  const keywords = o.zone === 'battlefield' ? keywordWords(o) : '';
  return [nameOf(o), size, keywords, marks.length > 0 ? `(${marks.join(', ')})` : '']
    .filter((part) => part !== '')
    .join(' ');
}

export function nameOf(o: ObjectView): string {
  return o.name === null || o.name === '' ? 'face-down card' : o.name;
}

function keywordWords(o: ObjectView): string {
  if (!o.types.includes('creature')) return '';
  const words = o.keywords.filter((k) => SHOWN_KEYWORDS.has(k.split(' ')[0] ?? ''));
  return [...new Set(words.map(keywordWord))].join(', ');
}

/** The view doesn't say from what; the card's text does. */
function keywordWord(word: string): string {
  return word === 'hexproofFrom' ? 'hexproof from some' : spaced(word);
}

/** "Grizzly Bears {1}{G}": a card in a hand, a graveyard or a library. */
export function describeCard(o: ObjectView): string {
  const parts = [nameOf(o), o.manaCost ?? '', sizeOf(o)];
  return parts.filter((part) => part !== '').join(' ');
}

/** Any object that the view shows, wherever it is. */
export function findIn(view: PlayerView, id: TargetId): ObjectView | undefined {
  const zones = [view.battlefield, view.stack, view.looking, view.exile, view.command];
  for (const zone of [...zones, ...Object.values(view.hands), ...view.graveyards])
    for (const o of zone) if (o.id === id) return o;
  return undefined;
}

export function nameIn(view: PlayerView, id: TargetId): string {
  if (isSeat(id)) return view.players[id]?.name ?? `player ${id + 1}`;
  if (isTeam(id)) return teamName(teamIn(id));
  const o = findIn(view, id);
  return o === undefined ? 'something gone' : nameOf(o);
}

/** A candidate of a choice: what it is, and whose or where. */
export function describeTarget(view: PlayerView, id: TargetId): string {
  if (isSeat(id)) {
    const team = view.teams[view.players[id]?.team ?? 0];
    return `${nameIn(view, id)} (player, team life ${team?.life ?? '?'})`;
  }
  if (isTeam(id)) return `${nameIn(view, id)} (life ${view.teams[teamIn(id)]?.life ?? '?'})`;
  const o = findIn(view, id);
  if (o === undefined) return 'something that is gone';
  const whose = view.players[o.controller]?.name ?? '';
  switch (o.zone) {
    case 'battlefield':
      return `${describe(o, view)} of ${whose}`;
    case 'stack':
      return `${nameOf(o)} of ${whose} on the stack`;
    case 'graveyard':
      return `${describeCard(o)} in the graveyard of ${view.players[o.owner]?.name ?? ''}`;
    case 'hand':
      return o.owner === view.viewer
        ? describeCard(o)
        : `${describeCard(o)} in the hand of ${view.players[o.owner]?.name ?? ''}`;
    case 'exile':
      return `${describeCard(o)} in exile`;
    case 'library':
    case 'command':
      return describeCard(o);
  }
}
