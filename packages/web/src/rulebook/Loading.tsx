import { type ReactNode, Suspense } from 'react';
import { useWords } from '../i18n/words.js';

/** While the scenarios are on their way. */
export function Loading({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  return (
    <Suspense
      fallback={
        <p className="empty" role="status">
          {t('rules.loading')}
        </p>
      }
    >
      {children}
    </Suspense>
  );
}
