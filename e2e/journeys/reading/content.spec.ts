import { findLikeness } from '@talent/testing/text-likeness';
import { HtmlValidate } from 'html-validate';
import { readSitePages } from '../../fixtures/pages/site-pages.ts';
import type { SitePage } from '../../fixtures/pages/site-pages.ts';
import { problemsOf, thingsIn } from '../../fixtures/pages/structured-data.ts';
import { isTestPath } from '../../fixtures/rows/test-slug.ts';
import { expect, test } from '../../fixtures/test.ts';
import { unreleasedPages } from '../../fixtures/pages/unreleased-pages.ts';

/** A page that shows these figures has to say so in these words. */
const licenceNotice = 'contains information licensed under the open government licence canada';

let pages: SitePage[] = [];

test.beforeAll(async ({ browser, request }) => {
  // Each page is compressed when it is asked for the first time.
  test.setTimeout(180_000);
  const blank = await browser.newPage();
  pages = await readSitePages(request, blank);
  await blank.close();
  expect(pages.length).toBeGreaterThanOrEqual(30);
});

/** The faults that `find` reports for all pages in one list, so that one run names every fault. */
function report(find: (page: SitePage) => readonly string[]): string[] {
  return pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));
}

/** Faults of pages that share what should be their own. */
function shared(fact: (page: SitePage) => string): string[] {
  return report((page) =>
    pages
      .filter((other) => other !== page && fact(other) === fact(page))
      .map((other) => `the same as ${other.path}: ${fact(page)}`),
  );
}

test('every page has a title and a description of its own, of the right length', () => {
  const lengths = report(({ title, description }) => [
    ...(/^.{30,60}$/.test(title) ? [] : [`title of ${title.length}: ${title}`]),
    ...(/^.{120,160}$/.test(description) ? [] : [`description of ${description.length}`]),
  ]);
  expect(lengths).toEqual([]);
  expect(shared(({ title }) => title)).toEqual([]);
  expect(shared(({ description }) => description)).toEqual([]);
});

test('every page has one h1 and skips no level of heading', () => {
  const faults = report(({ headings }) => [
    ...(headings.filter((level) => level === 1).length === 1 ? [] : ['not exactly one h1']),
    ...headings.flatMap((level, index) =>
      index > 0 && level > (headings[index - 1] ?? 0) + 1
        ? [`h${headings[index - 1]} is followed by h${level}, heading ${index + 1}`]
        : [],
    ),
  ]);
  expect(faults).toEqual([]);
});

test('every page has exactly one next step', () => {
  expect(report(({ nextSteps }) => (nextSteps === 1 ? [] : [`${nextSteps} next steps`]))).toEqual(
    [],
  );
});

test('no link is dead or leads to a redirect', async ({ request }) => {
  test.slow();
  const origin = new URL((await request.get('/')).url()).origin;
  const targets = new Map<string, SitePage>();
  for (const page of pages) {
    for (const link of page.links) {
      const url = new URL(link, origin + page.path);
      if (url.origin === origin) targets.set(url.href, targets.get(url.href) ?? page);
    }
  }
  expect(targets.size).toBeGreaterThan(pages.length);

  const faults: string[] = [];
  const answers = new Map<string, number>();
  for (const [target, { path: from }] of targets) {
    const { pathname, search, hash } = new URL(target);
    if (isTestPath(pathname)) continue;
    const address = pathname + search;
    const status =
      answers.get(address) ?? (await request.get(address, { maxRedirects: 0 })).status();
    answers.set(address, status);
    const expected = unreleasedPages.includes(pathname) ? 404 : 200;
    if (status !== expected) faults.push(`${address}: ${status}, linked from ${from}`);
    const named = pages.find(({ path }) => path === pathname);
    if (hash && named && !named.ids.includes(decodeURIComponent(hash.slice(1))))
      faults.push(`${target}: no such anchor, linked from ${from}`);
  }
  expect(faults).toEqual([]);
});

test('no two pages are near-duplicates, posts and job ads included', () => {
  const texts = pages.map(({ path, ownParts }) => ({ name: path, parts: ownParts }));
  expect(findLikeness(texts).filter(({ kind }) => kind === 'alike')).toEqual([]);
});

test('no sentence is on two pages, except where one quotes a source or announces a post', () => {
  const texts = pages.map(({ path, ownParts }) => ({ name: path, parts: ownParts }));
  const repeated = findLikeness(texts).filter(
    (found) => found.kind === 'sentence' && found.sentence !== licenceNotice,
  );
  expect(repeated).toEqual([]);
});

test('structured data is valid and has the required properties of its types', () => {
  const faults = report(({ structuredData }) =>
    structuredData.flatMap((text) => {
      const data: unknown = JSON.parse(text);
      return thingsIn(data).flatMap(problemsOf);
    }),
  );
  expect(faults).toEqual([]);
});

test('breadcrumbs consist of pages of this site and end at the page itself', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const faults = report(({ path, structuredData }) =>
    trailsOf(structuredData).flatMap((trail) => [
      ...trail.filter((step) => !paths.has(step)).map((step) => `no page ${step}`),
      ...(trail.at(-1) === path ? [] : ['the trail ends elsewhere']),
    ]),
  );
  expect(faults).toEqual([]);
});

test('exactly one page is a FAQ for search engines', () => {
  const askers = pages.filter(({ structuredData }) =>
    structuredData.some((text) =>
      thingsIn(JSON.parse(text)).some((thing) => thing['@type'] === 'FAQPage'),
    ),
  );
  expect(askers.map(({ path }) => path)).toEqual(['/ai-staffing-faq']);
});

/** The paths of each breadcrumb trail of a page. */
function trailsOf(structuredData: readonly string[]): string[][] {
  return structuredData
    .flatMap((text) => thingsIn(JSON.parse(text)))
    .filter((thing) => thing['@type'] === 'BreadcrumbList')
    .map(({ itemListElement }) =>
      (itemListElement as { item: string }[]).map(({ item }) => new URL(item).pathname),
    );
}

test('every page is valid HTML', async ({ request }) => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const faults: string[] = [];
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results) {
      faults.push(...messages.map(({ message, selector }) => `${path}: ${message}, ${selector}`));
    }
  }
  expect(faults).toEqual([]);
});
