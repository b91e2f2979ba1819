import type { DataClient } from '@talent/data/client';
import { fireEvent, screen } from '@testing-library/dom';
import { press, type, type SaveCase } from './save-case.ts';

let used = 0;

/** The path of a page that no other case has. */
const path = (): string => `/services/case-${used}`;

const fresh = (): string => {
  used += 1;
  return path();
};

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
  const page = fresh();
  const crawl = {
    ...{ started_at: '2026-01-05T09:00:00Z', finished_at: '2026-01-05T09:02:00Z' },
    ...{ status: 'complete', below: page, page_limit: 50, is_rendered: false, is_whole: false },
  };
  const id = (await data.rpc('begin_seo_crawl', crawl).throwOnError()).data;
  const finding = {
    ...{ check_key: 'descriptions', rule: 'description-missing', severity: 'error' },
    ...{ path: page, subject: '', evidence: 'None.', related: [], needs_whole: false },
    fingerprint: `description-missing ${page}`,
  };
  await data
    .rpc('add_to_seo_crawl', { crawl_id: id, pages: [], findings: [finding] })
    .throwOnError();
  await data.rpc('finish_seo_crawl', { crawl_id: id }).throwOnError();
  return String(id);
}

const crawlPage = async () => ({
  Page: (await import('@talent/mfe-admin/routes/comprehensive-seo')).default,
  ...{ path: '/comprehensive-seo-dashboard', pattern: '*' },
});

/** A crawl of one page that is saved in three requests. */
const crawl = {
  prepare: () => Promise.resolve(fresh()),
  page: crawlPage,
  enter: () => type(/^Only pages at or below/, path()),
  press: () => {
    if (screen.queryByRole('button', { name: 'Save again' }) === null) press('Start crawl');
    else press('Save again');
  },
  message: /The crawl could not be saved\. Its results are still here\. Try to save them again\./,
  entry: () => screen.queryByRole('button', { name: 'Save again' }) !== null,
  kept: true,
  stored: async (data: DataClient, below: string) => {
    const crawls = data.from('seo_crawls').select('pages').eq('below', below);
    return (await crawls.throwOnError()).data;
  },
  once: [{ pages: 1 }],
};

/** Saves of the SEO tools. */
export const seoSaves: readonly SaveCase[] = [
  {
    name: 'a plan',
    prepare: () => {
      const page = fresh();
      keepReports([page, `${page}-left-out`]);
      return Promise.resolve(page);
    },
    page: async () => ({
      Page: (await import('@talent/mfe-admin/routes/seo-dashboard')).default,
      ...{ path: '/seo-dashboard?task=plan', pattern: '*' },
    }),
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
    stored: async (data, page) => {
      const plans = data
        .from('seo_strategies')
        .select('pages')
        .contains('facts', JSON.stringify([{ page }]));
      const isShown = screen.queryAllByText(/^Rule-based plan/).length > 0;
      return [(await plans.throwOnError()).data, isShown];
    },
    once: [[{ pages: 1 }], true],
  },
  {
    name: 'a problem that is tested again',
    prepare: saveCrawl,
    page: async (id) => ({
      Page: (await import('@talent/mfe-admin/routes/seo-problem')).default,
      path: `/comprehensive-seo-dashboard/problems/description-missing?crawl=${id}`,
      pattern: '/comprehensive-seo-dashboard/problems/:problemId',
    }),
    enter: () => screen.findByRole('button', { name: 'Re-test all' }),
    press: () => press('Re-test all'),
    request: 'rpc/note_seo_retest',
    message: /The test stopped/,
    entry: () => screen.queryByRole('button', { name: 'Re-test all' }) !== null,
    kept: true,
    stored: async (data, id) => {
      const findings = data.from('seo_findings').select('state').eq('crawl_id', Number(id));
      return (await findings.throwOnError()).data;
    },
    once: [{ state: 'gone' }],
  },
  { ...crawl, name: 'a crawl that is begun', request: 'rpc/begin_seo_crawl' },
  { ...crawl, name: 'the pages of a crawl', request: 'rpc/add_to_seo_crawl' },
  { ...crawl, name: 'a crawl that is finished', request: 'rpc/finish_seo_crawl' },
];
