import { Component, type ReactNode } from 'react';
import { useWords } from '../i18n/words.js';
import { Mark } from './Mark.js';

interface StoppedAtProps {
  readonly children: ReactNode;
}

/**
 * What is inside, until it can't be drawn: a part of the page that the server no longer has, because it became newer
 * since the page was opened, or a table that tells of what this page doesn't know. Then it says so, and what to do.
 */
export class StoppedAt extends Component<StoppedAtProps, { readonly stopped: boolean }> {
  override state = { stopped: false };

  static getDerivedStateFromError(): { readonly stopped: boolean } {
    return { stopped: true };
  }

  override render(): ReactNode {
    return this.state.stopped ? <Stopped /> : this.props.children;
  }
}

function Stopped() {
  const { t } = useWords();
  return (
    <main className="waiting" role="alert">
      <Mark />
      <h1>{t('stopped.title')}</h1>
      <p className="closed-text">{t('stopped.text')}</p>
      <p className="dialog-buttons">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('stopped.again')}
        </button>
        {/* a page of its own, so that the newer one is fetched */}
        <a className="button" href="/">
          {t('nowhere.home')}
        </a>
      </p>
    </main>
  );
}
