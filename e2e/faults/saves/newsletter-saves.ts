import { screen } from '@testing-library/dom';
import type { DataClient } from '@talent/data/client';
import { freshPublished, reportPage } from './fresh-reports.ts';
import { pressIfThere, pressSoon, typeInto, valueIn, type SaveCase } from './save-case.ts';

const campaignsOf = async (data: DataClient, week: string) => {
  const rows = data.from('newsletter_campaigns').select('status, recipients').eq('week', week);
  return (await rows.throwOnError()).data;
};
const failed = /That did not work\. Check the connection and try again\./;

/** Saves that follow a published report: its newsletter, and its draft for LinkedIn. */
export const newsletterSaves: readonly SaveCase[] = [
  {
    name: 'a newsletter that is sent',
    prepare: freshPublished,
    page: (week) => reportPage(week, 'send'),
    enter: async () => {
      await pressSoon('Send the newsletter …');
      await screen.findByRole('button', { name: 'Send now' });
    },
    press: () => pressIfThere('Send now'),
    request: 'rpc/start_newsletter_campaign',
    message: failed,
    entry: () => screen.queryByRole('button', { name: 'Send now' }) !== null,
    kept: true,
    stored: async (data, week) =>
      (await campaignsOf(data, week)).map(({ recipients }) => recipients),
    once: [1],
  },
  {
    name: 'a newsletter that goes on',
    prepare: async (data) => {
      const week = await freshPublished(data);
      const begun = await data.rpc('start_newsletter_campaign', { week }).throwOnError();
      // At once: the backend sends it within seconds.
      const pause = { campaign_id: begun.data.id, paused: true };
      await data.rpc('set_newsletter_paused', pause).throwOnError();
      return week;
    },
    page: (week) => reportPage(week, 'send'),
    enter: () => screen.findByRole('button', { name: 'Resume' }),
    press: () => pressIfThere('Resume'),
    request: 'rpc/set_newsletter_paused',
    message: failed,
    entry: () => screen.queryByRole('button', { name: 'Resume' }) !== null,
    kept: true,
    stored: async (data, week) =>
      (await campaignsOf(data, week)).map(({ status }) => status !== 'paused'),
    once: [true],
  },
  {
    name: 'a report that is handed over to LinkedIn',
    prepare: freshPublished,
    page: (week) => reportPage(week, 'post'),
    enter: () => typeInto(/^Post/, 'Six jobs were new.'),
    press: () => pressIfThere('Create LinkedIn draft'),
    request: 'linkedin_posts',
    message: /The LinkedIn draft was not created\. Check the connection and try again\./,
    entry: () => valueIn(/^Post/),
    kept: 'Six jobs were new.',
    stored: async (data, week) => {
      const drafts = data
        .from('linkedin_posts')
        .select('commentary')
        .eq('source', `weekly-jobs-report:${week}`);
      const isShown = screen.queryByText('The LinkedIn draft was created.') !== null;
      return [(await drafts.throwOnError()).data, isShown];
    },
    once: [[{ commentary: 'Six jobs were new.' }], true],
  },
];
