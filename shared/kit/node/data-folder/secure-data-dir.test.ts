import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { execFileSync, execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { listen } from '../testing/listen.ts';
import { testDir } from '../testing/test-dir.ts';
import { createServer } from 'node:http';
import { REPOSITORY_ROOT } from '../workspace/repository-root.ts';

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

/** Runs an entry point as a person does; resolves to everything that it printed. */
async function start(file: string, parameters: string[], env: Record<string, string>) {
  return new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [join(REPOSITORY_ROOT, file), ...parameters],
      { cwd: REPOSITORY_ROOT, env },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

it.each([
  ['platform/start/main.ts', []],
  ['platform/start/serve.ts', []],
  ['platform/cli/main.ts', ['status']],
  ['platform/dev/main.ts', ['mfe-blog', '--against', 'http://127.0.0.1:1', '--port', 'PORT']],
])('%s closes the data folder to other users, and says so', async (file, parameters) => {
  const dataDir = join(testDir(), 'data');
  mkdirSync(join(dataDir, 'store'), { recursive: true });
  chmodSync(dataDir, 0o755);
  // What starts a site ends at a port that is taken, and has had its look at the data folder.
  const { port: PORT } = new URL(await listen(createServer()));
  const given = parameters.map((parameter) => (parameter === 'PORT' ? PORT : parameter));
  const printed = await start(file, given, { DATA_DIR: dataDir, PORT });
  expect(printed).toContain(`Other users could read ${dataDir} (0755): it is 0700 now.`);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});
