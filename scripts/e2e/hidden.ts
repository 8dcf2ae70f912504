import { type Friend, handOf } from './friends.js';
import { check } from './test.js';

const BASIC = /^(Plains|Island|Swamp|Mountain|Forest)\b/;

/**
 * What no browser may hold: cards of the other team's hands and libraries. Before anybody has played a card its name
 * can be anywhere only by a leak, so all that a browser was sent and shows is searched for it.
 */
export async function checkNames(friends: readonly Friend[]): Promise<number> {
  const hands = await Promise.all(friends.map((f) => handOf(f.person)));
  const pages = await Promise.all(friends.map((f) => f.person.page.content()));
  let looked = 0;
  for (const [viewer, { person, heard }] of friends.entries()) {
    const own = new Set(hands.filter((_, i) => team(i) === team(viewer)).flat());
    for (const [holder, hand] of hands.entries()) {
      if (team(holder) === team(viewer)) continue;
      for (const name of hand.filter((n) => !own.has(n) && !BASIC.test(n)).map(nameAlone)) {
        looked++;
        const where = pages[viewer]?.includes(name)
          ? 'page'
          : heard.some((m) => m.includes(name))
            ? 'socket'
            : null;
        check(
          where === null,
          `${person.name} can find ${name} of ${friends[holder]?.person.name} in the ${where}`,
        );
      }
    }
  }
  check(looked > 0, 'no card was looked for');
  return looked;
}

/** No object of a hidden zone is ever told to the other team's browsers, unless an effect of the game revealed it. */
export function checkObjects(friends: readonly Friend[]): number {
  let objects = 0;
  for (const [viewer, { person, heard }] of friends.entries())
    for (const message of heard)
      walk(JSON.parse(message), (o) => {
        objects++;
        const hidden = o.zone === 'hand' || o.zone === 'library';
        check(
          !hidden || o.name === null || team(o.owner) === team(viewer),
          `${person.name} was told of ${o.name}, which is in the ${o.zone} of seat ${o.owner}`,
        );
      });
  check(objects > 0, 'no object was told of');
  return objects;
}

const team = (seat: number): number => seat >> 1;

/** Of "Grizzly Bears 2/2" the name: a size or a state would hide that it is the same card. */
const nameAlone = (told: string): string => told.replace(/ (\d+|\*)\/.*$| \(.*$/, '');

interface Told {
  readonly zone: string;
  readonly owner: number;
  readonly name: string | null;
}

function walk(value: unknown, see: (o: Told) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, see);
  else if (typeof value === 'object' && value !== null) {
    if ('zone' in value && 'owner' in value && 'name' in value) see(value as Told);
    for (const one of Object.values(value)) walk(one, see);
  }
}
