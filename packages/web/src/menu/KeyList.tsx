import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../i18n/words.js';
import { canBeKey, commandsFor, type KeyCommand, useKeyMap } from '../keys/key-map.js';
import { useGame } from '../store/context.js';

/** Every command with its key; pressing one waits for the key that it is to have. */
export function KeyList() {
  const { map, put, reset } = useKeyMap();
  const { view } = useGame();
  const { t } = useWords();
  const [waits, setWaits] = useState<KeyCommand | null>(null);
  const take = (event: KeyboardEvent, command: KeyCommand) => {
    if (waits !== command || !canBeKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    // Enter still held from the press that began this
    if (event.repeat) return;
    if (event.key !== 'Escape' || command === 'cancel') put(command, event.key);
    setWaits(null);
  };
  return (
    <>
      <ul className="key-list">
        {commandsFor(view.players.length).map((command) => (
          <li key={command}>
            <span>{t(`key.${command}`)}</span>
            <button
              type="button"
              className={waits === command ? 'button small chosen' : 'button small'}
              aria-label={t('keys.change', { what: t(`key.${command}`), key: keyName(map[command]) })}
              onClick={() => setWaits(command)}
              onKeyDown={(event) => take(event, command)}
              onBlur={() => setWaits(null)}
            >
              {waits === command ? t('keys.press') : keyName(map[command])}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button small" onClick={reset}>
        {t('keys.reset')}
      </button>
    </>
  );

  function keyName(key: string): string {
    if (key === ' ') return t('keys.space');
    if (key === 'escape') return t('keys.escape');
    return key.toUpperCase();
  }
}
