import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalStack } from '../stack/local-stack.ts';
import { findPostgres, type PostgresBinaries } from '../postgres/binaries.ts';
import { startPostgresServer } from '../postgres/postgres-server.ts';
import { openServerDatabase } from '../database/server-database.ts';
import { makeSiteDatabase } from '../database/server-database.ts';
import { prepareDatabase } from '../testing/template-cluster.ts';
import { lostForms, SITE, siteOf, startFormWriter } from './testing/form-writer.ts';
import { readTrace, replaySynced, TRACED } from './testing/replay-synced.ts';

const STRACE = '/usr/bin/strace';
const binaries = findPostgres();
const why = !existsSync(STRACE)
  ? 'skipped: strace is not installed'
  : binaries === null
    ? 'skipped: there is no PostgreSQL server'
    : null;

/** The same server, with every write and every flush of it written down. */
function tracedBinaries({ folder, version }: PostgresBinaries, dir: string): PostgresBinaries {
  const traced = join(dir, 'server');
  mkdirSync(join(traced, 'bin'), { recursive: true });
  for (const name of ['lib', 'share']) symlinkSync(join(folder, name), join(traced, name));
  for (const name of ['initdb', 'pg_ctl'])
    symlinkSync(join(folder, 'bin', name), join(traced, 'bin', name));
  const options = `-D -f -q -y -xx -ttt -s 2000000 -e trace=${TRACED} -e signal=none`;
  const program = `#!/bin/sh\nexec ${STRACE} ${options} -o ${dir}/trace ${folder}/bin/postgres "$@"\n`;
  writeFileSync(join(traced, 'bin/postgres'), program);
  execFileSync('chmod', ['-R', 'go+rX', traced]);
  chmodSync(join(traced, 'bin/postgres'), 0o755);
  return { folder: traced, version };
}

test.skipIf(why !== null).each([
  ['with the settings of the site', {}, 'none'],
  ['without fsync, so that this test can fail', { fsync: 'off' }, 'some'],
] as const)(
  `a power cut that takes every write that was not flushed, %s (${why ?? 'traced with strace'})`,
  async (_title, settings, lost) => {
    if (binaries === null) return;
    const dir = mkdtempSync(join(tmpdir(), 'talent-power-'));
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    // The server's user writes the trace.
    chmodSync(dir, 0o777);
    const dataDir = join(dir, 'data');
    await prepareDatabase(dataDir);
    const path = join(dataDir, 'database');
    // As after an ordinary stop: everything of it is on the disk.
    const copies = ['early', 'late'].map((name) => join(dir, name));
    for (const copy of copies) execFileSync('cp', ['-a', path, copy]);

    const server = await startPostgresServer({
      path,
      password: 'a test',
      settings,
      binaries: tracedBinaries(binaries, dir),
    });
    await makeSiteDatabase(server.address);
    const opened = openServerDatabase(server.address);
    const stack = await startLocalStack({
      ...siteOf(dataDir),
      openDatabase: async () => ({
        ...opened,
        address: server.address,
        close: () => opened.database.close(),
      }),
    });
    const writer = startFormWriter(SITE, stack.fetch);
    await expect.poll(() => writer.acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(60);
    await writer.stop();
    await stack.close();
    process.kill(server.pid, 'SIGKILL');
    await server.stop();
    const trace = readTrace(join(dir, 'trace'));
    const cuts = [writer.acknowledged[25]?.at ?? 0, Date.now()];
    for (const [index, copy] of copies.entries()) {
      const until = (cuts[index] ?? 0) / 1000;
      const acknowledged = writer.acknowledged.filter(({ at }) => at / 1000 <= until);
      const from = realpathSync(join(path, 'cluster'));
      const replayed = replaySynced(trace, { from, to: join(copy, 'cluster'), until });
      execFileSync('chown', ['-R', `--reference=${copy}`, copy]);
      const after = await startPostgresServer({ path: copy, binaries, password: 'a test' });
      const { database } = openServerDatabase(after.address);
      const missing = await lostForms(database, acknowledged);
      await database.close();
      await after.stop();
      console.log(
        `power cut ${index + 1}: ${acknowledged.length} acknowledged, ${missing.length} lost ` +
          `(${replayed.synced} writes flushed, ${replayed.dropped} dropped)`,
      );
      if (lost === 'none') {
        expect(replayed.synced).toBeGreaterThan(acknowledged.length);
        expect(missing).toEqual([]);
      } else {
        expect(replayed.dropped).toBeGreaterThan(acknowledged.length);
        expect(missing.length).toBeGreaterThan(0);
      }
      expect(readFileSync(join(copy, 'cluster/PG_VERSION'), 'utf8')).toBe('18\n');
    }
  },
);
