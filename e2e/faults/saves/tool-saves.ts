import { screen, within } from '@testing-library/dom';
import type { DataClient } from '@talent/data/client';
import { choose, press, type, valueOf, type SaveCase } from './save-case.ts';

const author = async (data: DataClient) =>
  (await data.from('blog_authors').select().order('id').limit(1).single().throwOnError()).data;

let changes = 0;

/** Saves of the other tools. */
export const toolSaves: readonly SaveCase[] = [
  {
    name: 'an item of the inbox that is put aside',
    prepare: async (data) => {
      const reference = `C-${String(100 - (changes += 1)).padStart(8, '0')}`;
      const records = data.from('people_records').select('id').eq('reference', reference);
      const { id } = (await records.single().throwOnError()).data;
      // One of its own among many: an overdue next step is listed first.
      const change = { next_step: `Call ${reference}`, next_step_on: '2020-01-01' };
      await data.rpc('save_person', { record_id: id, expected_version: 1, change }).throwOnError();
      return `${id} ${reference}`;
    },
    page: async () => ({
      Page: (await import('@talent/mfe-admin/routes/overview')).default,
      ...{ path: '/internal-admin-xyz123', pattern: '*' },
    }),
    enter: () =>
      screen.findByText(new RegExp(`^Call C-${String(100 - changes).padStart(8, '0')}$`)),
    press: () =>
      press(`Put aside until tomorrow: Call C-${String(100 - changes).padStart(8, '0')}`),
    request: 'rpc/snooze_inbox_item',
    message: /That was not saved/,
    entry: () =>
      screen.queryByText(new RegExp(`^Call C-${String(100 - changes).padStart(8, '0')}$`)) !== null,
    kept: true,
    stored: async (data, id) => {
      const item = `step:${id.split(' ')[0]}:2020-01-01`;
      return (await data.from('inbox_snoozes').select('item').eq('item', item)).data?.length;
    },
    once: 1,
  },
  {
    name: 'the schedule of weekly reports',
    prepare: async (data) => {
      const off = { prepares: false, publishes: false, sends: false };
      await data.from('jobs_report_settings').update(off).eq('one', true).throwOnError();
      return '';
    },
    page: async () => ({
      Page: (await import('@talent/mfe-admin/tools/jobs/report/every-week')).SchedulePanel,
      ...{ path: '/weekly-ai-jobs-report', pattern: '*' },
    }),
    enter: () => screen.findByRole('combobox'),
    press: () => choose(/^When a week ends/, 'publishes'),
    request: 'jobs_report_settings',
    message: /The setting was not saved\. Check the connection and try again\./,
    entry: () => screen.getByRole<HTMLSelectElement>('combobox').value,
    kept: 'off',
    stored: async (data) =>
      (await data.from('jobs_report_settings').select('prepares, publishes, sends').throwOnError())
        .data,
    once: [{ prepares: true, publishes: true, sends: false }],
  },
  {
    name: 'what the site says of an author',
    prepare: async (data) => {
      const { id } = await author(data);
      await data.from('blog_authors').update({ title: 'Editor' }).eq('id', id).throwOnError();
      return String(id);
    },
    page: async () => ({
      Page: (await import('@talent/mfe-admin/routes/blog-authors')).default,
      ...{ path: '/internal-admin-xyz123/blog/authors', pattern: '*' },
    }),
    enter: async () => {
      const list = await screen.findAllByRole('button', { name: /^Edit: / });
      list[0]?.click();
      await type(/^Position or company/, 'Head of research');
    },
    press: () => {
      const form = screen.getByRole('form', { name: /./ });
      within(form).getByRole('button', { name: /^Save/ }).click();
    },
    request: 'blog_authors',
    message: /not saved/,
    entry: () => valueOf(/^Position or company/),
    kept: 'Head of research',
    stored: async (data, id) =>
      (await data.from('blog_authors').select('title').eq('id', Number(id)).throwOnError()).data,
    once: [{ title: 'Head of research' }],
  },
];
