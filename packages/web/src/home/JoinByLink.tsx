import { type FormEvent, useId, useState } from 'react';
import { useNavigation } from '../app/navigation.js';
import { useWords } from '../i18n/words.js';
import { routeOfLink } from './link.js';

/** Whoever was sent a link but opened the page itself puts it in here. */
export function JoinByLink() {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  const wrongId = useId();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  const join = (event: FormEvent) => {
    event.preventDefault();
    const route = routeOfLink(link);
    if (route === null) setWrong(true);
    else go(route);
  };
  return (
    <form className="join" onSubmit={join}>
      <label className="labelled">
        <span>{t('friends.link')}</span>
        <input
          className="field"
          value={link}
          placeholder="https://…/table/…"
          autoComplete="off"
          aria-invalid={wrong}
          aria-describedby={wrong ? wrongId : undefined}
          onChange={(event) => {
            setWrong(false);
            setLink(event.target.value);
          }}
        />
      </label>
      <button type="submit" className="button">
        {t('friends.join')}
      </button>
      {wrong && (
        <p className="fault" role="alert" id={wrongId}>
          {t('friends.badLink')}
        </p>
      )}
    </form>
  );
}
