import { Dialog } from '../app/Dialog.js';
import { useMenus } from '../board/menus.js';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.js';
import { useWords } from '../i18n/words.js';
import { useKeyMap } from '../keys/key-map.js';
import { usePayByHand } from '../play/pay-by-hand.js';
import { useTelling } from '../speak/telling.js';
import { useGame, useSession } from '../store/context.js';
import { THEMES, useTheme } from '../theme/theme.js';
import { ImageSettings } from './ImageSettings.js';
import { KeyList } from './KeyList.js';
import { StopTable } from './StopTable.js';

export function Settings() {
  const { close } = useMenus.getState();
  const { t, language, choose } = useWords();
  const theme = useTheme();
  const pay = usePayByHand();
  const telling = useTelling();
  const keys = useKeyMap();
  const { settings } = useGame();
  const session = useSession();
  return (
    <Dialog title={t('settings.title')} onClose={close} wide>
      <div className="settings">
        <fieldset>
          <legend>{t('settings.language')}</legend>
          {LANGUAGES.map((l) => (
            <button
              key={l}
              type="button"
              lang={l}
              className={l === language ? 'button chosen' : 'button'}
              aria-pressed={l === language}
              onClick={() => choose(l)}
            >
              {LANGUAGE_NAMES[l]}
            </button>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('settings.theme')}</legend>
          {THEMES.map((one) => (
            <button
              key={one}
              type="button"
              className={one === theme.theme ? 'button chosen' : 'button'}
              aria-pressed={one === theme.theme}
              onClick={() => theme.choose(one)}
            >
              {t(`theme.${one}`)}
            </button>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('settings.play')}</legend>
          <Check on={telling.on} set={telling.turn} label={t('settings.tell')} />
          <Check on={pay.byHand} set={pay.choose} label={t('settings.payByHand')} />
          {settings !== null && (
            <>
              <Check
                on={settings.full}
                set={(full) => void session.ask({ type: 'settings', settings: { full } })}
                label={t('settings.full')}
              />
              <Check
                on={settings.hold}
                set={(hold) => void session.ask({ type: 'settings', settings: { hold } })}
                label={t('settings.hold')}
              />
              <Check
                on={settings.passTurn}
                set={(passTurn) => void session.ask({ type: 'settings', settings: { passTurn } })}
                label={t('control.passTurn')}
              />
              {settings.yields.length > 0 && (
                <button
                  type="button"
                  className="button small"
                  onClick={() => void session.ask({ type: 'settings', settings: { yields: [] } })}
                >
                  {t('settings.noYields', { n: settings.yields.length })}
                </button>
              )}
            </>
          )}
        </fieldset>
        {settings !== null && (
          <fieldset>
            <legend>{t('settings.stops')}</legend>
            <StopTable
              stops={settings.stops}
              set={(stops) => void session.ask({ type: 'settings', settings: { stops } })}
            />
          </fieldset>
        )}
        <ImageSettings />
        <fieldset>
          <legend>{t('settings.keys')}</legend>
          <Check on={keys.on} set={keys.turn} label={t('settings.keysOn')} />
          <KeyList />
        </fieldset>
      </div>
    </Dialog>
  );
}

interface CheckProps {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  readonly label: string;
}

function Check({ on, set, label }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
      {label}
    </label>
  );
}
