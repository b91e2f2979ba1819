import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testDir } from '../testing/test-dir.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** Runs it in a process of its own, as entry points do: a umask is one of the whole process. */
function secureIn(dataDir: string, rest = '', options = ''): string {
  const module = join(import.meta.dirname, 'secure-data-dir.ts');
  const program = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { secureDataDir } from ${JSON.stringify(module)};
    const dataDir = ${JSON.stringify(dataDir)};
    process.umask(0o022);
    secureDataDir(dataDir, { note: (line) => console.log(line), ${options} });
    ${rest}`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
}

test('folders and files of a new data folder are for their owner alone', () => {
  const dataDir = join(testDir(), 'data');
  const said = secureIn(
    dataDir,
    `mkdirSync(dataDir + '/store/a', { recursive: true });
     writeFileSync(dataDir + '/store/a/page.html', 'x');`,
  );
  expect(said).toBe('');
  expect(modeOf(dataDir)).toBe('700');
  expect(modeOf(join(dataDir, 'store/a'))).toBe('700');
  expect(modeOf(join(dataDir, 'store/a/page.html'))).toBe('600');
});

test('a missing folder is not made by looking at it', () => {
  const dataDir = join(testDir(), 'data');
  expect(secureIn(dataDir)).toBe('');
  expect(existsSync(dataDir)).toBe(false);
});

test('an existing data folder that others can read is closed, and a line says so once', () => {
  const dataDir = join(testDir(), 'data');
  mkdirSync(join(dataDir, 'store'), { recursive: true });
  writeFileSync(join(dataDir, 'secrets.json'), '{}');
  chmodSync(dataDir, 0o755);
  expect(secureIn(dataDir)).toBe(`Other users could read ${dataDir} (0755): it is 0700 now.\n`);
  expect(modeOf(dataDir)).toBe('700');
  expect(secureIn(dataDir)).toBe('');
});

test('a folder that a database server of another user passes through keeps that right', () => {
  const dataDir = join(testDir(), 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  expect(secureIn(dataDir, '', 'mode: 0o711')).toContain('it is 0711 now');
  expect(modeOf(dataDir)).toBe('711');
  expect(secureIn(dataDir, '', 'mode: 0o711')).toBe('');
});

test('a folder that holds other things, such as /var/lib, is not taken from their owners', () => {
  const dataDir = join(testDir(), 'lib');
  mkdirSync(join(dataDir, 'store'), { recursive: true });
  mkdirSync(join(dataDir, 'dpkg'));
  chmodSync(dataDir, 0o755);
  expect(secureIn(dataDir)).toMatch(
    /it also holds other files, such as dpkg: it was left as it is/,
  );
  expect(modeOf(dataDir)).toBe('755');
});

test.skipIf(process.platform !== 'linux')('a folder that cannot be changed stops nothing', () => {
  // Of the kernel: not even root may change it.
  expect(secureIn('/proc/self/fd')).not.toMatch(/Error/);
});
