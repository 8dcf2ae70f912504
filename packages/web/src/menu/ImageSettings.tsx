import { useId, useState } from 'react';
import { IMAGE_PARTS, imageSource, useImages } from '../card/images.js';
import { useWords } from '../i18n/words.js';

/** Card images from a place of the reader's own: off until they say where. */
export function ImageSettings() {
  const images = useImages();
  const { t } = useWords();
  const [pattern, setPattern] = useState(images.pattern);
  const id = useId();
  const source = imageSource(pattern);
  const wrong = pattern !== '' && !source.ok;
  return (
    <fieldset>
      <legend>{t('images.title')}</legend>
      <p className="dim" id={`${id}-about`}>
        {t('images.about', { name: '{name}' })}
      </p>
      <label className="images-from">
        <span>{t('images.from')}</span>
        <input
          className="field"
          type="url"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          placeholder="https://…/{name}.jpg"
          value={pattern}
          aria-invalid={wrong}
          aria-describedby={`${id}-about${wrong ? ` ${id}-fault` : ''}`}
          onChange={(event) => {
            const next = event.target.value.trim();
            setPattern(next);
            images.from(next);
          }}
        />
      </label>
      {wrong && !source.ok && (
        <p className="fault" id={`${id}-fault`} role="alert">
          {t(`images.${source.fault}`, { name: '{name}' })}
        </p>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={images.on}
          disabled={!images.on && !source.ok}
          onChange={(event) => images.turn(event.target.checked)}
        />
        {t('images.on')}
      </label>
      {IMAGE_PARTS.map((part) => (
        <button
          key={part}
          type="button"
          className={part === images.part ? 'button small chosen' : 'button small'}
          aria-pressed={part === images.part}
          onClick={() => images.showing(part)}
        >
          {t(`images.${part}`)}
        </button>
      ))}
      {images.reload && <p role="status">{t('images.reload')}</p>}
    </fieldset>
  );
}
