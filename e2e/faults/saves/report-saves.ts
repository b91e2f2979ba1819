import type { DataClient } from '@talent/data/client';
import { addWeeks, weekName } from '@talent/jobs/iso-week';
import { screen } from '@testing-library/dom';
import {
  at,
  begin,
  current,
  press,
  pressed,
  pressSoon,
  type,
  typed,
  valueOf,
} from './save-case.ts';
import type { SaveCase } from './save-case.ts';

/** Monday of the next week that has no report. */
const freshWeek = (): string => addWeeks('2018-01-01', begin());

async function freshReport(data: DataClient): Promise<string> {
  const week = freshWeek();
  await data.rpc('measure_weekly_report', { week }).throwOnError();
  const words = { title: 'The jobs of a week', description: 'What was new.', body: 'A text.' };
  await data.rpc('save_weekly_report', { week, expected_version: 1, ...words }).throwOnError();
  return week;
}

async function freshPublished(data: DataClient): Promise<string> {
  const week = await freshReport(data);
  await data.rpc('publish_weekly_report', { week, expected_version: 2 }).throwOnError();
  return week;
}

const page = (step: string): SaveCase['page'] =>
  at(
    (week) => `/weekly-ai-jobs-report?week=${weekName(week)}&step=${step}`,
    () => import('@talent/mfe-admin/routes/weekly-ai-jobs-report'),
  );

/** A report until it is published. */
const draft = {
  prepare: freshReport,
  message: /The server did not confirm the change\. Check the connection and try again/,
};

/** One press measures a week and then saves the first text of its report. */
const measured: Omit<SaveCase, 'name' | 'request'> = {
  ...draft,
  prepare: () => Promise.resolve(freshWeek()),
  page: page('measure'),
  ...pressed('Measure this week'),
  stored: async ({ rows }, week) => {
    const reports = await rows(`weekly_reports?select=version,text&week=eq.${week}`);
    return reports.map(({ version, text }) => [version, String(text).length > 100]);
  },
  once: [[2, true]],
};
const text = /^Text \(Markdown\)/;

/** The saves after a report is published. */
const newsletter = {
  prepare: freshPublished,
  page: page('send'),
  message: /That did not work\. Check the connection and try again\./,
};

/** Saves of the weekly report and its newsletter, and of posts on LinkedIn. */
export const reportSaves: readonly SaveCase[] = [
  { ...measured, name: 'a week that is measured', request: 'rpc/measure_weekly_report' },
  { ...measured, name: 'the first text of a measured week', request: 'rpc/save_weekly_report' },
  {
    ...draft,
    name: 'the text of a report',
    page: page('write'),
    ...typed([text, 'Written by hand.']),
    press: () => press('Save'),
    request: 'rpc/save_weekly_report',
    stored: ({ rows }, week) => rows(`weekly_reports?select=version,text&week=eq.${week}`),
    once: [{ version: 3, text: 'Written by hand.' }],
  },
  {
    ...draft,
    name: 'new figures under a text that stays',
    page: page('write'),
    ...typed([text, 'Written by hand.']),
    press: () => {
      press('Measure again …');
      void pressSoon('New figures, keep the text');
    },
    request: 'rpc/measure_weekly_report',
    stored: async ({ rows }, week) => [
      valueOf(text),
      ...(await rows(`weekly_reports?select=version,text&week=eq.${week}`)),
    ],
    once: ['Written by hand.', { version: 3, text: 'A text.' }],
  },
  {
    ...draft,
    name: 'a report that a person found right',
    page: page('preview'),
    ...pressed('It is right: continue'),
    request: 'rpc/note_report_preview',
    stored: async ({ data, rows }, week) => {
      const steps = await data.rpc('weekly_report_steps', { week }).throwOnError();
      const { previewed } = steps.data as { previewed: object | null };
      const subject = `subject=eq.weekly_report:${week}`;
      const noted = await rows(`audit_log?select=action&action=like.*preview*&${subject}`);
      return [previewed !== null, noted.length <= 1];
    },
    once: [true, true],
  },
  {
    ...draft,
    name: 'a report that is published',
    page: page('publish'),
    ...pressed('Publish'),
    request: 'rpc/publish_weekly_report',
    stored: ({ rows }, week) =>
      rows(`weekly_reports?select=status,version,blog_posts(version)&week=eq.${week}`),
    once: [{ status: 'published', version: 3, blog_posts: { version: 1 } }],
  },
  {
    ...newsletter,
    name: 'a newsletter that is sent',
    ...pressed('Send now', () => pressSoon('Send the newsletter …')),
    request: 'rpc/start_newsletter_campaign',
    stored: ({ rows }, week) => rows(`newsletter_campaigns?select=recipients&week=eq.${week}`),
    once: [{ recipients: 1 }],
  },
  {
    ...newsletter,
    name: 'a newsletter that goes on',
    prepare: async (data) => {
      const week = await freshPublished(data);
      const begun = await data.rpc('start_newsletter_campaign', { week }).throwOnError();
      // At once: the backend sends it within seconds.
      const pause = { campaign_id: begun.data.id, paused: true };
      await data.rpc('set_newsletter_paused', pause).throwOnError();
      return week;
    },
    ...pressed('Resume'),
    request: 'rpc/set_newsletter_paused',
    stored: async ({ rows }, week) => {
      const campaigns = await rows(`newsletter_campaigns?select=status&week=eq.${week}`);
      return campaigns.map(({ status }) => status !== 'paused');
    },
    once: [true],
  },
  {
    ...newsletter,
    name: 'a report that is handed over to LinkedIn',
    page: page('post'),
    ...typed([/^Post/, 'Six jobs were new.']),
    press: () => screen.queryByRole('button', { name: 'Create LinkedIn draft' })?.click(),
    request: 'linkedin_posts',
    message: /The LinkedIn draft was not created\. Check the connection and try again\./,
    stored: async ({ rows }, week) => [
      screen.queryByText('The LinkedIn draft was created.') !== null,
      ...(await rows(`linkedin_posts?select=commentary&source=eq.weekly-jobs-report:${week}`)),
    ],
    once: [true, { commentary: 'Six jobs were new.' }],
  },
  {
    name: 'a new post for LinkedIn',
    page: at(
      '/linkedin-posting-test',
      () => import('@talent/mfe-admin/routes/linkedin-posting-test'),
    ),
    enter: () => type('Text', current()),
    entry: () => valueOf('Text') === current(),
    kept: true,
    press: () => press('Save draft'),
    request: 'linkedin_posts',
    message: /your text stays\./,
    stored: ({ rows }) => rows(`linkedin_posts?select=status&commentary=eq.${current()}`),
    once: [{ status: 'draft' }],
  },
  {
    name: 'a post that goes out',
    prepare: async (data) => {
      const row = { commentary: current() };
      const added = data.from('linkedin_posts').insert(row).select('id').single();
      return String((await added.throwOnError()).data.id);
    },
    page: at(
      (id) => `/linkedin-posting-test?post=${id}`,
      () => import('@talent/mfe-admin/routes/linkedin-posting-test'),
    ),
    ...pressed('Post now'),
    request: 'functions/v1/linkedin-posts',
    message: /The server did not answer\. Check the connection and try again\.|Read it on LinkedIn/,
    entry: () => screen.getAllByText(current(), { exact: false }).length > 0,
    stored: async ({ rows, posted }, id) => [
      (await posted()).filter((words) => words === current()).length,
      ...(await rows(`linkedin_posts?select=status&id=eq.${id}`)),
    ],
    once: [1, { status: 'posted' }],
  },
];
