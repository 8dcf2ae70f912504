import type { Page } from 'playwright-core';
import { mouse } from './hands.js';
import { Person } from './person.js';
import { DESKTOP, type House } from './test.js';

/** In the order of their seats: Ada and Bela against Chika and Dora. */
const NAMES = ['Ada', 'Bela', 'Chika', 'Dora'] as const;

/** Creatures that are hard to block: their games end before a test gets long. Teammates may not share a name (MTR 8). */
const SHADES = [
  ...['Black Knight', 'Severed Legion', 'Dauthi Marauder', 'Alley Strangler', 'Dross Prowler'],
  ...['Accursed Spirit', 'Dregscape Zombie', 'Servant of Nefarox', 'Bog Wraith'],
];
const LANCES = [
  ...['Soltari Priest', 'Mistral Charger', 'Spectral Rider', 'Diving Griffin', 'Alaborn Grenadier'],
  ...['Benalish Knight', 'Paladin en-Vec', 'Mirran Crusader', 'Glint-Sleeve Artisan'],
];
const listOf = (names: readonly string[], land: string): string =>
  [...names.map((name) => `4 ${name}`), `24 ${land}`].join('\n');
/** By seat. */
const LISTS = [
  listOf(SHADES, 'Swamp'),
  listOf(LANCES, 'Plains'),
  listOf(SHADES, 'Swamp'),
  listOf(LANCES, 'Plains'),
];

export interface Friend {
  readonly person: Person;
  /** Every message of the server's that this browser was sent, as it came. */
  readonly heard: string[];
}

/** Four people at four computers: one makes a table, three come by its link, all sit down and are ready. */
export async function gather(house: House): Promise<readonly Friend[]> {
  const friends: Friend[] = [];
  for (const name of NAMES) {
    const page = await house.page(DESKTOP, name);
    friends.push({ person: new Person(page, mouse, name), heard: listen(page) });
  }
  const [host, ...guests] = friends.map((f) => f.person);
  if (host === undefined) throw new Error('nobody came');
  await host.page.goto(house.server.base);
  await host.page.getByRole('textbox', { name: 'Your name' }).fill(host.name);
  await host.pressNamed('Make a table');
  const link = host.page.getByRole('textbox', { name: 'Invitation link' });
  await link.waitFor();
  const invitation = await link.inputValue();
  await bringList(host, 0);
  for (const [i, guest] of guests.entries()) {
    await guest.page.goto(invitation);
    await guest.page.getByRole('textbox', { name: 'Your name' }).fill(guest.name);
    await guest.pressNamed('To the table');
    await guest.pressNamed('Sit here');
    await bringList(guest, i + 1);
    await guest.pressNamed('I am ready');
    await guest.page.getByRole('button', { name: 'Ready: take it back' }).waitFor();
  }
  await host.pressNamed('I am ready');
  await host.page.getByRole('button', { name: 'Begin the game', disabled: false }).waitFor();
  await house.shot(host.page, 'lobby');
  await host.pressNamed('Begin the game');
  // the team that begins decides first about its hands
  for (const { person } of friends)
    await person.page.getByRole('region', { name: 'What is asked of you' }).waitFor();
  return friends;
}

/** Puts a list of one's own into the dialog of one's deck. */
async function bringList({ page, name }: Person, seat: number): Promise<void> {
  await page.getByRole('button', { name: `Change: Deck for ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Deck for ${name}` });
  await dialog.getByRole('button', { name: 'Your own list' }).click();
  await dialog.getByRole('textbox', { name: 'The list' }).fill(LISTS[seat] ?? '');
  await dialog.getByText('Everything was understood.').waitFor();
  await dialog.getByRole('button', { name: 'Play this list' }).click();
  await dialog.waitFor({ state: 'detached' });
}

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** The cards of a person's own hand, by the names that readers are told. */
export async function handOf({ page }: Person): Promise<readonly string[]> {
  const list = page.getByRole('list', { name: /^Your hand/ });
  const names = await list
    .getByRole('button')
    .evaluateAll((all) => all.map((b) => globalThis.accessibleName(b)));
  return names.sort();
}
