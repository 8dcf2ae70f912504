import type { Locator, Page } from 'playwright-core';
import { mouse } from '../hands.js';
import { Person } from '../person.js';
import { goOffline } from '../steps.js';
import { check, DESKTOP, type Test } from '../test.js';

/** A name misspelt, a line that is no card, and more of a card than a deck may have (CR 100.2a). */
const LIST = ['4 Grizly Bears', '5 Elvish Mystic', '51 Forest', '', 'Sideboard', '???'].join('\n');
const MENDED = ['4 Grizzly Bears', '5 Elvish Mystic', '51 Forest', '', 'Sideboard'].join('\n');
const CARDS = /Grizzly Bears|Elvish Mystic|Forest/;

export const ownDeck: Test = {
  title: 'should play a list of one’s own without a network, with its faults told and mended before the game',
  async run(house) {
    const page = await house.page(DESKTOP, 'Ada');
    await goOffline(page, house.server.base);
    const person = new Person(page, mouse, 'Ada');
    const dialog = await open(page);
    const list = dialog.getByRole('textbox', { name: 'The list' });
    await list.fill(LIST);
    await dialog.getByText('3 lines need a look.').waitFor();
    await house.shot(page, 'own-deck');
    check(await unplayable(dialog, 'Play this list'), 'a list with faults can be played');
    await dialog.getByRole('button', { name: 'Use Grizzly Bears' }).click();
    await dialog.getByText('2 lines need a look.').waitFor();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: '???' })
      .getByRole('button', { name: 'Take the line out' })
      .click();
    await dialog.getByText('One line needs a look.').waitFor();
    check((await list.inputValue()) === MENDED, 'the list isn’t as it was mended');
    // what breaks only a rule of construction is played where the table allows it
    check(await unplayable(dialog, 'Play this list'), 'a deck that breaks a rule can be played unasked');
    await dialog.getByRole('checkbox', { name: 'Allow decks that break rules' }).check();
    await dialog.getByRole('button', { name: 'Play anyway', disabled: false }).waitFor();
    await dialog.getByRole('checkbox', { name: 'Allow decks that break rules' }).uncheck();
    await list.fill(MENDED.replace('5 Elvish', '4 Elvish').replace('51', '52'));
    await dialog.getByText('Everything was understood.').waitFor();
    await dialog.getByRole('button', { name: 'Play this list', disabled: false }).waitFor();
    await person.pressNamed('Play this list');
    const hand = page.getByRole('region', { name: 'Your hand: 7 cards' });
    await hand.waitFor();
    const cards = await hand.getByRole('button').evaluateAll((all) => all.map(globalThis.accessibleName));
    check(
      cards.length > 0 && cards.every((name) => CARDS.test(name)),
      `a card of the hand isn’t of the list: ${cards.join(', ')}`,
    );
    await house.shot(page, 'own-deck-hand');
    // the browser has the list the next time
    await page.goto(house.server.base);
    const again = await open(page);
    check(
      /4 Elvish Mystic/.test(await again.getByRole('textbox', { name: 'The list' }).inputValue()),
      'gone',
    );
  },
};

async function open(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^A deck of your own/ }).click();
  const dialog = page.getByRole('dialog', { name: 'A deck of your own' });
  await dialog.waitFor();
  return dialog;
}

const unplayable = async (dialog: Locator, name: string): Promise<boolean> =>
  (await dialog.getByRole('button', { name }).getAttribute('aria-disabled')) === 'true';
