import { isRecord, isWhole } from '../answers/shape.js';

/**
 * Why something that came over a wire or out of a file is no set-up, or null. Only the shape is looked at: parts
 * are there and of their kind, a starting team is one of the teams. Cards and sizes are checked by `setupFaults`.
 */
export function whyNoSetup(setup: unknown): string | null {
  if (!isRecord(setup)) return 'a set-up has to be an object';
  const { teams, seating, seed, startingTeam, startingLife, sharedSideboards } = setup;
  if (typeof seed !== 'string') return 'seed has to be a text';
  if (!isListOf(teams, Array.isArray)) return 'teams has to be a list of lists of players';
  for (const [t, team] of teams.entries())
    for (const [p, player] of team.entries()) {
      const at = `teams[${t}][${p}]`;
      if (!isRecord(player) || typeof player.name !== 'string') return `${at}.name has to be a text`;
      if (!isListOf(player.deck, isText)) return `${at}.deck has to be a list of names`;
      if (player.sideboard !== undefined && !isListOf(player.sideboard, isText))
        return `${at}.sideboard has to be a list of names`;
    }
  if (
    startingTeam !== undefined &&
    !(isWhole(startingTeam) && startingTeam >= 0 && startingTeam < teams.length)
  )
    return `startingTeam has to be a whole number from 0 to ${teams.length - 1}`;
  if (seating !== undefined && !isListOf(seating, isText)) return 'seating has to be a list of names';
  if (startingLife !== undefined && !isWhole(startingLife)) return 'startingLife has to be a whole number';
  if (sharedSideboards !== undefined && !isListOf(sharedSideboards, (x) => isListOf(x, isText)))
    return 'sharedSideboards has to be a list of lists of names';
  return null;
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Not by `every`, which passes over holes. */
function isListOf(value: unknown, is: (part: unknown) => boolean): value is readonly (readonly unknown[])[] {
  if (!Array.isArray(value)) return false;
  for (const part of value) if (!is(part)) return false;
  return true;
}
