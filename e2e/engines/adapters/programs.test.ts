import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it } from 'vitest';
import { describeMissing, findPrograms } from './programs.ts';

it('names every missing program, and each package once', () => {
  const none = findPrograms('', '/nowhere');
  expect(describeMissing(['chromium', 'firefox', 'webkit'], none)).toBe(
    'Not installed: chromium, firefox-esr, WebKitWebDriver, MiniBrowser, Xvfb. Install with:\n' +
      '  apt-get install chromium firefox-esr webkit2gtk-driver xvfb',
  );
  expect(describeMissing(['firefox'], none)).toContain('apt-get install firefox-esr');
  expect(describeMissing(['chromium'], none)).toContain('apt-get install chromium');
});

it('finds programs on the path and WebKit’s browser where Debian puts it', async () => {
  const root = testDir();
  const folder = join(root, 'aarch64-linux-gnu/webkit2gtk-4.1');
  await mkdir(folder, { recursive: true });
  for (const path of [join(root, 'Xvfb'), join(folder, 'MiniBrowser')]) await writeFile(path, '');
  expect(findPrograms(`/nowhere:${root}`, root)).toEqual({
    chromium: null,
    firefox: null,
    webKitDriver: null,
    miniBrowser: join(folder, 'MiniBrowser'),
    display: join(root, 'Xvfb'),
  });
});
