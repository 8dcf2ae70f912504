import { type Look, lookAt } from './look.js';
import type { Person } from './person.js';
import { check } from './test.js';

/** A game that hasn't ended by then is conceded: a test has to end. */
export const LAST_TURN = 4;

/** From the first page into a game against bots, as a guest who gives a name and presses the one button. */
export async function quickMatch(person: Person, base: string): Promise<void> {
  await person.page.goto(base);
  await person.page.getByRole('textbox', { name: 'Your name' }).fill(person.name);
  // the pace of quick matches comes first, that of tables with friends after it
  await person.page.getByRole('radio', { name: 'Quickly' }).first().check({ force: true });
  await person.pressNamed('Play now');
}

/** Keeps the hand, and is at the first main phase in which there is something to do. */
export function firstMain(person: Person, milliseconds: number): Promise<Look> {
  return person.playUntil(
    (look) => /^Turn \d+: our turn/.test(look.turn ?? '') && /^Pass: /.test(look.primary?.name ?? ''),
    milliseconds,
  );
}

export const turnOf = (look: Look): number => Number(/^Turn (\d+)/.exec(look.turn ?? '')?.[1] ?? 0);

/** Plays the game to its end, or to the last turn and concedes then. */
export async function playToEnd(person: Person, milliseconds: number, last = LAST_TURN): Promise<Look> {
  const look = await person.playUntil((now) => now.over || turnOf(now) > last, milliseconds);
  if (!look.over) await concede(person);
  const end = await lookAt(person.page);
  check(end.over, 'the game was conceded and is not over');
  return end;
}

export async function concede(person: Person): Promise<void> {
  const { page } = person;
  await person.pressNamed('Menu');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await person.pressNamed('Concede');
  await page.getByRole('dialog', { name: 'Concede?' }).waitFor();
  await person.pressNamed('Concede for the team');
  await page.getByRole('region', { name: 'The game is over' }).waitFor();
}
