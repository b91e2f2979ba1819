import { globSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeNotInstalled,
  findProgram,
  type NeededProgram,
} from '../../fixtures/programs/find-program.ts';
import type { EngineName } from '../engine.ts';

/** Paths of the programs that engines need; null where one is not installed. */
export interface Programs {
  chromium: string | null;
  firefox: string | null;
  webKitDriver: string | null;
  miniBrowser: string | null;
  display: string | null;
}

/**
 * Debian's names. A Chromium without windows, which a fixture finds or installs, serves all journeys but one: only the whole browser
 * keeps pages for going back.
 */
const needs: Readonly<
  Record<EngineName, readonly (NeededProgram & { program: keyof Programs })[]>
> = {
  chromium: [{ program: 'chromium', name: 'chromium', package: 'chromium' }],
  firefox: [{ program: 'firefox', name: 'firefox-esr', package: 'firefox-esr' }],
  webkit: [
    { program: 'webKitDriver', name: 'WebKitWebDriver', package: 'webkit2gtk-driver' },
    { program: 'miniBrowser', name: 'MiniBrowser', package: 'webkit2gtk-driver' },
    { program: 'display', name: 'Xvfb', package: 'xvfb' },
  ],
};

/** @param searched - folders of programs, as in `PATH` @param libraries - where Debian puts WebKit's own browser */
export function findPrograms(
  searched = process.env['PATH'] ?? '',
  libraries = '/usr/lib',
): Programs {
  return {
    chromium: findProgram('chromium', searched),
    firefox: findProgram('firefox-esr', searched),
    webKitDriver: findProgram('WebKitWebDriver', searched),
    // The folders are named by the processor and by the version of WebKit's interface.
    miniBrowser: globSync(join(libraries, '*/webkit2gtk-*/MiniBrowser')).sort().at(-1) ?? null,
    display: findProgram('Xvfb', searched),
  };
}

/** The message that names missing programs; null when none is missing. */
export function describeMissing(engines: readonly EngineName[], programs: Programs): string | null {
  return describeNotInstalled(
    engines.flatMap((engine) => needs[engine].filter(({ program }) => programs[program] === null)),
  );
}

/** The path of a program that is there, or an error that says how to get it. */
export function requireProgram(program: keyof Programs): string {
  const path = findPrograms()[program];
  if (path !== null) return path;
  const need = Object.values(needs)
    .flat()
    .find((each) => each.program === program);
  throw new Error(`Not installed: ${need?.name}. apt-get install ${need?.package}`);
}
