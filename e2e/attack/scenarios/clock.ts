import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findPostgres,
  reachableBinaries,
  type PostgresBinaries,
} from '@talent/backend/postgres/binaries';
import { startPostgresServer } from '@talent/backend/postgres/postgres-server';
import { serverUserOf } from '@talent/backend/postgres/server-user';
import { openServerDatabase } from '@talent/backend/database/server-database';
import { contactForm } from '../contact-form.ts';
import { countOf } from '../many.ts';
import type { Scenario } from '../scenario.ts';

const FAKETIME = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
].find((path) => existsSync(path));

/**
 * The clock of the database goes three years ahead for 40 runs of retention. The site's own server is started on its
 * own files with a wrong clock (Debian's package faketime); without it the time is handed to the same function.
 */
export const scenario: Scenario = {
  name: 'clock',
  site: 'own',
  async attack(site, notes) {
    const sent = await countOf(
      25,
      async () => (await site.post('/functions/v1/contact', contactForm())).status,
      4,
    );
    notes.same('forms sent before', { 201: 25 }, sent);
    await site.process().stop();
    const found = findPostgres();
    if (found === null)
      return notes.skipped(
        'a clock three years ahead',
        'there is no PostgreSQL server for this platform',
      );
    const path = join(site.dataDir, 'database');
    const faked = FAKETIME === undefined ? null : await withWrongClock(found, path, FAKETIME);
    const server = await startPostgresServer({ path, binaries: faked ?? found, password: '' });
    const { database } = openServerDatabase(server.address);
    const { rows: before } = await database.query(COUNTS);
    const hitsOf = async () =>
      (await database.query<{ n: number }>('select count(*)::int as n from public.rate_limit_hits'))
        .rows[0]?.n;
    const hits = await hitsOf();
    const { rows: sums } = await database.query<{ n: number }>(
      "select count(*)::int as n from private.sums where starts_at > '-infinity'",
    );
    const answers = new Set<string>();
    const call =
      faked === null
        ? "private.run_retention(now() + interval '3 years', false)"
        : 'public.delete_expired()';
    const { rows: years } = await database.query<{ ahead: boolean }>(
      `select now() > $1::timestamptz + interval '2 years' as ahead`,
      [new Date().toISOString()],
    );
    for (let run = 0; run < 40; run += 1) {
      const { rows } = await database.query<{ answer: { deleted: number; status: string } }>(
        `select ${call} as answer`,
      );
      answers.add(`${rows[0]?.answer.status} ${rows[0]?.answer.deleted}`);
    }
    const { rows: after } = await database.query(COUNTS);
    if (faked === null)
      notes.skipped(
        'a server with a wrong clock',
        'no libfaketime (apt-get install faketime): the function was given the time',
      );
    else notes.same("the server's own now() is two years ahead or more", true, years[0]?.ahead);
    // Counted attempts, two of each form, and sums of an hour or a day are worth nothing afterwards.
    notes.same(
      '40 runs of retention three years ahead: what they say and delete',
      [`in-doubt ${50 + (sums[0]?.n ?? 0)}`, 'in-doubt 0'],
      [...answers],
    );
    notes.same('counted attempts among what was deleted', [50, 0], [hits, await hitsOf()]);
    notes.same(
      'contacts, mails and subscribers afterwards',
      JSON.stringify(before[0]),
      JSON.stringify(after[0]),
    );
    await database.close();
    await server.stop();
    await site.restart();
    const kept = (await site.asOwner('GET', 'contact_requests?select=reference')) as unknown[];
    notes.same('contacts when the clock is right again', 25, kept.length);
    if (faked !== null) await rm(faked.folder, { recursive: true, force: true });
  },
};

const COUNTS = `select (select count(*) from public.contact_requests)::int as contacts,
  (select count(*) from public.mail_queue)::int as mails,
  (select count(*) from public.newsletter_subscribers)::int as subscribers,
  (select count(*) from public.form_submissions)::int as submissions`;

/** The same server behind a program that starts it with the library that lies about the time. */
async function withWrongClock(
  found: PostgresBinaries,
  path: string,
  library: string,
): Promise<PostgresBinaries> {
  const real = reachableBinaries(found, serverUserOf(path));
  const folder = await mkdtemp(join(tmpdir(), 'talent-wrong-clock-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'bin'));
  const lines = [
    '#!/bin/sh',
    `LD_PRELOAD='${library}' FAKETIME='+1095d' FAKETIME_DONT_FAKE_MONOTONIC=1 exec '${join(real, 'bin/postgres')}' "$@"`,
  ];
  await writeFile(join(folder, 'bin/postgres'), `${lines.join('\n')}\n`);
  await chmod(join(folder, 'bin'), 0o755);
  await chmod(join(folder, 'bin/postgres'), 0o755);
  for (const name of ['pg_ctl', 'initdb'])
    await symlink(join(real, 'bin', name), join(folder, 'bin', name));
  return { folder, version: `${found.version}-wrong-clock` };
}
