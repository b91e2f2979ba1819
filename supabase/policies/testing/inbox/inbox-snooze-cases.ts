import type { SqlClient } from '../sql-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, setClaims } from '../migrated-server.ts';
import { emptyInbox, readInbox } from './read-inbox.ts';

/** Putting items aside, and the checks of an empty inbox. */
export function describeInboxSnoozes(database: SqlClient): void {
  const run = (sql: string, values: unknown[] = []) => database.query(sql, values);
  const inbox = () => readInbox(database);
  let admin = '';

  beforeEach(async () => {
    admin = await emptyInbox(database);
  });

  describe('putting an item aside', () => {
    const snooze = (until: string) => run(`select public.snooze_inbox_item('person:1', ${until})`);

    test('is of the caller alone, and ends by itself or on demand', async () => {
      await snooze("now() + interval '1 day'");
      expect(Object.keys((await inbox()).snoozes)).toEqual(['person:1']);
      await setClaims(database, await addAdmin(database));
      expect((await inbox()).snoozes).toEqual({});
      await run("select public.wake_inbox_item('person:1')");
      await setClaims(database, admin);
      expect(Object.keys((await inbox()).snoozes)).toEqual(['person:1']);
      await run("update public.inbox_snoozes set until = now() - interval '1 second'");
      expect((await inbox()).snoozes).toEqual({});
      await snooze("now() + interval '1 day'");
      await run("select public.wake_inbox_item('person:1')");
      expect((await inbox()).snoozes).toEqual({});
    });

    test.each(["now() - interval '1 minute'", "now() + interval '3 days'", 'null'])(
      'is refused until %s',
      async (until) => {
        await expect(snooze(until)).rejects.toMatchObject({ code: '22023' });
      },
    );

    test('goes with the account', async () => {
      await snooze("now() + interval '1 day'");
      await setClaims(database, null);
      await run('delete from auth.users where id = $1', [admin]);
      const { rows } = await run('select count(*)::int as n from public.inbox_snoozes');
      expect(rows).toEqual([{ n: 0 }]);
    });
  });

  test('the checks are those whose success would have found something', async () => {
    await run(
      "insert into private.scheduled_runs values ('deliver-mails', '2026-11-24T08:00:00Z'), ('newsletters', '2026-11-24T09:00:00Z')",
    );
    expect((await inbox()).checks).toEqual([
      { name: 'deliver-mails', at: '2026-11-24T08:00:00+00:00' },
    ]);
  });
}
