import type { DeckFaultView } from '@ettin/protocol';

/** The same fault is told once, with what blocks first and then by line. */
export function inOrder(faults: readonly DeckFaultView[]): readonly DeckFaultView[] {
  const seen = new Set<string>();
  const once = faults.filter((f) => {
    const key = `${f.code} ${f.card ?? ''} ${f.line ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return once.sort((a, b) => Number(b.blocks) - Number(a.blocks) || (a.line ?? 0) - (b.line ?? 0));
}
