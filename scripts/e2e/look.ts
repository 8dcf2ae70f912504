import type { Page } from 'playwright-core';

/** A button that can be pressed on the page, by what readers of the screen are told of it. */
export interface Button {
  readonly name: string;
  /** The labelled list, dialog or area that it stands in. */
  readonly within: string;
  readonly pressed: boolean;
  /** It stands with the other team. */
  readonly theirs: boolean;
  /** Which of `seenButtons`: it stays the same button when others come or go around it. */
  readonly index: number;
}

/** What a person sees of a table, all of it by accessible roles, names and states. */
export interface Look {
  readonly url: string;
  /** The heading: whose turn it is. Null where there is no table. */
  readonly turn: string | null;
  readonly over: boolean;
  readonly prompt: string;
  /** The large button: the last of the area that says what is asked. */
  readonly primary: (Button & { readonly enabled: boolean }) | null;
  /** The other buttons of that area. */
  readonly others: readonly Button[];
  /** Buttons of the question that lies over the table, and null where none does. */
  readonly question: readonly Button[] | null;
  /** Closes what lies over the boards to be read, on a screen that has no other room for it. */
  readonly close: Button | null;
  /** Cards, plates and other things that can be pressed now, as their pressed state says. */
  readonly lit: readonly Button[];
}

/** Reads the page. */
export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button')];
    globalThis.seenButtons = all;
    const nameOf = globalThis.accessibleName;
    const button = (b: HTMLElement) => ({
      name: nameOf(b),
      within: b.closest('[aria-label]:not(button)')?.getAttribute('aria-label') ?? '',
      pressed: b.getAttribute('aria-pressed') === 'true',
      theirs: b.closest('.theirs') !== null,
      index: all.indexOf(b),
    });
    const area = document.querySelector('section[aria-label="What is asked of you"]');
    const bar = all.filter((b) => area?.contains(b));
    const last = bar.at(-1);
    const aside = all.find((b) => /^(Look at the board|Back to the question)$/.test(nameOf(b)));
    const panel = aside?.closest('section') ?? null;
    const inPanel = all.filter((b) => panel?.contains(b) && b !== aside);
    const close = all.find((b) => b.matches('.phone aside[aria-label="Card in detail"] > button'));
    const lit = all.filter(
      (b) =>
        b.hasAttribute('aria-pressed') &&
        b.closest('main, section, ul') !== null &&
        !b.closest('header, nav'),
    );
    return {
      url: location.href,
      turn: area === null ? null : (document.querySelector('h1')?.textContent ?? null),
      over: document.querySelector('section[aria-label="The game is over"]') !== null,
      prompt: area?.querySelector('[role=alert], [role=status]')?.textContent?.trim() ?? '',
      primary:
        last === undefined
          ? null
          : { ...button(last), enabled: last.getAttribute('aria-disabled') !== 'true' },
      others: bar.slice(0, -1).map(button),
      question: panel === null ? null : inPanel.map(button),
      close: close === undefined ? null : button(close),
      lit: lit.map(button),
    };
  });
}
