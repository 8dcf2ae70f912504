import { overflowing } from '../overflow.js';
import { check, DESKTOP, PHONE, SMALL, type Test } from '../test.js';
import { type Language, type Visit, WORDS, walk } from '../walk.js';
import { walkMore } from '../walk-more.js';

const SIZES = { desktop: DESKTOP.viewport, small: SMALL.viewport, phone: PHONE.viewport } as const;

/** Every main screen in one language at three sizes. */
const inLanguage = (language: Language): Test => ({
  title: `should fit every screen at three sizes in ${language}`,
  async run(house) {
    const faults: string[] = [];
    const visit: Visit = async (page, screen) => {
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await page.waitForTimeout(150);
        await house.shot(page, `${language}-${screen}-${size}`);
        for (const fault of await overflowing(page)) faults.push(`${screen}, ${size}: ${fault}`);
      }
      await page.setViewportSize(DESKTOP.viewport);
    };
    await walk(house, language, visit);
    await walkMore(house, language, visit);
    check(faults.length === 0, faults.join('\n'));
  },
});

export const languages: readonly Test[] = (Object.keys(WORDS) as Language[]).map(inLanguage);
