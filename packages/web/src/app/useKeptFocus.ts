import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus inside where what had it is moved, turned off or drawn anew by its own press: a row that goes up, a
 * number that reaches its end, a card that goes to another pile. Browsers drop it then, and keys would begin anew at the
 * top of the page.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inside = ref.current;
    if (inside === null) return;
    let last: HTMLElement | null = null;
    let row: Element | null = null;
    let name = '';
    const came = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === inside) return;
      last = target;
      row = target.closest('li');
      name = nameOf(target);
    };
    const left = (event: Event) => {
      const to = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (to instanceof Node && !inside.contains(to)) last = null;
    };
    const changed = () => {
      if (last === null) return;
      const at = document.activeElement;
      if (at !== null && at !== document.body && !isOff(at)) return;
      const buttons = [...inside.querySelectorAll<HTMLElement>('button, input')].filter((b) => !isOff(b));
      const next =
        buttons.find((b) => b === last) ??
        buttons.find((b) => row?.contains(b)) ??
        buttons.find((b) => nameOf(b) === name) ??
        beside(last, buttons) ??
        inside;
      next.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(changed);
    watch.observe(inside, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    inside.addEventListener('focusin', came);
    inside.addEventListener('focusout', left);
    addEventListener('pointerdown', left, true);
    return () => {
      watch.disconnect();
      inside.removeEventListener('focusin', came);
      inside.removeEventListener('focusout', left);
      removeEventListener('pointerdown', left, true);
    };
  }, [ref]);
}

/** The first after it, or else the last before it. */
const beside = (gone: HTMLElement, buttons: readonly HTMLElement[]): HTMLElement | undefined =>
  gone.isConnected
    ? (buttons.find((b) => gone.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) ??
      buttons.at(-1))
    : undefined;

const nameOf = (e: HTMLElement): string => e.getAttribute('aria-label') ?? e.textContent;
const isOff = (e: Element): boolean => e.matches(':disabled');
