import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBackendProcess } from '../process/backend-process.ts';
import { openStackDatabase } from '../stack/stack-database.ts';
import { SITE_DATABASE } from '../database/server-database.ts';
import { prepareDatabase } from '../testing/template-cluster.ts';
import { findServer, withOwner } from './cluster/running-server.ts';
import { formOf, lostForms, newSender, SITE, siteOf } from './testing/form-writer.ts';
import type { Acknowledged } from './testing/form-writer.ts';

/** Longest wait for an answer, ms. */
const PATIENCE_MS = 45_000;

/** A disk of 256 MB in memory; null where this user may not mount one. */
function mountDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'talent-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', folder], { stdio: 'pipe' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

test.for(['a table', 'the log, which stops the server,'])(
  'when %s finds the disk full, forms are refused without a hang, and taken again when there is room: none is lost',
  async (which, context) => {
    const disk = mountDisk();
    if (disk === null) return context.skip('skipped: this user may not mount a disk (tmpfs)');
    onTestFinished(() => {
      execFileSync('umount', ['-l', disk]);
      rmSync(disk, { recursive: true });
    });
    const dataDir = join(disk, 'data');
    mkdirSync(dataDir);
    await prepareDatabase(dataDir);
    const troubles: string[] = [];
    const backend = await startBackendProcess({
      start: siteOf(dataDir),
      log: () => {},
      onTrouble: ({ kind }) => troubles.push(kind),
    });
    const acknowledged: Acknowledged[] = [];
    const send = async (): Promise<number | 'none' | 'hangs'> => {
      const email = newSender();
      const answer = await Promise.race([
        backend.fetch(formOf(SITE, email)).then(
          ({ status }) => status,
          () => 'none' as const,
        ),
        new Promise<'hangs'>((resolve) => setTimeout(resolve, PATIENCE_MS, 'hangs').unref()),
      ]);
      if (answer === 201) acknowledged.push({ email, at: Date.now() });
      return answer;
    };
    for (let index = 0; index < 10; index += 1) expect(await send()).toBe(201);
    expect((await backend.health()).database).toBe('ok');

    fill(join(disk, 'filler'));
    const answers: (number | 'none' | 'hangs')[] = [];
    if (which !== 'a table') await endLog(dataDir);
    // The log has room in a file that exists: it takes a while until it needs another.
    for (let index = 0; index < 600 && !troubles.some((kind) => kind !== 'damaged'); index += 1) {
      answers.push(await send());
    }
    expect((await backend.health()).database).not.toBe('ok');
    for (let index = 0; index < 5; index += 1) answers.push(await send());
    expect(answers).not.toContain('hangs');
    const refused = answers.filter((answer) => answer !== 201);
    console.log(
      `full: ${answers.length} sent, ${refused.length} refused with ${[...new Set(refused)]}`,
    );

    rmSync(join(disk, 'filler'));
    await expect.poll(send, { timeout: 120_000, interval: 500 }).toBe(201);
    for (let index = 0; index < 10; index += 1) expect(await send()).toBe(201);
    await expect
      .poll(async () => (await backend.health()).database, { timeout: 60_000 })
      .toBe('ok');
    await backend.close();
    const copy = mkdtempSync(join(tmpdir(), 'talent-after-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    execFileSync('cp', ['-a', join(dataDir, 'database'), copy]);
    const opened = await openStackDatabase({ dataDir: copy, password: '' });
    const lost = await lostForms(opened.database, acknowledged);
    await opened.close();
    console.log(`disk full: ${acknowledged.length} acknowledged, ${lost.length} lost`);
    expect(lost).toEqual([]);
  },
);

/** Has the server begin new files of its log until there is no room for another. */
async function endLog(dataDir: string): Promise<void> {
  const { address, close } = await findServer(dataDir);
  try {
    await withOwner(address, SITE_DATABASE, async (owner) => {
      for (let index = 0; index < 20; index += 1) {
        await owner`select pg_switch_wal()`;
        await owner`select pg_logical_emit_message(false, 'test', 'a new file', true)`;
      }
    });
  } catch (error) {
    console.log(`the log: ${error instanceof Error ? error.message : error}`);
  } finally {
    close();
  }
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  const megabyte = Buffer.alloc(1 << 20, 1);
  for (const size of [1 << 20, 4096]) {
    try {
      for (;;) if (writeSync(file, megabyte, 0, size) < size) break;
    } catch {
      // As full as it gets.
    }
  }
  closeSync(file);
}
