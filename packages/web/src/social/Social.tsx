import { PHRASES } from '@ettin/protocol';
import { Send, Smile } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useStickToEnd } from '../app/useStickToEnd.js';
import { useWords } from '../i18n/words.js';
import { useSession, useTableData } from '../store/context.js';
import { SocialLine } from './SocialLine.js';

interface SocialProps {
  /** Is what is said read out from here? Not at a table with a game, where `Heard` does. */
  readonly live?: boolean;
}

/** Team chat and table chat, with phrases that every reader sees in their own language. */
export function Social({ live = false }: SocialProps) {
  const session = useSession();
  const { you, social, table } = useTableData();
  const { t } = useWords();
  const [to, setTo] = useState<'team' | 'table'>('team');
  const [text, setText] = useState('');
  const [phrases, setPhrases] = useState(false);
  const people = table.people.filter((p) => p.id !== you.person).length;
  const lines = social.filter((s) => s.type !== 'ping').slice(-60);
  const { ref, onScroll } = useStickToEnd<HTMLOListElement>(lines.at(-1)?.n);
  const audience = you.seat === null ? 'table' : to;
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void session.ask({ type: 'chat', to: audience, text: text.trim() });
    setText('');
  };
  return (
    <section className="social" id="chat" aria-label={t('chat.title')}>
      <header className="social-head">
        <h2 className="rail-title">{t('chat.title')}</h2>
        {you.seat !== null && (
          <span className="segments">
            {(['team', 'table'] as const).map((one) => (
              <button
                key={one}
                type="button"
                className={one === to ? 'segment chosen' : 'segment'}
                aria-pressed={one === to}
                onClick={() => setTo(one)}
              >
                {t(`chat.${one}`)}
              </button>
            ))}
          </span>
        )}
      </header>
      {lines.length === 0 ? (
        <p className="empty">{t(people === 0 && table.phase !== 'lobby' ? 'chat.alone' : 'chat.empty')}</p>
      ) : (
        <ol
          ref={ref}
          className="social-lines"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
          tabIndex={0}
          aria-live={live ? 'polite' : 'off'}
          onScroll={onScroll}
        >
          {lines.map((line) => (
            <li key={line.n}>
              <SocialLine line={line} />
            </li>
          ))}
        </ol>
      )}
      {phrases && (
        <ul className="phrases">
          {PHRASES.map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                className="button small"
                onClick={() => {
                  void session.ask({ type: 'phrase', to: audience, phrase });
                  setPhrases(false);
                }}
              >
                {t(`phrase.${phrase}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="social-form" onSubmit={say}>
        <input
          className="field"
          id="chat-field"
          value={text}
          maxLength={400}
          autoComplete="off"
          aria-label={t(audience === 'team' ? 'chat.toTeam' : 'chat.toTable')}
          placeholder={t(audience === 'team' ? 'chat.toTeam' : 'chat.toTable')}
          onChange={(event) => setText(event.target.value)}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={t('chat.phrases')}
          aria-expanded={phrases}
          onClick={() => setPhrases(!phrases)}
        >
          <Smile size={18} aria-hidden="true" />
        </button>
        <button type="submit" className="icon-button" aria-label={t('chat.send')}>
          <Send size={18} aria-hidden="true" />
        </button>
      </form>
    </section>
  );
}
