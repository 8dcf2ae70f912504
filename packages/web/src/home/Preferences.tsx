import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.js';
import { useWords } from '../i18n/words.js';
import { THEMES, useTheme } from '../theme/theme.js';
import './preferences.css';

/** The reader's language and theme, wherever there is no game to be disturbed. */
export function Preferences() {
  const { t, language, choose } = useWords();
  const { theme, choose: chooseTheme } = useTheme();
  return (
    <div className="preferences">
      <label>
        <span className="unseen">{t('settings.language')}</span>
        <select
          className="field"
          value={language}
          onChange={(e) => choose(LANGUAGES.find((l) => l === e.target.value) ?? language)}
        >
          {LANGUAGES.map((l) => (
            <option key={l} value={l} lang={l}>
              {LANGUAGE_NAMES[l]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="unseen">{t('settings.theme')}</span>
        <select
          className="field"
          value={theme}
          onChange={(e) => chooseTheme(THEMES.find((th) => th === e.target.value) ?? theme)}
        >
          {THEMES.map((th) => (
            <option key={th} value={th}>
              {t(`theme.${th}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
