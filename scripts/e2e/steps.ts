import type { Page } from 'playwright-core';
import type { Look } from './look.js';
import type { Person } from './person.js';

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

/** Milliseconds after which a game against bots is conceded: how long one lasts is up to its cards and the machine. */
const LONG = 120_000;

/** Plays the game until a team has lost by the rules, or for long enough and concedes then; tells which and when. */
export async function playToEnd(person: Person): Promise<string> {
  const end = performance.now() + LONG;
  let turn = 0;
  const look = await person.playUntil((now) => {
    turn = Math.max(turn, turnOf(now));
    return now.over || performance.now() > end;
  }, 2 * LONG);
  if (!look.over)
    await concede(person).catch(async (error: unknown) => {
      // it may have ended by the rules in that moment
      if (!(await person.look()).over) throw error;
    });
  return `${look.over ? 'by the rules' : 'by conceding'} in turn ${turn}, ${person.presses} presses`;
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

/** The first page once more without a network, after it was loaded whole: what is there is what the page keeps. */
export async function goOffline(page: Page, base: string): Promise<void> {
  await page.goto(base);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('No server answers here.').waitFor();
}
