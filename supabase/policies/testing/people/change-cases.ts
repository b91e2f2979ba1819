import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { call, client, lists, other, query, untilWaiting } from '../database.ts';
import { setClaims } from '../migrated-server.ts';
import { addContact, addJobApplication, beginAsAdmin, historyOf } from './people-rows.ts';

// The work of staff on records: stages, the order on the board, assignees, next steps, notes, duplicates.
describe('changes', () => {
  let admin: string;
  beginAsAdmin((id) => {
    admin = id;
    return setClaims(other, id);
  });
  const save = (id: string, version: number, change: object, each = client) =>
    each.call('save_person', id, version, change);

  test('a change names its version, and one that came too late gets the record as it is now', async () => {
    const id = await addContact();
    const record = { stage: 'in talk', next_step: 'Call', next_step_on: '2026-12-01', version: 2 };
    const change = { stage: 'in talk', next_step: ' Call ', next_step_on: '2026-12-01' };
    expect(await save(id, 1, change)).toMatchObject({ status: 'saved', record });
    expect(await save(id, 1, { stage: 'closed' })).toMatchObject({ status: 'conflict', record });
    // The answer of the first save was lost on its way.
    expect(await save(id, 1, { stage: 'in talk' })).toMatchObject({ status: 'saved', record });
    expect(await save(id, 2, { next_step: '', next_step_on: null })).toMatchObject({
      status: 'saved',
      record: { next_step: null, next_step_on: null },
    });
    expect(await save(randomUUID(), 1, { stage: 'closed' })).toEqual({ status: 'gone' });
  });

  test('two admins who change the same record at once do not overwrite each other', async () => {
    const id = await addContact();
    await query('begin');
    await save(id, 1, { stage: 'in talk' });
    const later = save(id, 1, { stage: 'closed' }, other);
    await untilWaiting();
    await query('commit');
    expect(await later).toMatchObject({ status: 'conflict', record: { stage: 'in talk' } });
  });

  test.each([
    [{ stage: 'hired' }, '23514'],
    [{ next_step: 'x'.repeat(201) }, '23514'],
    [{ next_step_on: '2026-12-01' }, '23514'],
    [{ next_step: 'Call', next_step_on: 'soon' }, '22007'],
    [{ assignee: '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b' }, '22023'],
  ])('%j is refused', async (change, code) => {
    await expect(save(await addContact(), 1, change)).rejects.toMatchObject({ code });
  });

  async function addCards(...names: string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const name of names) ids.push(await addContact({ reference: `C-${name}`, name }));
    return ids;
  }
  const board = async (stage: string) =>
    (
      await lists(
        'select name from public.people_records where stage = $1 order by position, id',
        stage,
      )
    ).flat();

  test('a card goes to the top of a stage, or behind the one that it is dropped under', async () => {
    const [dora = '', cleo = '', bea = '', ann = ''] = await addCards('Dora', 'Cleo', 'Bea', 'Ann');
    expect(await board('new')).toEqual(['Ann', 'Bea', 'Cleo', 'Dora']);
    await save(ann, 1, { behind: cleo });
    expect(await board('new')).toEqual(['Bea', 'Cleo', 'Ann', 'Dora']);
    await save(dora, 1, { behind: null });
    expect(await board('new')).toEqual(['Dora', 'Bea', 'Cleo', 'Ann']);
    await save(cleo, 1, { stage: 'shortlist' });
    await save(bea, 1, { stage: 'shortlist', behind: cleo });
    expect(await board('shortlist')).toEqual(['Cleo', 'Bea']);
    // The card that it was dropped under has gone to another stage meanwhile.
    await save(ann, 1, { stage: 'shortlist', behind: dora });
    expect(await board('shortlist')).toEqual(['Ann', 'Cleo', 'Bea']);
    const moved = lists('select version from public.people_records where id = $1', dora);
    expect(await moved).toEqual([[1]]);
  });

  test('a place is found between two cards as often as one likes', async () => {
    const [right = '', left = '', top = ''] = await addCards('Right', 'Left', 'Top');
    for (let turn = 0; turn < 80; turn += 1) {
      await save(turn % 2 === 0 ? left : right, 1, { behind: top });
      expect(await board('new')).toEqual(
        turn % 2 === 0 ? ['Top', 'Left', 'Right'] : ['Top', 'Right', 'Left'],
      );
    }
  });

  test('each change is in the history, with ids and no words', async () => {
    const id = await addContact();
    const note = randomUUID();
    const step = { next_step: 'Call Ada', next_step_on: '2026-12-01' };
    await save(id, 1, { stage: 'in talk', assignee: admin, ...step });
    await save(id, 2, { assignee: null, next_step: null, next_step_on: null });
    expect(await call('add_person_note', note, id, ' Ada called. ')).toBe('saved');
    expect(await call('add_person_note', note, id, ' Ada called. ')).toBe('saved');
    expect(await lists('select author, text from public.people_notes')).toEqual([
      [admin, 'Ada called.'],
    ]);
    await call('delete_person_note', note);
    await call('delete_person_note', note);
    expect(await call('add_person_note', note, randomUUID(), 'x')).toBe('gone');
    expect(await historyOf(id, 'actor, action, details')).toEqual([
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
    const step = { next_step: 'Call', next_step_on: '2020-01-01' };
    await save(await addContact(), 1, { stage: 'in talk', assignee: admin, ...step });
    await save(await addJobApplication(), 1, { ...step, next_step_on: '2999-01-01' });
    const counts = (...args: string[]) =>
      lists(
        'select stage, people::int, overdue::int from public.count_people($1, $2, $3) order by 1',
        ...args,
      );
    const [ada, grace] = [
      ['in talk', 1, 1],
      ['new', 1, 0],
    ];
    expect(await counts('', '', '')).toEqual([ada, grace]);
    expect(await counts('grace', '', '')).toEqual([grace]);
    expect(await counts('', 'contact', '')).toEqual([ada]);
    expect(await counts('', '', admin)).toEqual([ada]);
    expect(await counts('', '', 'none')).toEqual([grace]);
  });

  test('the same address, phone or name of either kind is a possible duplicate', async () => {
    const ada = await addContact({ name: 'José Álvarez', email: 'jose@company.example' });
    const add = (number: number, facts: Record<string, string>) =>
      addJobApplication({
        reference: `A-0000000${number}`,
        created_at: `2026-11-0${number}T10:00:00Z`,
        ...facts,
      });
    await add(2, { name: 'J. Alvarez', email: 'JOSE@company.example', phone: '+1 415 555 0100' });
    await add(3, { name: 'jose  alvarez' });
    const phone = await add(4, { name: 'Jo', phone: '(415) 555-0100', email: 'jo@home.example' });
    await addContact({ reference: 'C-00000005' });
    const of = (id: string) =>
      lists('select reference, same from public.person_duplicates($1)', id);
    expect(await of(ada)).toEqual([
      ['A-00000003', ['name']],
      ['A-00000002', ['email']],
    ]);
    expect(await of(phone)).toEqual([['A-00000002', ['phone']]]);
  });
});
