import { addWeeks } from '@talent/jobs/iso-week';
import { jsonFeed, makeRaw } from '@talent/jobs/testing/make-feed';
import { screen } from '@testing-library/dom';
import {
  choose,
  chooseFile,
  press,
  pressIfThere,
  pressSoon,
  type,
  valueOf,
  type SaveCase,
} from './save-case.ts';

let used = 0;

/** A name that no other case has. */
const fresh = (): Promise<string> => Promise.resolve(`case-${(used += 1)}`);
const current = (): string => `case-${used}`;

const authority = async () => ({
  Page: (await import('@talent/mfe-admin/routes/authority-tracker')).default,
  ...{ path: '/authority-domination-tracker', pattern: '*' },
});

/** Files that are imported, and what is said about their sources. */
export const importSaves: readonly SaveCase[] = [
  {
    name: 'a file of the authority tracker',
    prepare: fresh,
    page: authority,
    enter: async () => {
      const lines = ['Top queries,Clicks,Impressions,CTR,Position', `${current()},1,2,50%,3`];
      await chooseFile(/^CSV file/, `${current()}.csv`, lines.join('\n'));
      await type(/^Date of the figures/, '2026-10-31');
      await screen.findByText('1 rows can be imported.');
    },
    press: () => pressIfThere('Import'),
    request: 'rpc/import_authority',
    message: /The server did not confirm the import[^]*then import the file again/,
    entry: () => [
      valueOf(/^Date of the figures/),
      screen.queryAllByText(`${current()}.csv`).length > 0,
    ],
    kept: ['2026-10-31', true],
    stored: async (data, item) => {
      const figures = data.from('search_figures').select('measured_on').eq('item', item);
      const imports = data.from('authority_imports').select('added').eq('file_name', `${item}.csv`);
      const isSaid = screen.queryByText('1 added, 0 changed, 0 unchanged.') !== null;
      return [(await figures.throwOnError()).data, (await imports.throwOnError()).data, isSaid];
    },
    once: [[{ measured_on: '2026-10-31' }], [{ added: 1 }], true],
  },
  {
    name: 'a goal',
    prepare: fresh,
    page: authority,
    enter: async () => {
      await screen.findByLabelText(/^Measure/);
      choose(/^Measure/, 'clicks');
      await type(/^Target/, '5000');
      await type(/^Owner/, current());
      await type(/^Due/, '2099-12-31');
    },
    press: () => press('Set the goal'),
    request: 'authority_goals',
    message: /The goal could not be saved\. Check the connection and try again\./,
    entry: () =>
      [valueOf(/^Target/), valueOf(/^Owner/), valueOf(/^Due/)].map((value) => value !== ''),
    kept: [true, true, true],
    stored: async (data, owner) =>
      (await data.from('authority_goals').select('target').eq('owner', owner).throwOnError()).data,
    once: [{ target: 5000 }],
  },
  {
    name: 'a feed of jobs',
    prepare: fresh,
    page: async () => ({
      Page: (await import('@talent/mfe-admin/routes/job-import')).default,
      ...{ path: '/weekly-ai-jobs-report/import', pattern: '*' },
    }),
    enter: async () => {
      const opened = '2017-01-02';
      const times = { opened, closed: addWeeks(opened, 2), closes: addWeeks(opened, 9) };
      const feed = jsonFeed(makeRaw({ ref: current(), ...times }));
      await chooseFile(/^Feed file/, `${current()}.json`, feed);
      await type(/^Feed name/, current());
      press('Check and compare');
      await screen.findByRole('button', { name: /^Import \d/ });
    },
    press: () => pressIfThere(/^Import \d/),
    request: 'rpc/import_jobs',
    message: /The server did not confirm the import\. Check the connection and try again/,
    entry: () => valueOf(/^Feed name/) === current(),
    kept: true,
    stored: async (data, feed) => {
      const jobs = data.from('jobs').select('feed_ref').eq('feed', feed);
      const imports = data.from('job_imports').select('added').eq('feed', feed);
      const isSaid = screen.queryByText(/^1 added, 0 changed, 0 closed\./) !== null;
      return [(await jobs.throwOnError()).data.length, (await imports.throwOnError()).data, isSaid];
    },
    once: [1, [{ added: 1 }], true],
  },
  {
    name: 'the yes to a jump of market figures',
    prepare: async (data) => {
      const { data: waiting } = await data
        .from('market_refreshes')
        .select('key, refused_sha256')
        .is('accepted_sha256', null)
        .not('refused_sha256', 'is', null)
        .limit(1)
        .single()
        .throwOnError();
      return JSON.stringify({ key: waiting.key, sha256: waiting.refused_sha256 });
    },
    page: async (id) => {
      const { AcceptJump } = await import('@talent/mfe-admin/tools/jobs/report/every-week');
      const source = JSON.parse(id) as { key: string; sha256: string };
      return {
        Page: () => AcceptJump({ source }),
        ...{ path: '/weekly-ai-jobs-report', pattern: '*' },
      };
    },
    enter: async () => {
      await pressSoon('Accept this jump …');
      await screen.findByRole('button', { name: 'Accept the file' });
    },
    press: () => pressIfThere('Accept the file'),
    request: 'rpc/accept_market_jump',
    message: /It was not accepted\. Check the connection, then accept it again\./,
    entry: () => screen.queryByRole('button', { name: 'Accept the file' }) !== null,
    kept: true,
    stored: async (data, id) => {
      const { key } = JSON.parse(id) as { key: string };
      const log = data.from('audit_log').select('action').eq('subject', `market_source:${key}`);
      return (await log.throwOnError()).data;
    },
    once: [{ action: 'market.jump-accepted' }],
  },
];
