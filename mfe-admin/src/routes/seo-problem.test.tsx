// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../queries/query-client';
import { renderPage } from '../testing/staff-page';
import { problemReasons } from '../tools/crawl/content/problem-reasons';
import { ruleTexts } from '../tools/crawl/content/comprehensive-seo-rules';
import SeoProblem from './seo-problem';

const crawl = { id: 7, started_at: '2026-11-23T09:00:00+00:00', below: '/', is_whole: true };
const problem = {
  ...{ check_key: 'titles', rule: 'title-short', severity: 'warning' },
  ...{ first_seen: '2026-11-20T08:00:00+00:00', last_seen: '2026-11-23T09:00:00+00:00' },
};
const finding = (path: string) => ({
  ...{ ...problem, crawl_id: 7, path, subject: '', related: [], needs_whole: false },
  ...{ fingerprint: `titles title-short ${path} `, evidence: `Evidence of ${path}` },
  ...{ state: 'open', retested_at: null as string | null },
});

const api = vi.hoisted(() => ({
  crawls: [] as unknown[],
  findings: [] as ReturnType<typeof finding>[],
  noted: [] as unknown[],
}));
vi.mock('../backend/admin-data', async () => {
  const { fakeBackend } = await import('../testing/fake-data');
  return fakeBackend({
    seo_crawls: () => api.crawls,
    seo_findings: ({ rule, path, state }) => [
      ...api.findings.filter(
        (row) => row.path === (path ?? row.path) && row.state === (state ?? row.state),
      ),
      ...(rule === 'title-long' ? [{ last_seen: '2026-11-01T07:30:00+00:00' }] : []),
    ],
    seo_problems: () => {
      const open_findings = api.findings.filter(({ state }) => state === 'open').length;
      const { length: all } = api.findings;
      return all === 0 ? [] : [{ ...problem, pages: all, findings: all, open_findings }];
    },
    note_seo_retest: ({ crawl_id, fingerprint, state }) => {
      api.noted.push([crawl_id, fingerprint, state]);
      const known = api.findings.find((row) => row.fingerprint === fingerprint);
      Object.assign(known ?? {}, { state, retested_at: '2026-11-24T10:00:00+00:00' });
    },
  });
});

/** The live site: the titles of its pages. */
const titles: Record<string, string> = {
  '/a': 'Long enough to say what this page is about today',
  '/b': 'Short',
};

beforeEach(() => {
  api.crawls = [crawl];
  api.findings = [finding('/a'), finding('/b')];
  api.noted = [];
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('fetch', (input: URL | string) => {
    const { pathname } = new URL(input, window.location.origin);
    if (pathname === '/robots.txt') return Promise.resolve(new Response(''));
    if (pathname === '/sitemap.xml') return Promise.resolve(new Response('<urlset></urlset>'));
    const html = `<title>${titles[pathname] ?? ''}</title><main><h1>A</h1></main>`;
    const headers = { 'Content-Type': 'text/html' };
    return Promise.resolve(new Response(html, { headers }));
  });
});
function open(problem: string): void {
  renderPage(SeoProblem, {
    path: `/comprehensive-seo-dashboard/problems/${problem}`,
    pattern: '/comprehensive-seo-dashboard/problems/:problemId',
    site: { origin: window.location.origin },
  });
}

it('says what the problem is, why it matters, where it is with evidence, and how to fix it', async () => {
  open('title-short');
  expect(screen.getByRole('heading', { level: 1, name: 'Title is too short' })).toBeTruthy();
  const why = await screen.findByRole('region', { name: 'Why it matters' });
  expect(why.textContent).toContain('fewer people click');
  const how = screen.getByRole('region', { name: 'How to fix it' });
  expect(how.textContent).toContain('30 to 60 characters');
  expect(how.textContent).toContain('press “Edit this post” beside its page');
  const where = screen.getByRole('region', { name: 'Where it is' });
  expect(await within(where).findByText('Evidence of /a')).toBeTruthy();
  expect(within(where).getByText('Evidence of /b')).toBeTruthy();
  expect(screen.getByText('First seen', { selector: 'dt' }).nextSibling?.textContent).toBe(
    '2026-11-20 08:00 UTC',
  );
  expect(screen.getByText('Last seen', { selector: 'dt' }).nextSibling?.textContent).toBe(
    '2026-11-23 09:00 UTC',
  );
  cleanup();
  queryClient.clear();
  // The address may name one page.
  open('title-short?crawl=7&page=%2Fb');
  expect(await screen.findByText('Evidence of /b')).toBeTruthy();
  expect(screen.queryByText('Evidence of /a')).toBeNull();
  const all = screen.getByRole('link', { name: 'List all pages' }).getAttribute('href');
  expect(all).toBe('/comprehensive-seo-dashboard/problems/title-short?crawl=7');
});

it('leads from the page of a post to its editor, and from no other page', async () => {
  api.findings = [finding('/blog/a-post'), finding('/blog'), finding('/a')];
  open('title-short');
  const links = await screen.findAllByRole('link', { name: 'Edit this post' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/internal-admin-xyz123/blog/a-post',
  ]);
});

it('tests every open finding again, stores each result, and says what is left', async () => {
  open('title-short');
  fireEvent.click(await screen.findByRole('button', { name: 'Re-test all' }));
  expect(await screen.findByText('1 gone, 1 still there.')).toBeTruthy();
  expect(api.noted).toEqual([
    [7, 'titles title-short /a ', 'gone'],
    [7, 'titles title-short /b ', 'open'],
  ]);
  const [first] = await screen.findAllByText('Gone');
  expect(first?.closest('tr')?.textContent).toContain('/a');
});

it('keeps what was tested when a page cannot be read', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  open('title-short');
  fireEvent.click(await screen.findByRole('button', { name: 'Re-test all' }));
  expect(await screen.findByText(/The test stopped/)).toBeTruthy();
  expect(api.noted).toEqual([]);
});

it('says when the newest crawl did not find it, and when it was last seen, and leads to the first crawl', async () => {
  api.findings = [];
  open('title-long');
  expect(
    await screen.findByText('The crawl of 2026-11-23 09:00 UTC did not find it.'),
  ).toBeTruthy();
  expect(await screen.findByText('It was last seen on 2026-11-01 07:30 UTC.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Why it matters' })).toBeTruthy();
  cleanup();
  queryClient.clear();
  api.crawls = [];
  open('title-long');
  const link = await screen.findByRole('link', { name: 'Crawl the site' });
  expect(link.getAttribute('href')).toBe('/comprehensive-seo-dashboard');
});

it.each(['no-such-problem', 'constructor'])('says that %s is no problem that it knows', (name) => {
  open(name);
  expect(screen.getByText(/There is no problem with this name/)).toBeTruthy();
});

it('has a reason for every rule', () => {
  expect(Object.keys(problemReasons).toSorted()).toEqual(Object.keys(ruleTexts).toSorted());
});
