import { firstFrame } from './features/arrival/first-frame';
import { fetchModules } from './features/document/fetch-modules';
import './styles.css';

// The served page is shown before any of the site's code is fetched and evaluated: it is complete without it.
await firstFrame();
await fetchModules();
await import('./start');
