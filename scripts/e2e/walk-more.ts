import type { BrowserContextOptions, Page } from 'playwright-core';
import { openScene } from './scene.js';
import { division, ordering, search } from './scenes/questions.js';
import { check, DESKTOP, type House } from './test.js';
import { type Language, type Visit, WORDS } from './walk.js';

const LONGEST = 60_000;
/** Lines that are misspelt, no card at all, and too many of one. */
const LIST = ['4 Grizly Bears', '40 Forest', '7 Shock', 'Sideboard', '???', '2 Hil Giant'].join('\n');

/** Goes to the screens that a first evening doesn't show. */
export async function walkMore(house: House, language: Language, visit: Visit): Promise<void> {
  const options = { ...DESKTOP, reducedMotion: 'reduce', locale: language } as const;
  for (const [name, scene] of [
    ['search', search],
    ['division', division],
    ['ordering', ordering],
  ] as const) {
    const { page } = await openScene(house, scene(), 0, options);
    await page.locator('.question').waitFor();
    await visit(page, name);
    await page.context().close();
  }
  await sideBySide(house, language, visit, options);
  await threeHeads(house, language, visit, options);
}

async function sideBySide(
  house: House,
  language: Language,
  visit: Visit,
  options: BrowserContextOptions,
): Promise<void> {
  const page = await house.page(options, language);
  await page.goto(`${house.server.base}/rules/2006-en..2026`);
  await page.locator('.beside-topic').first().waitFor();
  await visit(page, 'beside');
  await page.goto(`${house.server.base}/rules/2026/810.9`);
  await page.getByRole('textbox', { name: WORDS[language]['rules.search'] }).waitFor();
  await visit(page, 'rule');
  await page.context().close();
}

/** A lobby with its dialogs, a game of three against three, and that game again as a replay. */
async function threeHeads(
  house: House,
  language: Language,
  visit: Visit,
  options: BrowserContextOptions,
): Promise<void> {
  const words = WORDS[language];
  const page = await house.page(options, language);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await page.goto(house.server.base);
  await page.getByRole('textbox', { name: words['home.name'] }).fill('Theodora');
  const table = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/guest', { method: 'POST', headers, body: JSON.stringify({ name: 'Theodora' }) });
    const settings = { heads: 3, botPace: 0, clock: { team: 1_500, increment: 5, atZero: 'autoPass' } };
    const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify({ settings }) });
    return ((await made.json()) as { table: string }).table;
  });
  await page.goto(`${house.server.base}/table/${table}`);
  await press(words['seat.sit']);
  await press(words['invite.make']);
  await page.getByRole('textbox', { name: words['invite.link'] }).waitFor();
  for (let seat = 2; seat <= 6; seat++) {
    await press(words['seat.bot']);
    await page.waitForFunction((n) => document.querySelectorAll('.seat-deck-name').length >= n, seat);
  }
  await visit(page, 'lobby-3');
  await page
    .getByRole('button', { name: `${words['seat.changeDeck']}: `, exact: false })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await visit(page, 'decks');
  await press(words['deckWay.list']);
  await page.getByRole('textbox', { name: words['deckList.list'] }).fill(LIST);
  await page.getByRole('button', { name: words['deckList.drop'] }).first().waitFor();
  await visit(page, 'deck-faults');
  await page.keyboard.press('Escape');
  await press(words['people.rename']);
  await page.getByRole('dialog').waitFor();
  await visit(page, 'rename');
  await page.keyboard.press('Escape');
  await press(words['menu.leave']);
  await page.getByRole('dialog').waitFor();
  await visit(page, 'leave');
  await page.keyboard.press('Escape');
  await press(words['lobby.ready']);
  await press(words['lobby.begin']);
  await press(words['mulligan.keep']);
  await page.locator('.question.kind-mulligan').waitFor({ state: 'detached', timeout: LONGEST });
  await visit(page, 'table-3');
  await concedeIn(page, language);
  await visit(page, 'over-3');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words['replay.save'] }).click(),
  ]);
  const file = await saved.path();
  check(file !== null, 'the replay was not saved');
  await page.goto(`${house.server.base}/replay`);
  await page.getByText(words['replay.drop']).waitFor();
  await visit(page, 'replays');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('region', { name: words['replay.title'] }).waitFor({ timeout: LONGEST });
  await press(words['move.turnOn']);
  await visit(page, 'replay');
  await page.context().close();
}

async function concedeIn(page: Page, language: Language): Promise<void> {
  const words = WORDS[language];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await press(words['menu.open']);
  await press(words['menu.concede']);
  await press(words['concede.lose']);
  await page.getByRole('region', { name: words['over.title'] }).waitFor();
}
