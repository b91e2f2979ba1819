import type { DataClient } from '@talent/data/client';
import { screen } from '@testing-library/dom';
import { freshReport, freshWeek, reportOf, reportPage } from './fresh-reports.ts';
import { press, pressIfThere, pressSoon, type, valueOf, type SaveCase } from './save-case.ts';

const notConfirmed = /The server did not confirm the change\. Check the connection and try again/;
const text = /^Text \(Markdown\)/;

/** One press measures a week and then saves the first text of its report. */
const measured = {
  prepare: () => Promise.resolve(freshWeek()),
  page: (week: string) => reportPage(week, 'measure'),
  enter: () => screen.findByRole('button', { name: 'Measure this week' }),
  press: () => press('Measure this week'),
  message: notConfirmed,
  entry: () => screen.queryByRole('button', { name: 'Measure this week' }) !== null,
  kept: true,
  stored: async (data: DataClient, week: string) => {
    const { version, text: words } = await reportOf(data, week);
    return [version, words.length > 100];
  },
  once: [2, true],
};

/** Saves of the weekly report until it is published. */
export const reportSaves: readonly SaveCase[] = [
  { ...measured, name: 'a week that is measured', request: 'rpc/measure_weekly_report' },
  {
    ...measured,
    name: 'the first text of a measured week',
    request: 'rpc/save_weekly_report',
  },
  {
    name: 'the text of a report',
    prepare: freshReport,
    page: (week) => reportPage(week, 'write'),
    enter: () => type(text, 'Written by hand.'),
    press: () => press('Save'),
    request: 'rpc/save_weekly_report',
    message: notConfirmed,
    entry: () => valueOf(text),
    kept: 'Written by hand.',
    stored: async (data, week) => {
      const report = await reportOf(data, week);
      return [report.version, report.text];
    },
    once: [3, 'Written by hand.'],
  },
  {
    name: 'new figures under a text that stays',
    prepare: freshReport,
    page: (week) => reportPage(week, 'write'),
    enter: () => type(text, 'Written by hand.'),
    press: () => {
      press('Measure again …');
      void pressSoon('New figures, keep the text');
    },
    request: 'rpc/measure_weekly_report',
    message: notConfirmed,
    entry: () => valueOf(text),
    kept: 'Written by hand.',
    stored: async (data, week) => {
      const report = await reportOf(data, week);
      return [report.version, report.text, valueOf(text)];
    },
    once: [3, 'A text.', 'Written by hand.'],
  },
  {
    name: 'a report that a person found right',
    prepare: freshReport,
    page: (week) => reportPage(week, 'preview'),
    enter: () => screen.findByRole('button', { name: 'It is right: continue' }),
    press: () => press('It is right: continue'),
    request: 'rpc/note_report_preview',
    message: notConfirmed,
    entry: () => screen.queryByRole('button', { name: 'It is right: continue' }) !== null,
    kept: true,
    stored: async (data, week) => {
      const steps = await data.rpc('weekly_report_steps', { week }).throwOnError();
      const log = data.from('audit_log').select('action').eq('subject', `weekly_report:${week}`);
      const previews = (await log.throwOnError()).data.filter(({ action }) =>
        action.includes('preview'),
      );
      const { previewed } = steps.data as { previewed: object | null };
      return [previewed !== null, previews.length <= 1];
    },
    once: [true, true],
  },
  {
    name: 'a report that is published',
    prepare: freshReport,
    page: (week) => reportPage(week, 'publish'),
    enter: () => screen.findByRole('button', { name: 'Publish' }),
    press: () => pressIfThere('Publish'),
    request: 'rpc/publish_weekly_report',
    message: notConfirmed,
    entry: () => screen.queryByRole('button', { name: 'Publish' }) !== null,
    kept: true,
    stored: async (data, week) => {
      const { status, version, post_id } = await reportOf(data, week);
      const posts = data
        .from('blog_posts')
        .select('version')
        .eq('id', post_id ?? 0);
      return [status, version, (await posts.throwOnError()).data];
    },
    once: ['published', 3, [{ version: 1 }]],
  },
];
