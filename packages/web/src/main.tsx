import '@fontsource-variable/inter/wght.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { startNavigation } from './app/navigation.js';
import { WordsProvider } from './i18n/words.js';
import { keepOffline } from './offline/register.js';
import { startTheme } from './theme/theme.js';

startTheme();
startNavigation();
keepOffline();
const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <WordsProvider>
      <App />
    </WordsProvider>
  </StrictMode>,
);
