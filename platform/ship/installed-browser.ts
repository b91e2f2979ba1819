import { existsSync } from 'node:fs';

/** The shell without a window comes first: the same engine in half the time on two cores. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * A Chromium of this machine: `CHROMIUM_PATH`, an installed one, or Playwright's own; undefined where there is none.
 * @param own where Playwright keeps its own
 */
export function installedBrowser(own: string): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...installed, own].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}
