import type { Filter, ObjectRef } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { keyOf } from '../scope.js';
import { addParts, newParts } from './filter-parts.js';
import { ga } from './grammar.js';
import type { Speech } from './speech.js';
import { inflect } from './verb.js';
import { ZONE_WORDS } from './vocabulary.js';
import { either } from './words.js';

type Key = keyof Filter;

const only = (filter: Filter, ...keys: readonly Key[]): boolean =>
  Object.entries(filter).every(([key, value]) => value === undefined || keys.includes(key as Key));

/** The opposite of a predicate; a past becomes "…していない". */
function opposite(predicate: string): string {
  const past = /^(.*)(出|受け|与え|攻撃し)た$/.exec(predicate);
  if (past !== null) return `${past[1]}${past[2]}ていない`;
  if (predicate.endsWith('ない')) return predicate.replace(/いない$/, 'いる').replace(/たない$/, 'つ');
  return inflect(predicate, 'not');
}

/** What a single field says of it: "タップ状態である", "飛行を持つ". */
function field(filter: Filter, s: Speech): string | null {
  const keys = Object.keys(filter);
  if (keys.length !== 1) return null;
  const parts = newParts({});
  addParts(filter, parts, s);
  const [said] = [...parts.clauses, ...parts.past];
  if (said !== undefined) return said;
  const [not] = parts.not;
  if (not !== undefined) return `${not}でない`;
  const [adjective] = [...parts.except, ...parts.adjectives];
  return adjective?.endsWith('の') === true ? `${adjective.slice(0, -1)}である` : null;
}

/** Whether it was a card before it was moved, too. */
const wasCard = (filter: Filter | undefined): boolean =>
  zonesOf(filter ?? {}).some((zone) => zone !== 'battlefield' && zone !== 'stack');

/** "このクリーチャーがアンタップ状態である", "それがゾンビであった", "あなたがそれをコントロールしている". */
export function describes(ref: ObjectRef, described: Filter, yes: boolean, s: Speech): string {
  const key = keyOf(ref, s);
  const known = key === null ? undefined : s.places.get(key);
  const { zone, ...rest } = described;
  const filter: Filter =
    zone !== undefined && zone === known && Object.keys(rest).length > 0 ? rest : described;
  const it = s.say.object(ref, s).text;
  if (only(filter)) return `${it}が戦場に${yes ? 'ある' : 'ない'}`;
  if (only(filter, 'controller') && filter.controller !== undefined) {
    if (filter.controller === 'notYou') return `あなたが${it}をコントロールして${yes ? 'いない' : 'いる'}`;
    return `${ga(s.say.whose(filter.controller, s))}${it}をコントロールして${yes ? 'いる' : 'いない'}`;
  }
  if (only(filter, 'zone', 'owner') && filter.zone !== undefined) {
    const whose = filter.owner === undefined ? '' : `${s.say.whose(filter.owner, s).text}の`;
    const zones = zonesOf(filter).map((one) => whose + ZONE_WORDS[one]);
    return `${it}が${either(zones)}に${yes ? 'ある' : 'ない'}`;
  }
  const one = field(filter, s);
  if (one !== null) {
    if (/カウンターが置かれている$/.test(one)) return `${it}の上に${yes ? one : opposite(one)}`;
    const particle = /^(?:パワー|タフネス|マナ総量)が/.test(one) ? 'の' : 'が';
    return it + particle + (yes ? one : opposite(one));
  }
  const entity = key === null ? undefined : s.entities.get(key);
  const head =
    entity?.head === 'spell'
      ? 'spell'
      : known === 'hand' || known === 'library' || entity?.head === 'card' || wasCard(entity?.filter)
        ? 'card'
        : 'permanent';
  return `${it}が${s.say.np(filter, 'bare', s, { head })}で${yes ? 'ある' : 'ない'}`;
}
