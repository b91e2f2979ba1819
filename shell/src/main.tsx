import { firstPaint } from './features/document/first-paint';
import { fetchModules } from './features/document/fetch-modules';
import './styles.css';

// The served page is complete without JavaScript: it is painted before any code is fetched.
await firstPaint();
await fetchModules();
await import('./start');
