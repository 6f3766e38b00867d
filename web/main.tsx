import { render } from 'preact';
import '@fontsource-variable/alegreya';
import '@fontsource/almendra/400.css';
import '@fontsource/almendra/700.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/shell.css';
import './styles/pages.css';
import './styles/site.css';
import { App } from './app/app.tsx';
import { followLinks } from './app/router.ts';
import { keepTab } from './app/turns/tab.ts';
import { keepAskingSite } from './net/site.ts';
import { registerServiceWorker } from './offline/register.ts';

const root = document.getElementById('app');
if (root) {
  followLinks(root);
  render(<App />, root);
  keepTab();
  keepAskingSite();
}
void registerServiceWorker();
