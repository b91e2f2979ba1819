import { beforeEach, describe, expect, test } from 'vitest';
import { client, lists, other, query, untilWaiting } from './database.ts';
import { addAdmin, setClaims } from './migrated-server.ts';

const LAST_ADMIN = { code: 'PT409', detail: 'last-admin' };

// Granting and revoking the role, with two admins who act at once.
describe('the last admin', () => {
  let ada: string;
  let bob: string;
  beforeEach(async () => {
    [ada, bob] = [await addAdmin(client), await addAdmin(client)];
    await query('delete from public.user_roles where user_id <> all ($1)', [ada, bob]);
  });

  const remove = (id: string, each = client) =>
    each.query('delete from public.user_roles where user_id = $1', id);
  const admins = async () => (await lists('select user_id from public.user_roles')).flat();

  test('stays when the row, the account, or all rows at once are deleted', async () => {
    await remove(bob);
    await expect(remove(ada)).rejects.toMatchObject(LAST_ADMIN);
    const account = query('delete from auth.users where id = $1', ada);
    await expect(account).rejects.toMatchObject(LAST_ADMIN);
    await expect(query('delete from public.user_roles')).rejects.toMatchObject(LAST_ADMIN);
    const all = query('truncate public.user_roles');
    await expect(all).rejects.toMatchObject({ code: '42501' });
    expect(await admins()).toEqual([ada]);
  });

  test('stays when two admins remove each other at the same moment', async () => {
    await query('begin');
    await remove(bob);
    const refused = expect(remove(ada, other)).rejects.toMatchObject(LAST_ADMIN);
    await untilWaiting();
    await query('commit');
    await refused;
    expect(await admins()).toEqual([ada]);
  });

  test.each(['repeatable read', 'serializable'])(
    'stays when the second transaction does not see the first (%s)',
    async (isolation) => {
      // The log also fails such a transaction. Without it this tests the rule of the last admin alone.
      await query('alter table public.user_roles disable trigger user_roles_z_revoked');
      await other.query(`begin isolation level ${isolation}; select 1 from public.user_roles`);
      await remove(bob);
      await expect(remove(ada, other)).rejects.toMatchObject({ code: '40001' });
      await other.query('rollback');
      await query('alter table public.user_roles enable trigger user_roles_z_revoked');
      expect(await admins()).toEqual([ada]);
    },
  );

  test('is the other one when the removal of the first is rolled back', async () => {
    await query('begin');
    await remove(bob);
    const second = remove(ada, other);
    await untilWaiting();
    await query('rollback');
    await second;
    expect(await admins()).toEqual([bob]);
  });

  test('a removed admin can no longer remove anyone', async () => {
    const eve = await addAdmin(client);
    await query('begin');
    await remove(bob);
    await setClaims(other, bob);
    const second = other.call('revoke_admin', ada);
    const refused = expect(second).rejects.toMatchObject({ code: '42501' });
    await untilWaiting();
    await query('commit');
    await refused;
    await setClaims(other, null);
    expect(await admins()).toEqual([ada, eve]);
  });
});
