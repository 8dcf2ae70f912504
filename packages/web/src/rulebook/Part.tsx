import type { ReactNode } from 'react';

/** One thing that is told of a rule, with its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="detail-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
