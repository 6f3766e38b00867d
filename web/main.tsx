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
import { followLinks } from './navigation/router.ts';
import { pollSite } from './net/site.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import { App } from './shell/app.tsx';
import { startTurnAlerts } from './turn-alerts/document-title.ts';

const root = document.getElementById('app');
if (root) {
  followLinks(root);
  render(<App />, root);
  startTurnAlerts();
  pollSite();
}
void registerServiceWorker();
