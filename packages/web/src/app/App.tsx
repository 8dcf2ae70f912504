import { lazy, Suspense } from 'react';
import { Home } from '../home/Home.js';
import { useWords } from '../i18n/words.js';
import { Nowhere } from './Nowhere.js';
import { useNavigation } from './navigation.js';
import { StoppedAt } from './Stopped.js';
import { useHeadingFocus } from './useHeadingFocus.js';
import { Waiting } from './Waiting.js';

const Practice = lazy(async () => ({ default: (await import('../home/Practice.js')).Practice }));
const OnlineTable = lazy(async () => ({ default: (await import('../home/OnlineTable.js')).OnlineTable }));
const Replays = lazy(async () => ({ default: (await import('../replays/Replays.js')).Replays }));
const Rulebook = lazy(async () => ({ default: (await import('../rulebook/Rulebook.js')).Rulebook }));

export function App() {
  const route = useNavigation((s) => s.route);
  const { t } = useWords();
  useHeadingFocus(route.at);
  return (
    <StoppedAt key={route.at}>
      <Suspense fallback={<Waiting what={t('app.loading')} />}>{page()}</Suspense>
    </StoppedAt>
  );

  function page() {
    switch (route.at) {
      case 'home':
        return <Home />;
      case 'practice':
        return <Practice />;
      case 'table':
        return <OnlineTable key={route.table} table={route.table} invitation={route.invitation} />;
      case 'replay':
        return <Replays />;
      case 'rules':
        return <Rulebook route={route} />;
      case 'nowhere':
        return <Nowhere />;
    }
  }
}
