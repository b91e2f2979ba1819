import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package of each program that an engine needs. */
const packages = {
  chromium: 'chromium',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  MiniBrowser: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
} as const;

/** The path of a program, or an error that says how to get it. */
export function requireProgram(name: keyof typeof packages): string {
  // The folders of WebKit's own browser are named by the processor and by the version of WebKit's interface.
  const own = name === 'MiniBrowser' ? globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser').sort() : [];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = [...folders.map((folder) => join(folder, name)), ...own].findLast(existsSync);
  if (found === undefined) throw new Error(`Not installed: apt-get install ${packages[name]}`);
  return found;
}
