import type { TableSettings } from '@ettin/protocol';
import { useWords } from '../i18n/words.js';
import { dayOf, EDITIONS } from './editions.js';
import './controls.css';

/** The settings of a table for those who can't change them. */
export function SettingsSummary({ settings }: { readonly settings: TableSettings }) {
  const { t, intl } = useWords();
  const edition = EDITIONS.find((e) => e.id === settings.edition);
  const { clock } = settings;
  return (
    <dl className="settings-summary">
      <dt>{t('settings.edition')}</dt>
      <dd>
        {edition === undefined
          ? settings.edition
          : `${t(`edition.${edition.id}`)}, ${intl.formatDate(dayOf(edition.date), { dateStyle: 'long', timeZone: 'UTC' })}`}
      </dd>
      <dt>{t('settings.heads')}</dt>
      <dd>{t('settings.headsOf', { n: settings.heads, all: settings.heads * 2 })}</dd>
      <dt>{t('settings.clock')}</dt>
      <dd>
        {clock === null
          ? t('settings.noClock')
          : t('settings.clockIs', {
              n: Math.round(clock.team / 60),
              increment: clock.increment,
              end: t(`atZero.${clock.atZero}`),
            })}
      </dd>
      <dt>{t('settings.else')}</dt>
      <dd>
        {t(settings.watchers ? 'settings.watchersYes' : 'settings.watchersNo')}{' '}
        {t(settings.casual ? 'settings.casualYes' : 'settings.casualNo')}
      </dd>
    </dl>
  );
}
