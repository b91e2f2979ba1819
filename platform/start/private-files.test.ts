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
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
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

const files = [
  {
    name: 'release-key.json',
    read: (dataDir: string): unknown => hasKeys({ dataDir, releaseKeys: null }),
    write: makeLocalKey,
  },
  { name: 'secrets.json', read: loadOrCreateSecrets, write: loadOrCreateSecrets },
];

describe.each(files)('$name', ({ name, read, write }) => {
  test('that cannot be reached is not called damaged: a folder is in its place', async () => {
    const dataDir = testDir();
    mkdirSync(join(dataDir, name));
    expect(await messageOf(() => read(dataDir))).toBe(
      `${join(dataDir, name)} cannot be read: there is a folder where a file belongs. Move it away (EISDIR). ` +
        'Nothing is known to be damaged: do not delete it',
    );
  });

  test('nor where the data folder is a file, or the disk fails', async () => {
    const dataDir = join(testDir(), 'data');
    writeFileSync(dataDir, '');
    const broken = testDir();
    // Reading the memory of a process at its address 0 fails as a broken disk does, for root too.
    if (onLinux) symlinkSync('/proc/self/mem', join(broken, name));
    const cases = [[dataDir, /cannot be read: .* \(ENOTDIR\)/] as const];
    if (onLinux) cases.push([broken, /cannot be read: the disk reports an error.* \(EIO\)/]);
    for (const [folder, reason] of cases) {
      const message = await messageOf(() => read(folder));
      expect(message).toMatch(reason);
      expect(message).not.toMatch(ADVICE_TO_DELETE);
    }
  });

  test.skipIf(!onLinux)('that cannot be written says why, and leaves nothing behind', async () => {
    const dataDir = testDir();
    symlinkSync('/dev/full', join(dataDir, `${name}.${process.pid}.tmp`));
    const full = await messageOf(() => write(dataDir));
    expect(full).toMatch(/cannot be written: the disk is full. Make room on it \(ENOSPC\)/);
    expect(readdirSync(dataDir)).toEqual([]);
    // Of the kernel: not even root may make a file there.
    const refused = await messageOf(() => write('/sys/kernel'));
    expect(refused).toMatch(/cannot be written: .* \((EACCES|EPERM|EROFS)\)/);
    expect(full + refused).not.toMatch(ADVICE_TO_DELETE);
  });

  test('that is damaged is to be restored from a backup first', async () => {
    const dataDir = testDir();
    writeFileSync(join(dataDir, name), '{"signingKey": ');
    const message = await messageOf(() => read(dataDir));
    expect(message).toMatch(
      /was read, and .* Restore it from a backup.* Only without a backup: move it away/,
    );
    expect(message).not.toMatch(/delete/i);
    expect(readFileSync(join(dataDir, name), 'utf8')).toBe('{"signingKey": ');
  });
});

test.skipIf(!onLinux)('the lock of a data folder that cannot be written says why', async () => {
  const message = await messageOf(() => acquireDataDirLock('/sys/kernel', { command: 'a test' }));
  expect(message).toMatch(/^\/sys\/kernel\/lock cannot be written: .* \((EACCES|EPERM|EROFS)\)/);
});

test('a file is made for its owner alone, the first one stays, and is closed to others when it is read', () => {
  const path = join(testDir(), 'deep', 'key.json');
  expect(createPrivateFile(path, 'first')).toBe(true);
  expect(createPrivateFile(path, 'second')).toBe(false);
  expect(readdirSync(join(path, '..'))).toEqual(['key.json']);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  chmodSync(path, 0o644);
  expect(readPrivateFile(path)).toBe('first');
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
  const { status } = onReadOnlyDisk(folder, '');
  rmSync(folder, { recursive: true });
  return status === 0;
}

test.skipIf(!canMount)('a good key on a read-only disk is used, whoever else may read it', () => {
  const dataDir = testDir();
  createPrivateFile(join(dataDir, 'release-key.json'), 'a key');
  chmodSync(join(dataDir, 'release-key.json'), 0o644);
  const { stdout } = onReadOnlyDisk(
    dataDir,
    `import { createPrivateFile, readPrivateFile } from ${JSON.stringify(join(REPOSITORY_ROOT, 'shared/kit/node/data-folder/private-file.ts'))};
     console.log(readPrivateFile(${JSON.stringify(join(dataDir, 'release-key.json'))}));
     try { createPrivateFile(${JSON.stringify(join(dataDir, 'secrets.json'))}, 'x') }
     catch (error) { console.log(error.message) }`,
  );
  expect(stdout).toMatch(
    /^a key\n.*secrets.json cannot be written: the disk is mounted read-only\. .*\(EROFS\)/,
  );
});
