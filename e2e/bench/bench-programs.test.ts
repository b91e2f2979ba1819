import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it } from 'vitest';
import { describeMissingPrograms } from './bench-programs.ts';

it('names the programs that are missing, with the packages of Debian', async () => {
  const folder = testDir();
  await writeFile(join(folder, 'nginx'), '');
  expect(describeMissingPrograms(folder)).toBe(
    'Not installed: wrk, h2load. Install with:\n  apt-get install wrk nghttp2-client',
  );
  for (const name of ['wrk', 'h2load']) await writeFile(join(folder, name), '');
  expect(describeMissingPrograms(folder)).toBeNull();
});

it('ends the command before it starts a site', async () => {
  const command = fileURLToPath(new URL('gateway.ts', import.meta.url));
  const ended = promisify(execFile)(process.execPath, [command], { env: { PATH: testDir() } });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'Not installed: nginx, wrk, h2load. Install with:\n' +
      '  apt-get install nginx-light wrk nghttp2-client\n',
  });
});
