import type { Page } from 'playwright-core';
import { mouse } from '../hands.js';
import { Person } from '../person.js';
import { concede, goOffline } from '../steps.js';
import { DESKTOP, type House, type Test } from '../test.js';

/** A deck with one name misspelt and a line that is no card. */
const LIST = ['4 Grizly Bears', '56 Forest', '', 'Sideboard', '???'].join('\n');

export const lobbyServes: Test = {
  title: 'should mend a deck list, say what a game waits for, check its seed and play a rematch',
  async run(house) {
    const host = new Person(await house.page(DESKTOP, 'Ada'), mouse, 'Ada');
    const { page } = host;
    await page.goto(house.server.base);
    await page.getByRole('textbox', { name: 'Your name' }).fill(host.name);
    await host.pressNamed('Make a table');
    await page.getByText('3 seats are free: Seat 2, Seat 3 and Seat 4.').waitFor();
    await mendList(page);
    for (const seat of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Seat a bot' }).first().click();
      await page
        .getByRole('listitem')
        .filter({ hasText: `Seat ${seat}` })
        .getByText('ready')
        .first()
        .waitFor();
    }
    await page.getByText('Not ready yet: Ada.').waitFor();
    await host.pressNamed('I am ready');
    await page.getByRole('button', { name: 'Begin the game', disabled: false }).waitFor();
    await house.shot(page, 'lobby-ready');
    await host.pressNamed('Begin the game');
    await page.getByRole('region', { name: 'What is asked of you' }).waitFor();
    await concede(host);
    await page.getByText('Checked: this seed gives exactly the commitment').waitFor();
    await house.shot(page, 'over');
    await host.pressNamed('Seats and decks');
    await page.getByRole('heading', { name: 'Between games' }).waitFor();
    await host.pressNamed('Rematch');
    await page.getByRole('heading', { name: 'Before the game' }).waitFor();
  },
};

/** Reads the list, takes the name that is offered, takes the other line out, and plays it. */
async function mendList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change: Deck for Ada' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deck for Ada' });
  await dialog.getByRole('button', { name: 'Your own list' }).click();
  await dialog.getByRole('textbox', { name: 'The list' }).fill(LIST);
  await dialog.getByText('2 lines need a look.').waitFor();
  await dialog.getByRole('button', { name: 'Use Grizzly Bears' }).click();
  await dialog.getByText('One line needs a look.').waitFor();
  await dialog.getByRole('button', { name: 'Take the line out' }).click();
  await dialog.getByText('60 cards in the deck, none beside it. Everything was understood.').waitFor();
  await dialog.getByRole('button', { name: 'Play this list' }).click();
  await dialog.waitFor({ state: 'detached' });
}

export const offlineWorks: Test = {
  title: 'should play against bots without a network, once the page was loaded',
  async run(house: House) {
    const page = await house.page(DESKTOP, 'Ada');
    await goOffline(page, house.server.base);
    const person = new Person(page, mouse, 'Ada');
    await person.pressNamed('Play now');
    await page.getByRole('region', { name: 'What is asked of you' }).waitFor();
  },
};
