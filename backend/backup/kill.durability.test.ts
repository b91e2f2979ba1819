import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { startBackendProcess, type BackendProcess } from '../process/backend-process.ts';
import { openStackDatabase } from '../stack/stack-database.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { prepareDatabase } from '../testing/template-cluster.ts';
import { drillBackup } from './testing/drill-backup.ts';
import { lostForms, SITE, siteOf, startFormWriter } from './testing/form-writer.ts';
import type { Acknowledged } from './testing/form-writer.ts';

const ROUNDS = 5;

const serverPid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

async function lostIn(dataDir: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const opened = await openStackDatabase({ dataDir, password: '' });
  const lost = await lostForms(opened.database, acknowledged);
  await opened.close();
  return lost;
}

test.each(['the database server', 'the backend'])(
  `${ROUNDS} kills of %s under running forms lose none that was acknowledged`,
  async (which) => {
    const dataDir = testDir();
    await prepareDatabase(dataDir);
    const backend: BackendProcess = await startBackendProcess({
      start: siteOf(dataDir),
      log: () => {},
    });
    // The pause keeps five rounds below the forms that a site takes in a day.
    const writer = startFormWriter(SITE, backend.fetch, { pauseMs: 20 });
    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = writer.acknowledged.length;
      await expect
        .poll(() => writer.acknowledged.length, { timeout: 60_000 })
        .toBeGreaterThan(before + 10);
      const pid = which === 'the backend' ? backend.pid() : serverPid(dataDir);
      process.kill(pid ?? 0, 'SIGKILL');
    }
    const before = writer.acknowledged.length;
    await expect
      .poll(() => writer.acknowledged.length, { timeout: 60_000 })
      .toBeGreaterThan(before + 10);
    await writer.stop();
    await backend.close();
    const lost = await lostIn(dataDir, writer.acknowledged);
    console.log(`${which}: ${writer.acknowledged.length} acknowledged, ${lost.length} lost`);
    expect(lost).toEqual([]);
  },
);

test(`${ROUNDS} kills of the site with its backend lose no form that was acknowledged`, async () => {
  const dataDir = testDir();
  await prepareDatabase(dataDir);
  const acknowledged: Acknowledged[] = [];
  const here = import.meta.dirname;
  const program = `
    import { startBackendProcess } from ${JSON.stringify(join(here, '../process/backend-process.ts'))};
    import { formOf, newSender } from ${JSON.stringify(join(here, 'testing/form-writer.ts'))};
    const backend = await startBackendProcess({ start: ${JSON.stringify(siteOf(dataDir))}, log: () => {} });
    for (;;) {
      const email = newSender();
      const { status } = await backend.fetch(formOf(${JSON.stringify(SITE)}, email));
      if (status === 201) console.log(email);
    }`;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const site = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let count = 0;
    createInterface({ input: site.stdout }).on('line', (email) => {
      acknowledged.push({ email, at: Date.now() });
      count += 1;
    });
    await expect.poll(() => count, { timeout: 120_000 }).toBeGreaterThan(10);
    const server = serverPid(dataDir);
    site.kill('SIGKILL');
    process.kill(server, 'SIGKILL');
    await once(site, 'close');
  }
  const lost = await lostIn(dataDir, acknowledged);
  console.log(`the site: ${acknowledged.length} acknowledged, ${lost.length} lost`);
  expect(lost).toEqual([]);
});

// `pnpm unit` has the same for an encrypted backup.
test('a plain backup that is made while forms arrive restores every form that was acknowledged before its end', async () => {
  await drillBackup([]);
});
