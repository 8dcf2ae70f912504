import type { BrowserContextOptions, Page } from 'playwright-core';
import { en } from '../../packages/web/src/i18n/en/index.js';
import { es } from '../../packages/web/src/i18n/es/index.js';
import { fr } from '../../packages/web/src/i18n/fr/index.js';
import { ja } from '../../packages/web/src/i18n/ja/index.js';
import { DESKTOP, type House } from './test.js';

/** The page's words, by which the screens are found in each language. */
export const WORDS = { en, es, fr, ja } as const;
export type Language = keyof typeof WORDS;

/** Looks at a screen, by its name. */
export type Visit = (page: Page, screen: string) => Promise<void>;

const LONGEST = 60_000;

/** Goes to each main screen of the page and lets `visit` look at it. */
export async function walk(
  house: House,
  language: Language,
  visit: Visit,
  options: BrowserContextOptions = {},
): Promise<void> {
  const page = await house.page(
    { ...DESKTOP, reducedMotion: 'reduce', locale: language, ...options },
    language,
  );
  const words = WORDS[language];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const { base } = house.server;
  await page.goto(base);
  await page.getByRole('button', { name: words['friends.make'] }).waitFor();
  await visit(page, 'home');
  await press(`${words['home.own']} ${words['home.ownText']}`);
  await page
    .getByRole('textbox', { name: words['deckList.list'] })
    .fill('4 Grizly Bears\n5 Shock\n51 Forest');
  await page.getByRole('button', { name: words['deckList.drop'] }).first().waitFor();
  await visit(page, 'own-deck');
  await press(words['dialog.close']);
  await press(words['friends.make']);
  await page.getByRole('textbox', { name: words['invite.link'] }).waitFor();
  await visit(page, 'lobby');
  await page.goto(`${base}/rules`);
  await page.getByRole('textbox', { name: words['rules.search'] }).waitFor();
  await visit(page, 'rulebook');
  await page.goto(base);
  await press(words['home.play']);
  const keep = page.getByRole('button', { name: words['mulligan.keep'] });
  await keep.waitFor({ timeout: LONGEST });
  await visit(page, 'mulligan');
  await keep.click();
  await keep.waitFor({ state: 'detached', timeout: LONGEST });
  // the bots' first moves leave something on the table
  await page.waitForTimeout(3_000);
  await visit(page, 'table');
  for (const dialog of ['menu.help', 'menu.settings', 'menu.concede'] as const) {
    await press(words['menu.open']);
    await page.getByRole('dialog').waitFor();
    if (dialog === 'menu.help') await visit(page, 'menu');
    await press(words[dialog]);
    await page.getByRole('dialog', { name: words['menu.title'], exact: true }).waitFor({ state: 'detached' });
    await visit(page, dialog.replace('menu.', ''));
    if (dialog !== 'menu.concede') await page.keyboard.press('Escape');
  }
  await press(words['concede.lose']);
  await page.getByRole('region', { name: words['over.title'] }).waitFor();
  await visit(page, 'over');
  await page.context().close();
}
