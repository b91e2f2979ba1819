import type { ErrorInfo } from 'react';
import { isSkippedFade } from '../../navigation/capture-limit';
import { failures } from './report-failure';
import { servedContent } from './served-content';

/**
 * Handles what React recovers from: it renders a part of the served page anew. Reports it as a failure of `app`, except on a
 * page that the browser had translated, and gives the visitor's entries back.
 */
export function renderedAnew(app: string) {
  return (error: unknown, { componentStack }: ErrorInfo): void => {
    if (isSkippedFade(error)) return;
    console.error('Recoverable error while rendering', error);
    // Chrome marks the root of a page that it has translated, Edge each of its texts: the title's stays.
    const isTranslated = document.querySelector('html[class*=translated-],[_msttexthash]');
    if (!isTranslated) failures.push({ app, error, componentStack: componentStack ?? null });
    const served = servedContent();
    if (served) void import('./restore-entries').then((restore) => restore.restoreEntries(served));
  };
}
