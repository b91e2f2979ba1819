import { randomUUID } from 'node:crypto';
import type { SqlClient } from '../sql-client.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { addAdmin, setClaims, type TwoConnections } from '../migrated-server.ts';
import { addContact, addJobApplication } from './people-rows.ts';

/** The work of staff on records: stages, the order on the board, assignees, next steps, notes, duplicates. */
export function describePeopleChanges(database: TwoConnections): void {
  const { one } = database;
  const list = (sql: string, values?: unknown[]) => one.lists(sql, values);
  const save = async (id: string, version: number, change: object, client: SqlClient = one) => {
    const { rows } = await client.query<{ answer: { status: string; record?: object } }>(
      'select public.save_person($1, $2, $3) as answer',
      [id, version, JSON.stringify(change)],
    );
    return rows[0]?.answer;
  };
  const board = async (stage: string) =>
    (
      await list('select name from public.people_records where stage = $1 order by position, id', [
        stage,
      ])
    ).flat();

  describe('changes', () => {
    let admin: string;
    beforeEach(async () => {
      await one.query(
        'truncate public.contact_requests, public.job_applications, public.mail_queue cascade',
      );
      admin = await addAdmin(one);
      await setClaims(one, admin);
      await setClaims(database.other, admin);
    });

    test('a change names its version, and one that came too late gets the record as it is now', async () => {
      const id = await addContact(one, { reference: 'C-00000001' });
      expect(
        await save(id, 1, { stage: 'in talk', next_step: ' Call ', next_step_on: '2026-12-01' }),
      ).toMatchObject({
        status: 'saved',
        record: { stage: 'in talk', next_step: 'Call', next_step_on: '2026-12-01', version: 2 },
      });
      expect(await save(id, 1, { stage: 'closed' })).toMatchObject({
        status: 'conflict',
        record: { stage: 'in talk', version: 2 },
      });
      // The answer of the first save was lost on its way.
      expect(await save(id, 1, { stage: 'in talk' })).toMatchObject({
        status: 'saved',
        record: { version: 2 },
      });
      expect(await save(id, 2, { next_step: '', next_step_on: null })).toMatchObject({
        status: 'saved',
        record: { next_step: null, next_step_on: null },
      });
      expect(await save(randomUUID(), 1, { stage: 'closed' })).toEqual({ status: 'gone' });
    });

    test('two admins who change the same record at once do not overwrite each other', async () => {
      const id = await addContact(one, { reference: 'C-00000001' });
      await one.query('begin');
      await save(id, 1, { stage: 'in talk' });
      const later = save(id, 1, { stage: 'closed' }, database.other);
      await database.untilWaiting();
      await one.query('commit');
      expect(await later).toMatchObject({ status: 'conflict', record: { stage: 'in talk' } });
    });

    test.each([
      [{ stage: 'hired' }, '23514'],
      [{ next_step: 'x'.repeat(201) }, '23514'],
      [{ next_step_on: '2026-12-01' }, '23514'],
      [{ next_step: 'Call', next_step_on: 'soon' }, '22007'],
      [{ assignee: '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b' }, '22023'],
    ])('%j is refused', async (change, code) => {
      const id = await addContact(one, { reference: 'C-00000001' });
      await expect(save(id, 1, change)).rejects.toMatchObject({ code });
    });

    test('a card goes to the top of a stage, or behind the one that it is dropped under', async () => {
      const ids: Record<string, string> = {};
      for (const name of ['Dora', 'Cleo', 'Bea', 'Ann']) {
        ids[name] = await addContact(one, { reference: `C-${name}`, name });
      }
      const id = (name: string) => ids[name] ?? '';
      expect(await board('new')).toEqual(['Ann', 'Bea', 'Cleo', 'Dora']);
      await save(id('Ann'), 1, { behind: id('Cleo') });
      expect(await board('new')).toEqual(['Bea', 'Cleo', 'Ann', 'Dora']);
      await save(id('Dora'), 1, { behind: null });
      expect(await board('new')).toEqual(['Dora', 'Bea', 'Cleo', 'Ann']);
      await save(id('Cleo'), 1, { stage: 'shortlist' });
      await save(id('Bea'), 1, { stage: 'shortlist', behind: id('Cleo') });
      expect(await board('shortlist')).toEqual(['Cleo', 'Bea']);
      // The card that it was dropped under has gone to another stage meanwhile.
      await save(id('Ann'), 1, { stage: 'shortlist', behind: id('Dora') });
      expect(await board('shortlist')).toEqual(['Ann', 'Cleo', 'Bea']);
      expect(
        await list('select version from public.people_records where name = $1', ['Dora']),
      ).toEqual([[1]]);
    });

    test('a place is found between two cards as often as one likes', async () => {
      const top = await addContact(one, { reference: 'C-00000003', name: 'Top' });
      const [left, right] = [
        await addContact(one, { reference: 'C-00000001', name: 'Left' }),
        await addContact(one, { reference: 'C-00000002', name: 'Right' }),
      ];
      await save(right, 1, { behind: top });
      for (let turn = 0; turn < 80; turn += 1) {
        await save(turn % 2 === 0 ? left : right, 1, { behind: top });
        expect(await board('new')).toEqual(
          turn % 2 === 0 ? ['Top', 'Left', 'Right'] : ['Top', 'Right', 'Left'],
        );
      }
    });

    test('each change is in the history, with ids and no words', async () => {
      const id = await addContact(one, { reference: 'C-00000001' });
      const note = randomUUID();
      await save(id, 1, {
        stage: 'in talk',
        assignee: admin,
        next_step: 'Call Ada',
        next_step_on: '2026-12-01',
      });
      await save(id, 2, { assignee: null, next_step: null, next_step_on: null });
      for (let sent = 0; sent < 2; sent += 1) {
        expect(
          await list('select public.add_person_note($1, $2, $3)', [note, id, ' Ada called. ']),
        ).toEqual([['saved']]);
      }
      expect(await list('select author, text from public.people_notes')).toEqual([
        [admin, 'Ada called.'],
      ]);
      await list('select public.delete_person_note($1)', [note]);
      await list('select public.delete_person_note($1)', [note]);
      expect(
        await list('select public.add_person_note($1, $2, $3)', [note, randomUUID(), 'x']),
      ).toEqual([['gone']]);
      expect(
        await list(
          'select actor, action, details from public.audit_log where subject = $1 order by id',
          [`person:${id}`],
        ),
      ).toEqual([
        [admin, 'person.moved', { from: 'new', to: 'in talk' }],
        [admin, 'person.assigned', { to: admin }],
        [admin, 'person.next-step-set', { on: '2026-12-01' }],
        [admin, 'person.assigned', { to: null }],
        [admin, 'person.next-step-cleared', {}],
        [admin, 'person.note-added', { note }],
        [admin, 'person.note-deleted', { note }],
      ]);
    });

    test('counts follow the search, the kind and the assignee', async () => {
      const ada = await addContact(one, { reference: 'C-00000001' });
      const grace = await addJobApplication(one, { reference: 'A-00000002' });
      await save(ada, 1, {
        stage: 'in talk',
        assignee: admin,
        next_step: 'Call',
        next_step_on: '2020-01-01',
      });
      await save(grace, 1, { next_step: 'Call', next_step_on: '2999-01-01' });
      const counts = (...args: string[]) =>
        list(
          'select stage, people::int, overdue::int from public.count_people($1, $2, $3) order by stage',
          args,
        );
      expect(await counts('', '', '')).toEqual([
        ['in talk', 1, 1],
        ['new', 1, 0],
      ]);
      expect(await counts('grace', '', '')).toEqual([['new', 1, 0]]);
      expect(await counts('', 'contact', '')).toEqual([['in talk', 1, 1]]);
      expect(await counts('', '', admin)).toEqual([['in talk', 1, 1]]);
      expect(await counts('', '', 'none')).toEqual([['new', 1, 0]]);
    });

    test('the same address, phone or name of either kind is a possible duplicate', async () => {
      const ada = await addContact(one, {
        reference: 'C-00000001',
        name: 'José Álvarez',
        email: 'jose@company.example',
      });
      await addJobApplication(one, {
        reference: 'A-00000002',
        name: 'J. Alvarez',
        email: 'JOSE@company.example',
        phone: '+1 415 555 0100',
        created_at: '2026-11-02T10:00:00Z',
      });
      await addJobApplication(one, {
        reference: 'A-00000003',
        name: 'jose  alvarez',
        phone: '',
        created_at: '2026-11-03T10:00:00Z',
      });
      const phone = await addJobApplication(one, {
        reference: 'A-00000004',
        name: 'Jo',
        phone: '(415) 555-0100',
        email: 'jo@home.example',
      });
      await addContact(one, { reference: 'C-00000005' });
      const of = (id: string) =>
        list('select reference, same from public.person_duplicates($1)', [id]);
      expect(await of(ada)).toEqual([
        ['A-00000003', ['name']],
        ['A-00000002', ['email']],
      ]);
      expect(await of(phone)).toEqual([['A-00000002', ['phone']]]);
    });
  });
}
