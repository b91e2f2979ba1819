import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { becomeAdmin, call, client, lists, other, query, untilWaiting } from './database.ts';
import { setClaims } from './migrated-server.ts';

interface Verdict {
  ok: boolean;
  checked: number;
  first_bad: { id: number; reason: string } | null;
  head: { id: number; hash: string };
}

const forge = (sql: string, id: number): string =>
  `${sql}; update public.audit_log as forged set hash = private.audit_row_hash(forged) where id = ${id}`;

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

// The owner's connections have all rights.
describe('the audit log', () => {
  let triggers: unknown[];

  // As the migration left them, before a test switches them off and on.
  beforeAll(async () => {
    triggers = await lists(
      "select tgname, tgenabled from pg_trigger where tgrelid = 'public.audit_log'::regclass and not tgisinternal order by 1",
    );
  });

  beforeEach(async () => {
    await behindItsBack(
      "delete from public.audit_log; update private.audit_head set id = 0, hash = repeat('0', 64)",
    );
    await becomeAdmin();
    for (const step of [2, 3, 4, 5]) await audit(step);
    return () => setClaims(client, null);
  });

  /** With the triggers off, as only the owner can. */
  const behindItsBack = (sql: string) =>
    query(
      `alter table public.audit_log disable trigger user; ${sql};
       alter table public.audit_log enable always trigger audit_log_chain;
       alter table public.audit_log enable always trigger audit_log_append_only`,
    );

  const audit = (step: number, each = client) =>
    each.query('select private.audit($1, $2, $3)', 'test.step', `step:${step}`, { step });
  const verify = (keptHash: string | null = null) => call<Verdict>('verify_audit_log', keptHash);

  test('is sound as the database wrote it, and says how many rows were checked', async () => {
    const sound = { ok: true, checked: 5, first_bad: null, head: { id: 5 } };
    expect(await verify()).toMatchObject(sound);
  });

  const set = 'update public.audit_log set';
  const nine = `${set} details = '{"step": 9}'`;
  test.each([
    ['changed', 3, `${set} details = '{}' where id = 3`],
    ['changed', 2, `${set} at = at - interval '1 second' where id = 2`],
    ['changed', 1, `${set} actor = gen_random_uuid() where id = 1`],
    ['changed', 5, `${set} action = 'test.other' where id = 5`],
    ['missing', 3, 'delete from public.audit_log where id = 3'],
    ['missing', 1, 'delete from public.audit_log where id = 1'],
    ['missing', 5, 'delete from public.audit_log where id = 5'],
    ['missing', 1, 'delete from public.audit_log'],
    ['replaced', 3, forge(`${nine} where id = 3`, 3)],
    ['replaced', 5, forge(`${nine} where id = 5`, 5)],
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
    await behindItsBack(`${nine} where id = 2`);
    await behindItsBack(rewriteAll);
    expect((await verify()).ok).toBe(true);
    expect(await verify(kept)).toMatchObject({ first_bad: { id: 5, reason: 'rewritten' } });
  });

  test.each([
    `${set} action = 'test.other'`,
    'delete from public.audit_log where id = 1',
    'truncate public.audit_log',
  ])('refuses the owner, during replication too: %s', async (sql) => {
    await expect(query(sql)).rejects.toMatchObject({ code: '42501' });
    await query("set session_replication_role = 'replica'");
    await expect(query(sql)).rejects.toMatchObject({ code: '42501' });
    await query("set session_replication_role = 'origin'");
    expect(triggers).toEqual([
      ['audit_log_append_only', 'A'],
      ['audit_log_chain', 'A'],
    ]);
  });

  test('numbers, dates and signs a row itself, whatever was given', async () => {
    await setClaims(client, null);
    await query(
      `insert into public.audit_log values (99, '2000-01-01', gen_random_uuid(), 'test.own', 'x', '{}', 'p', 'h')`,
    );
    const isNew = "at > now() - interval '1 minute'";
    expect(
      await lists(`select id::int, actor, ${isNew} from public.audit_log order by id desc limit 1`),
    ).toEqual([[6, null, true]]);
    await becomeAdmin();
    expect((await verify()).ok).toBe(true);
  });

  test('never forks: a second writer waits until the first has committed', async () => {
    await query('begin');
    await audit(6);
    const second = audit(7, other);
    await untilWaiting();
    await query('commit');
    await second;
    expect(await verify()).toMatchObject({ ok: true, checked: 7 });
  });

  test('reuses the number of a row that was rolled back', async () => {
    await query('begin');
    await audit(6);
    await query('rollback');
    await audit(7, other);
    expect(await verify()).toMatchObject({ ok: true, checked: 6 });
  });

  test('fails a writer that still sees an older head', async () => {
    await other.query('begin isolation level repeatable read; select 1 from public.audit_log');
    await audit(6);
    await expect(audit(7, other)).rejects.toMatchObject({ code: '40001' });
    await other.query('rollback');
    expect((await verify()).ok).toBe(true);
  });
});
