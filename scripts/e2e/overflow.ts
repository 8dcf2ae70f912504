import type { Page } from 'playwright-core';

/** What runs out of the window or out of its own box, each in a few words. Cards cut their text by design. */
export function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    for (const e of document.querySelectorAll<HTMLElement>(
      'button, a, h1, h2, h3, p, label, legend, summary',
    )) {
      // drawn cards cut their words; an icon beside words is no reason to pass over them
      if (
        e.closest('[aria-hidden=true]') !== null ||
        e.querySelector('[aria-hidden=true]:not(svg, svg *) *:not(svg, svg *)') !== null
      )
        continue;
      const { overflowX, textOverflow, webkitLineClamp, display } = getComputedStyle(e);
      // boxes of a pixel are for readers of the screen, and what scrolls or ends in dots says so
      if (
        e.clientWidth <= 1 ||
        display === 'inline' ||
        /auto|scroll/.test(overflowX) ||
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none'
      )
        continue;
      // the text itself: a mark may stand half outside of its button on purpose
      const box = e.getBoundingClientRect();
      const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const { currentNode: text } = texts;
        const holder = text.parentElement;
        // what ends in dots says so, whether it's the box or a part of it that cuts
        if (
          holder === null ||
          getComputedStyle(holder).textOverflow === 'ellipsis' ||
          getComputedStyle(holder).webkitLineClamp !== 'none' ||
          (holder.clientWidth <= 1 && holder !== e && getComputedStyle(holder).position === 'absolute')
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const r = range.getBoundingClientRect();
        if (r.width === 0 || box.width === 0) continue;
        const over = Math.max(r.right - box.right, box.left - r.left, r.bottom - box.bottom, box.top - r.top);
        if (over > 3)
          found.push(`"${text.textContent?.slice(0, 60)}" runs ${Math.round(over)} px out of its box`);
      }
    }
    return found;
  });
}
