import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acquireDataDirLock } from '@talent/node/data-folder/data-dir-lock';
import { loadOrCreateSecrets } from '@talent/backend/secrets/local-secrets';
import { testDir } from '@talent/node/testing/test-dir';
import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { hasKeys, makeLocalKey } from '../registry/local-trust.ts';
import { createPrivateFile, readPrivateFile } from '@talent/node/data-folder/private-file';

const onLinux = process.platform === 'linux';

/** Of an error message, what a person might act on wrongly. */
const ADVICE_TO_DELETE = /(?<!do not )delete|pnpm release keys|move it away, and new keys/i;

async function messageOf(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('It did not fail.');
}

const readers = [
  ['release-key.json', (dataDir: string) => hasKeys({ dataDir, releaseKeys: null })],
  ['secrets.json', (dataDir: string) => loadOrCreateSecrets(dataDir)],
] as const;

const writers = [
  ['release-key.json', (dataDir: string) => makeLocalKey(dataDir)],
  ['secrets.json', (dataDir: string) => loadOrCreateSecrets(dataDir)],
] as const;

describe.each(readers)('%s that cannot be reached is not called damaged', (name, read) => {
  test('where a folder is in its place', async () => {
    const dataDir = testDir();
    mkdirSync(join(dataDir, name));
    const message = await messageOf(() => read(dataDir));
    expect(message).toBe(
      `${join(dataDir, name)} cannot be read: there is a folder where a file belongs. Move it away (EISDIR). ` +
        'Nothing is known to be damaged: do not delete it',
    );
  });

  test('where the data folder is a file', async () => {
    const dataDir = join(testDir(), 'data');
    writeFileSync(dataDir, '');
    const message = await messageOf(() => read(dataDir));
    expect(message).toMatch(/cannot be read: .* \(ENOTDIR\)/);
    expect(message).not.toMatch(ADVICE_TO_DELETE);
  });

  test.skipIf(!onLinux)('where the disk fails while it is read', async () => {
    const dataDir = testDir();
    // Reading the memory of a process at its address 0 fails as a broken disk does, for root too.
    symlinkSync('/proc/self/mem', join(dataDir, name));
    const message = await messageOf(() => read(dataDir));
    expect(message).toMatch(/cannot be read: the disk reports an error.* \(EIO\)/);
    expect(message).not.toMatch(ADVICE_TO_DELETE);
  });
});

describe.skipIf(!onLinux).each(writers)('%s that cannot be written', (name, write) => {
  test('says that the disk is full, and leaves nothing behind', async () => {
    const dataDir = testDir();
    symlinkSync('/dev/full', join(dataDir, `${name}.${process.pid}.tmp`));
    const message = await messageOf(() => write(dataDir));
    expect(message).toMatch(/cannot be written: the disk is full. Make room on it \(ENOSPC\)/);
    expect(message).not.toMatch(ADVICE_TO_DELETE);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('says that this user may not', async () => {
    // Of the kernel: not even root may make a file there.
    const message = await messageOf(() => write('/sys/kernel'));
    expect(message).toMatch(/cannot be written: .* \((EACCES|EPERM|EROFS)\)/);
    expect(message).not.toMatch(ADVICE_TO_DELETE);
  });
});

test.skipIf(!onLinux)('the lock of a data folder that cannot be written says why', async () => {
  const message = await messageOf(() => acquireDataDirLock('/sys/kernel', { command: 'a test' }));
  expect(message).toMatch(/^\/sys\/kernel\/lock cannot be written: .* \((EACCES|EPERM|EROFS)\)/);
});

test.each(readers)('damaged %s is to be restored from a backup first', async (name, read) => {
  const dataDir = testDir();
  writeFileSync(join(dataDir, name), '{"signingKey": ');
  const message = await messageOf(() => read(dataDir));
  expect(message).toMatch(
    /was read, and .* Restore it from a backup.* Only without a backup: move it away/,
  );
  expect(message).not.toMatch(/delete/i);
  expect(readFileSync(join(dataDir, name), 'utf8')).toBe('{"signingKey": ');
});

test('a file is made for its owner alone, and the first one stays', () => {
  const path = join(testDir(), 'deep', 'key.json');
  expect(createPrivateFile(path, 'first')).toBe(true);
  expect(createPrivateFile(path, 'second')).toBe(false);
  expect(readPrivateFile(path)).toBe('first');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(path, '..'))).toEqual(['key.json']);
});

test('a file that others can read is closed to them when it is read', () => {
  const path = join(testDir(), 'key.json');
  writeFileSync(path, 'text');
  chmodSync(path, 0o644);
  expect(readPrivateFile(path)).toBe('text');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

/** Runs a program where the folder is on a read-only disk: root's rights do not help there. */
function onReadOnlyDisk(folder: string, program: string) {
  const script = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && shift && exec "$@"';
  return spawnSync(
    'unshare',
    ['-r', '-m', 'sh', '-c', script, 'sh', folder, process.execPath].concat([
      '--input-type=module',
      '-e',
      program,
    ]),
    { encoding: 'utf8' },
  );
}
const canMount = onLinux && tryMount();

function tryMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'talent-read-only-'));
  try {
    return onReadOnlyDisk(folder, '').status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.skipIf(!canMount)('a good key on a read-only disk is used, whoever else may read it', () => {
  const dataDir = testDir();
  createPrivateFile(join(dataDir, 'release-key.json'), 'a key');
  chmodSync(join(dataDir, 'release-key.json'), 0o644);
  const { stdout } = onReadOnlyDisk(
    dataDir,
    `import { createPrivateFile, readPrivateFile } from ${JSON.stringify(join(REPOSITORY_ROOT, 'shared/node/data-folder/private-file.ts'))};
     console.log(readPrivateFile(${JSON.stringify(join(dataDir, 'release-key.json'))}));
     try { createPrivateFile(${JSON.stringify(join(dataDir, 'secrets.json'))}, 'x') }
     catch (error) { console.log(error.message) }`,
  );
  expect(stdout).toMatch(
    /^a key\n.*secrets.json cannot be written: the disk is mounted read-only\. .*\(EROFS\)/,
  );
});
