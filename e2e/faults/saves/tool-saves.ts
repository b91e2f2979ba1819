import type { DataClient } from '@talent/data/client';
import { addWeeks } from '@talent/jobs/iso-week';
import { jsonFeed, makeRaw } from '@talent/jobs/testing/make-feed';
import { fireEvent, screen, within } from '@testing-library/dom';
import { at, choose, chooseFile, current, press, pressed, pressSoon } from './save-case.ts';
import { type, typed, valueOf, type SaveCase } from './save-case.ts';

/** The path of a page that no other case has. */
const path = (): string => `/services/${current()}`;

/** Measurements of the page analyzer, in the form in which the browser stores them. */
function keepReports(paths: readonly string[]): void {
  const reports = paths.map((pagePath) => ({
    ...{ pagePath, analysedAt: '2026-04-01T09:30:00.000Z', pageTitle: 'Short', robots: 'index' },
    ...{ metaDescription: '', canonicalUrl: 'https://www.example.com/page', keywords: [] },
    headingStructure: { h1: 2, h2: 3, h3: 0, h4: 0, h5: 0, h6: 0 },
    ...{ imageAltTags: 2, imageCount: 2, internalLinks: 12, externalLinks: 1, loadTime: 84 },
  }));
  localStorage.setItem('seo_metrics', JSON.stringify(reports));
}

async function saveCrawl(data: DataClient): Promise<string> {
  const begun = {
    ...{ started_at: '2026-01-05T09:00:00Z', finished_at: '2026-01-05T09:02:00Z' },
    ...{ status: 'complete', below: path(), page_limit: 50, is_rendered: false, is_whole: false },
  };
  const id = (await data.rpc('begin_seo_crawl', begun).throwOnError()).data;
  const finding = {
    ...{ check_key: 'descriptions', rule: 'description-missing', severity: 'error' },
    ...{ path: path(), subject: '', evidence: 'None.', related: [], needs_whole: false },
    fingerprint: `description-missing ${path()}`,
  };
  const found = { crawl_id: id, pages: [], findings: [finding] };
  await data.rpc('add_to_seo_crawl', found).throwOnError();
  await data.rpc('finish_seo_crawl', { crawl_id: id }).throwOnError();
  return String(id);
}

/** A crawl of one page that is saved in three requests. */
const crawl: Omit<SaveCase, 'name' | 'request'> = {
  page: at(
    '/comprehensive-seo-dashboard',
    () => import('@talent/mfe-admin/routes/comprehensive-seo'),
  ),
  enter: () => type(/^Only pages at or below/, path()),
  press: () =>
    press(screen.queryByRole('button', { name: 'Save again' }) ? 'Save again' : 'Start crawl'),
  message: /The crawl could not be saved\. Its results are still here\. Try to save them again\./,
  entry: () => screen.queryByRole('button', { name: 'Save again' }) !== null,
  kept: true,
  stored: ({ rows }) => rows(`seo_crawls?select=pages&below=eq.${path()}`),
  once: [{ pages: 1 }],
};

const addSegment = async (data: DataClient): Promise<string> => {
  const id = crypto.randomUUID();
  const row = { id, name: `Named ${current()}`, filters: { source: current() } };
  await data.from('traffic_segments').insert(row).throwOnError();
  return id;
};

const segment: Pick<SaveCase, 'page' | 'request' | 'stored' | 'kept'> = {
  page: async () => {
    const { SegmentBar } = await import('@talent/mfe-admin/tools/traffic/segments/segment-bar');
    const props = { segment: { source: current() }, hasSums: false, onChange: () => undefined };
    return { Page: () => SegmentBar(props), path: '/viral-traffic-dashboard', pattern: '*' };
  },
  request: 'traffic_segments',
  kept: true,
  stored: async ({ rows }) => {
    const found = await rows(`traffic_segments?select=name&filters->>source=eq.${current()}`);
    return found.map(({ name }) => String(name).split(' ')[0]);
  },
};

/** The form of a segment's name, behind a button. */
const named = (button: string, word: string) => ({
  enter: async () => {
    await pressSoon(button);
    await type(/^Name of the segment/, `${word} ${current()}`);
  },
  press: () => press('Save'),
  entry: () => valueOf(/^Name of the segment/) === `${word} ${current()}`,
  once: [word],
});

const authority = at(
  '/authority-domination-tracker',
  () => import('@talent/mfe-admin/routes/authority-tracker'),
);
const everyWeek = () => import('@talent/mfe-admin/tools/jobs/report/every-week');

/** Saves of the tools for SEO, imports, segments, the schedule and authors. */
export const toolSaves: readonly SaveCase[] = [
  {
    name: 'a plan',
    prepare: () => {
      keepReports([path(), `${path()}-left-out`]);
      return Promise.resolve(path());
    },
    page: at('/seo-dashboard?task=plan', () => import('@talent/mfe-admin/routes/seo-dashboard')),
    enter: async () =>
      fireEvent.click(await screen.findByRole('checkbox', { name: `${path()}-left-out` })),
    press: () => press('Make a plan'),
    request: 'functions/v1/seo-strategy',
    message: /The plan could not be made\. Check the connection and try again\./,
    entry: () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${path()}`) })
        .map(({ checked }) => checked),
    // The one that is left out is listed first.
    kept: [false, true],
    stored: async ({ data }, page) => {
      const facts = JSON.stringify([{ page }]);
      const plans = data.from('seo_strategies').select('pages').contains('facts', facts);
      const isShown = screen.queryAllByText(/^Rule-based plan/).length > 0;
      return [(await plans.throwOnError()).data, isShown];
    },
    once: [[{ pages: 1 }], true],
  },
  {
    name: 'a problem that is tested again',
    prepare: saveCrawl,
    page: at(
      (id) => `/comprehensive-seo-dashboard/problems/description-missing?crawl=${id}`,
      () => import('@talent/mfe-admin/routes/seo-problem'),
      '/comprehensive-seo-dashboard/problems/:problemId',
    ),
    ...pressed('Re-test all'),
    request: 'rpc/note_seo_retest',
    message: /The test stopped/,
    stored: ({ rows }, id) => rows(`seo_findings?select=state&crawl_id=eq.${id}`),
    once: [{ state: 'gone' }],
  },
  { ...crawl, name: 'a crawl that is begun', request: 'rpc/begin_seo_crawl' },
  { ...crawl, name: 'the pages of a crawl', request: 'rpc/add_to_seo_crawl' },
  { ...crawl, name: 'a crawl that is finished', request: 'rpc/finish_seo_crawl' },
  {
    name: 'a file of the authority tracker',
    page: authority,
    ...pressed('Import', async () => {
      const lines = ['Top queries,Clicks,Impressions,CTR,Position', `${current()},1,2,50%,3`];
      await chooseFile(/^CSV file/, `${current()}.csv`, lines.join('\n'));
      await type(/^Date of the figures/, '2026-10-31');
      await screen.findByText('1 rows can be imported.');
    }),
    request: 'rpc/import_authority',
    message: /The server did not confirm the import[^]*then import the file again/,
    entry: () => [
      valueOf(/^Date of the figures/),
      screen.queryAllByText(`${current()}.csv`).length > 0,
    ],
    kept: ['2026-10-31', true],
    stored: async ({ rows }, item) => [
      await rows(`search_figures?select=measured_on&item=eq.${item}`),
      await rows(`authority_imports?select=added&file_name=eq.${item}.csv`),
      screen.queryByText('1 added, 0 changed, 0 unchanged.') !== null,
    ],
    once: [[{ measured_on: '2026-10-31' }], [{ added: 1 }], true],
  },
  {
    name: 'a goal',
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
    entry: () => [/^Target/, /^Owner/, /^Due/].map((label) => valueOf(label) !== ''),
    kept: [true, true, true],
    stored: ({ rows }, owner) => rows(`authority_goals?select=target&owner=eq.${owner}`),
    once: [{ target: 5000 }],
  },
  {
    name: 'a feed of jobs',
    page: at('/weekly-ai-jobs-report/import', () => import('@talent/mfe-admin/routes/job-import')),
    ...pressed(/^Import \d/, async () => {
      const opened = '2017-01-02';
      const times = { opened, closed: addWeeks(opened, 2), closes: addWeeks(opened, 9) };
      const feed = jsonFeed(makeRaw({ ref: current(), ...times }));
      await chooseFile(/^Feed file/, `${current()}.json`, feed);
      await type(/^Feed name/, current());
      press('Check and compare');
    }),
    request: 'rpc/import_jobs',
    message: /The server did not confirm the import\. Check the connection and try again/,
    entry: () => valueOf(/^Feed name/) === current(),
    stored: async ({ rows }, feed) => [
      (await rows(`jobs?select=feed_ref&feed=eq.${feed}`)).length,
      await rows(`job_imports?select=added&feed=eq.${feed}`),
      screen.queryByText(/^1 added, 0 changed, 0 closed\./) !== null,
    ],
    once: [1, [{ added: 1 }], true],
  },
  {
    name: 'the yes to a jump of market figures',
    prepare: async (data) => {
      const waiting = data.from('market_refreshes').select('key, sha256:refused_sha256');
      const refused = waiting.is('accepted_sha256', null).not('refused_sha256', 'is', null);
      return JSON.stringify((await refused.limit(1).single().throwOnError()).data);
    },
    page: async (id) => {
      const { AcceptJump } = await everyWeek();
      const source = JSON.parse(id) as { key: string; sha256: string };
      const Page = () => AcceptJump({ source });
      return { Page, path: '/weekly-ai-jobs-report', pattern: '*' };
    },
    ...pressed('Accept the file', () => pressSoon('Accept this jump …')),
    request: 'rpc/accept_market_jump',
    message: /It was not accepted\. Check the connection, then accept it again\./,
    stored: ({ rows }, id) => {
      const { key } = JSON.parse(id) as { key: string };
      return rows(`audit_log?select=action&subject=eq.market_source:${key}`);
    },
    once: [{ action: 'market.jump-accepted' }],
  },
  {
    ...segment,
    name: 'a segment that gets a name',
    ...named('Save segment', 'New'),
    message: /Segment New case-\d+ was not saved/,
  },
  {
    ...segment,
    name: 'a segment that gets another name',
    prepare: addSegment,
    ...named('Rename', 'Renamed'),
    message: /Segment Renamed case-\d+ was not renamed/,
  },
  {
    ...segment,
    name: 'a segment that is deleted',
    prepare: addSegment,
    ...pressed('Delete'),
    message: /Segment Named case-\d+ was not deleted/,
    entry: () => screen.queryByRole('option', { name: `Named ${current()}` }) !== null,
    once: [],
  },
  {
    name: 'the schedule of weekly reports',
    prepare: async (data) => {
      const off = { prepares: false, publishes: false, sends: false };
      await data.from('jobs_report_settings').update(off).eq('one', true).throwOnError();
      return '';
    },
    page: at('/weekly-ai-jobs-report', async () => ({
      default: (await everyWeek()).SchedulePanel,
    })),
    enter: () => screen.findByRole('combobox'),
    press: () => choose(/^When a week ends/, 'publishes'),
    request: 'jobs_report_settings',
    message: /The setting was not saved\. Check the connection and try again\./,
    entry: () => screen.getByRole<HTMLSelectElement>('combobox').value,
    kept: 'off',
    stored: ({ rows }) => rows('jobs_report_settings?select=prepares,publishes,sends'),
    once: [{ prepares: true, publishes: true, sends: false }],
  },
  {
    name: 'what the site says of an author',
    prepare: async (data) => {
      const authors = data.from('blog_authors').update({ title: 'Editor' }).gt('id', 0);
      await authors.throwOnError();
      return '';
    },
    page: at(
      '/internal-admin-xyz123/blog/authors',
      () => import('@talent/mfe-admin/routes/blog-authors'),
    ),
    ...typed([/^Position or company/, 'Head of research']),
    enter: async () => {
      (await screen.findAllByRole('button', { name: /^Edit: / }))[0]?.click();
      await type(/^Position or company/, 'Head of research');
    },
    press: () => {
      const form = screen.getByRole('form', { name: /./ });
      within(form).getByRole('button', { name: /^Save/ }).click();
    },
    request: 'blog_authors',
    message: /not saved/,
    stored: ({ rows }) => rows('blog_authors?select=title&title=neq.Editor'),
    once: [{ title: 'Head of research' }],
  },
];
