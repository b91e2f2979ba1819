import { randomUUID } from 'node:crypto';
import type { SqlClient } from './sql-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, setClaims, type TwoConnections } from './migrated-server.ts';

const LAST_ADMIN = { code: 'PT409', detail: 'last-admin' };

/** Granting and revoking the role on a Postgres server, with two admins who act at once. */
export function describeAdminRoles(connections: TwoConnections): void {
  describe('the last admin', () => {
    const { one, other } = connections;
    const ada = randomUUID();
    const bob = randomUUID();

    beforeEach(async () => {
      for (const id of [ada, bob]) {
        await one.query(
          'insert into auth.users (id, email) values ($1, $2) on conflict do nothing',
          [id, `${id}@example.com`],
        );
        await one.query(
          "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing",
          [id],
        );
      }
      await one.query('delete from public.user_roles where user_id <> all ($1)', [[ada, bob]]);
    });

    const remove = (client: SqlClient, id: string) =>
      client.query('delete from public.user_roles where user_id = $1', [id]);
    const admins = async () =>
      (await one.query<{ id: string }>('select user_id as id from public.user_roles')).rows.map(
        ({ id }) => id,
      );

    test('stays when the row, the account, or all rows at once are deleted', async () => {
      await remove(one, bob);
      await expect(remove(one, ada)).rejects.toMatchObject(LAST_ADMIN);
      await expect(one.query('delete from auth.users where id = $1', [ada])).rejects.toMatchObject(
        LAST_ADMIN,
      );
      await expect(one.query('delete from public.user_roles')).rejects.toMatchObject(LAST_ADMIN);
      await expect(one.query('truncate public.user_roles')).rejects.toMatchObject({
        code: '42501',
      });
      expect(await admins()).toEqual([ada]);
    });

    test('stays when two admins remove each other at the same moment', async () => {
      await one.query('begin');
      await remove(one, bob);
      const second = remove(other, ada);
      const refused = expect(second).rejects.toMatchObject(LAST_ADMIN);
      await connections.untilWaiting();
      await one.query('commit');
      await refused;
      expect(await admins()).toEqual([ada]);
    });

    test.each(['repeatable read', 'serializable'])(
      'stays when the second transaction does not see the first (%s)',
      async (isolation) => {
        // The log also fails such a transaction. Without it this tests the rule of the last admin alone.
        await one.query('alter table public.user_roles disable trigger user_roles_z_audit');
        await other.query(`begin isolation level ${isolation}`);
        await other.query('select 1 from public.user_roles');
        await remove(one, bob);
        const outcome = await remove(other, ada).catch((error: { code: string }) => error.code);
        await other.query('rollback');
        await one.query('alter table public.user_roles enable trigger user_roles_z_audit');
        expect(outcome).toBe('40001');
        expect(await admins()).toEqual([ada]);
      },
    );

    test('is the other one when the removal of the first is rolled back', async () => {
      await one.query('begin');
      await remove(one, bob);
      const second = remove(other, ada);
      await connections.untilWaiting();
      await one.query('rollback');
      await second;
      expect(await admins()).toEqual([bob]);
    });

    test('a removed admin can no longer remove anyone', async () => {
      const eve = await addAdmin(one);
      await one.query('begin');
      await remove(one, bob);
      await setClaims(other, bob);
      const second = other.query('select public.revoke_admin($1)', [ada]);
      const refused = expect(second).rejects.toMatchObject({ code: '42501' });
      await connections.untilWaiting();
      await one.query('commit');
      await refused;
      await setClaims(other, null);
      expect(await admins()).toEqual([ada, eve]);
    });
  });
}
