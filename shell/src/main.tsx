import { firstFrame } from './features/arrival/next-task';
import './styles.css';

// The served page is shown before any of the site's code is evaluated: it is complete without it.
await firstFrame();
await import('./start');
