import type { SqlClient } from './sql-client.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, setClaims, type TwoConnections } from './migrated-server.ts';

interface Verdict {
  ok: boolean;
  checked: number;
  first_bad: { id: number; reason: string } | null;
  head: { id: number; hash: string };
}

/** The audit log on a Postgres server. The owner's connections have all rights. */
export function describeAuditLog(connections: TwoConnections): void {
  describe('the audit log', () => {
    const { one, other } = connections;
    let adminId: string;
    let triggers: unknown[];

    // As the migration left them, before a test switches them off and on.
    beforeAll(async () => {
      const { rows } = await connections.one.query(
        "select tgname, tgenabled from pg_trigger where tgrelid = 'public.audit_log'::regclass and not tgisinternal order by 1",
      );
      triggers = rows;
    });

    beforeEach(async () => {
      await behindItsBack(
        "delete from public.audit_log; update private.audit_head set id = 0, hash = repeat('0', 64)",
      );
      adminId = await addAdmin(one);
      for (const step of [2, 3, 4, 5]) await audit(one, step);
    });

    /** With the triggers off, as only the owner can. */
    async function behindItsBack(sql: string): Promise<void> {
      await one.query(
        `alter table public.audit_log disable trigger user; ${sql};
         alter table public.audit_log enable always trigger audit_log_chain;
         alter table public.audit_log enable always trigger audit_log_append_only`,
      );
    }

    const audit = (client: SqlClient, step: number) =>
      client.query('select private.audit($1, $2, $3)', ['test.step', `step:${step}`, { step }]);

    async function verify(keptHash: string | null = null): Promise<Verdict> {
      await setClaims(one, adminId);
      const { rows } = await one.query<{ answer: Verdict }>(
        'select public.verify_audit_log($1) as answer',
        [keptHash],
      );
      await setClaims(one, null);
      return rows[0]?.answer as Verdict;
    }

    test('is sound as the database wrote it, and says how many rows were checked', async () => {
      expect(await verify()).toMatchObject({
        ok: true,
        checked: 5,
        first_bad: null,
        head: { id: 5 },
      });
    });

    test.each([
      ['changed', 3, "update public.audit_log set details = '{}' where id = 3"],
      ['changed', 2, "update public.audit_log set at = at - interval '1 second' where id = 2"],
      ['changed', 1, 'update public.audit_log set actor = gen_random_uuid() where id = 1'],
      ['changed', 5, "update public.audit_log set action = 'test.other' where id = 5"],
      ['missing', 3, 'delete from public.audit_log where id = 3'],
      ['missing', 1, 'delete from public.audit_log where id = 1'],
      ['missing', 5, 'delete from public.audit_log where id = 5'],
      ['missing', 1, 'delete from public.audit_log'],
      [
        'replaced',
        3,
        forge('update public.audit_log set details = \'{"step": 9}\' where id = 3', 3),
      ],
      [
        'replaced',
        5,
        forge('update public.audit_log set details = \'{"step": 9}\' where id = 5', 5),
      ],
      [
        'foreign',
        6,
        forge(
          `insert into public.audit_log select 6, now(), null, 'test.forged', 'x', '{}', hash, '' from public.audit_log where id = 5`,
          6,
        ),
      ],
    ])('names the row that was %s: %i', async (reason, id, sql) => {
      await behindItsBack(sql);
      expect(await verify()).toMatchObject({ ok: false, first_bad: { id, reason } });
    });

    test('that was rewritten completely is detected with a kept head', async () => {
      const kept = (await verify()).head.hash;
      expect((await verify(kept)).ok).toBe(true);
      await behindItsBack('update public.audit_log set details = \'{"step": 9}\' where id = 2');
      await behindItsBack(rewriteAll);
      expect((await verify()).ok).toBe(true);
      expect(await verify(kept)).toMatchObject({ first_bad: { id: 5, reason: 'rewritten' } });
    });

    test.each([
      "update public.audit_log set action = 'test.other'",
      'delete from public.audit_log where id = 1',
      'truncate public.audit_log',
    ])('refuses the owner: %s', async (sql) => {
      await expect(one.query(sql)).rejects.toMatchObject({ code: '42501' });
      await one.query("set session_replication_role = 'replica'");
      await expect(one.query(sql)).rejects.toMatchObject({ code: '42501' });
      await one.query("set session_replication_role = 'origin'");
    });

    test('is guarded during replication too', () => {
      expect(triggers).toEqual([
        { tgname: 'audit_log_append_only', tgenabled: 'A' },
        { tgname: 'audit_log_chain', tgenabled: 'A' },
      ]);
    });

    test('numbers, dates and signs a row itself, whatever was given', async () => {
      await one.query(
        `insert into public.audit_log values (99, '2000-01-01', gen_random_uuid(), 'test.own', 'x', '{}', 'p', 'h')`,
      );
      const { rows } = await one.query(
        "select id::int, actor, at > now() - interval '1 minute' as is_new from public.audit_log order by id desc limit 1",
      );
      expect(rows).toEqual([{ id: 6, actor: null, is_new: true }]);
      expect((await verify()).ok).toBe(true);
    });

    test('never forks: a second writer waits until the first has committed', async () => {
      await one.query('begin');
      await audit(one, 6);
      const second = audit(other, 7);
      await connections.untilWaiting();
      await one.query('commit');
      await second;
      expect(await verify()).toMatchObject({ ok: true, checked: 7 });
    });

    test('reuses the number of a row that was rolled back', async () => {
      await one.query('begin');
      await audit(one, 6);
      await one.query('rollback');
      await audit(other, 7);
      expect(await verify()).toMatchObject({ ok: true, checked: 6 });
    });

    test('fails a writer that still sees an older head', async () => {
      await other.query('begin isolation level repeatable read');
      await other.query('select 1 from public.audit_log');
      await audit(one, 6);
      await expect(audit(other, 7)).rejects.toMatchObject({ code: '40001' });
      await other.query('rollback');
      expect((await verify()).ok).toBe(true);
    });
  });
}

/** Changes a row and gives it the hash that it should have then. */
function forge(sql: string, id: number): string {
  return `${sql}; update public.audit_log as forged set hash = private.audit_row_hash(forged) where id = ${id}`;
}

const rewriteAll = `do $$
declare
  link public.audit_log;
  before text := repeat('0', 64);
begin
  for link in select * from public.audit_log order by id loop
    link.previous_hash := before;
    before := private.audit_row_hash(link);
    update public.audit_log set previous_hash = link.previous_hash, hash = before where id = link.id;
  end loop;
  update private.audit_head set hash = before;
end $$`;
