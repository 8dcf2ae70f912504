import { Mark } from './Mark.js';

/** Something is on its way. */
export function Waiting({ what }: { readonly what: string }) {
  return (
    <main className="waiting" aria-busy="true">
      <Mark />
      <p role="status">{what}</p>
    </main>
  );
}
