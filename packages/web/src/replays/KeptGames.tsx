import { editionName } from '@ettin/editions';
import { useEffect, useState } from 'react';
import { type KeptGame, keptGames } from '../desk/kept.js';
import { useWords } from '../i18n/words.js';

interface KeptGamesProps {
  readonly busy: boolean;
  /** Looks at one; `file`: its name for messages. */
  readonly onOpen: (address: string, file: string) => void;
}

/** Games that the server keeps for the reader; nothing where there are none, or no server. */
export function KeptGames({ busy, onOpen }: KeptGamesProps) {
  const { t, language } = useWords();
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  useEffect(() => {
    let current = true;
    void keptGames().then((answer) => {
      if (current && answer.ok) setGames(answer.value);
    });
    return () => {
      current = false;
    };
  }, []);
  if (games.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const team = ({ names }: KeptGame, which: number) =>
    list.format(which === 0 ? names.slice(0, names.length / 2) : names.slice(names.length / 2));
  const outcome = (game: KeptGame) => {
    if (game.winner === undefined) return t('replay.stopped');
    return game.winner === null ? t('replay.draw') : t('replay.won', { who: team(game, game.winner) });
  };
  return (
    <section className="kept panel" aria-labelledby="kept-games">
      <h2 id="kept-games">{t('replay.kept')}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <span>
              <strong>{t('replay.versus', { one: team(game, 0), other: team(game, 1) })}</strong>
              <small className="dim">
                {[
                  date.format(game.at),
                  outcome(game),
                  editionName(game.edition, language) ?? game.edition,
                ].join(' · ')}
              </small>
            </span>
            <button
              type="button"
              className="button small"
              disabled={busy}
              aria-label={`${t('replay.watch')}: ${team(game, 0)} – ${team(game, 1)}, ${date.format(game.at)}`}
              onClick={() => onOpen(`/api/replays/${game.id}`, date.format(game.at))}
            >
              {t('replay.watch')}
            </button>
            <a className="button small" href={`/api/replays/${game.id}`} download>
              {t('replay.save')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
