import { describe, expect, it } from 'vitest';
import { blankPage } from '../crawler/crawl-page';
import { readRobots } from '../site/robots-rules';
import {
  makeLink,
  makeMissing,
  makePage,
  makeRedirect,
  makeSite,
  onlyProblem,
  rulesIn,
  rulesOf,
} from '../testing/make-crawled-site';
import {
  canonicalCheck,
  clickDepthCheck,
  orphansCheck,
  robotsCheck,
  sitemapCheck,
} from './indexing';

const home = makePage('/', { links: [makeLink('/a')] });
const pointing = (address: string) => makePage('/a', { canonicals: [address] });

describe('canonical addresses', () => {
  it('name the page itself, on either of its origins', () => {
    const origins = ['https://www.example.com', 'http://localhost:1'];
    const site = makeSite([makePage('/'), pointing('http://localhost:1/a')], { origins });
    expect(rulesIn(canonicalCheck, site)).toEqual([]);
  });

  it('are there, unless the page is not to be indexed, and not several', () => {
    const canonicals = ['https://www.example.com/c', 'https://www.example.com/d'];
    const pages = [
      makePage('/a', { canonicals: [] }),
      makePage('/b', { canonicals: [], robots: 'noindex' }),
      makePage('/c', { canonicals }),
    ];
    expect(rulesOf(canonicalCheck, ...pages)).toEqual([
      'canonical-missing /a',
      'canonical-several /c',
    ]);
  });

  it('tell where they lead: to another page, to another site, to no page', () => {
    const toB = pointing('https://www.example.com/b');
    expect(onlyProblem(canonicalCheck, makeSite([toB, makePage('/b')]))).toMatchObject({
      ...{ rule: 'canonical-elsewhere', severity: 'notice', related: ['/b'] },
    });
    const outside = makeSite([pointing('https://other.example/a')]);
    expect(onlyProblem(canonicalCheck, outside)).toMatchObject({
      ...{ rule: 'canonical-elsewhere', severity: 'warning' },
    });
    expect(canonicalCheck.find(makeSite([toB, makeMissing('/b')]))[0]).toMatchObject({
      ...{ rule: 'canonical-to-no-page', evidence: 'https://www.example.com/b (404)' },
    });
  });
});

describe('robots rules', () => {
  const robots = readRobots('User-agent: *\nDisallow: /private');
  const sitemap = new Set(['/']);

  it('contradict a sitemap that names a page with noindex, by meta or by header', () => {
    const meta = makePage('/a', { robots: 'noindex, follow' });
    const header = makePage('/b', {}, { robotsHeader: 'noindex' });
    expect(robotsCheck.find(makeSite([meta, header])).map(({ evidence }) => evidence)).toEqual([
      'robots: noindex, follow; the sitemap lists the page',
      'X-Robots-Tag: noindex; the sitemap lists the page',
    ]);
    expect(rulesIn(robotsCheck, makeSite([meta], { sitemap }))).toEqual([]);
  });

  it('contradict links to and listings of a path that robots.txt refuses', () => {
    const closed = blankPage('/private/x');
    expect(rulesIn(robotsCheck, makeSite([makePage('/'), closed], { robots, sitemap }))).toEqual(
      [],
    );
    const linking = makePage('/', { links: [makeLink('/private/x')] });
    const linked = makeSite([linking, closed], { robots, sitemap });
    expect(onlyProblem(robotsCheck, linked)).toMatchObject({
      ...{ rule: 'blocked-but-offered', severity: 'warning', related: ['/'] },
    });
    expect(onlyProblem(robotsCheck, makeSite([closed], { robots })).severity).toBe('error');
  });
});

describe('the sitemap', () => {
  const unlisted = { sitemap: new Set(['/']) };

  it('names what can be found, and may leave out what is not to be indexed', () => {
    expect(rulesOf(sitemapCheck, home, makePage('/a'))).toEqual([]);
    expect(onlyProblem(sitemapCheck, makeSite([home, makePage('/a')], unlisted))).toMatchObject({
      ...{ rule: 'not-in-sitemap', path: '/a', evidence: 'Linked from /', related: ['/'] },
    });
    const hidden = makeSite([home, makePage('/a', { robots: 'noindex' })], unlisted);
    expect(rulesIn(sitemapCheck, hidden)).toEqual([]);
  });

  it('may not name redirects, and is a problem itself where it cannot be read', () => {
    const old = makeRedirect(['/a', 301, '/b']);
    expect(rulesOf(sitemapCheck, makePage('/'), old)).toEqual(['redirect-in-sitemap /a']);
    const none = makeSite([home], { sitemap: null });
    expect(rulesIn(sitemapCheck, none)).toEqual(['sitemap-missing /sitemap.xml']);
  });
});

it('orphans are pages that no page but they themselves link to; nothing needs to link to the start', () => {
  const lonely = makePage('/b', { links: [makeLink('/b')] });
  expect(rulesOf(orphansCheck, home, makePage('/a'), lonely)).toEqual(['orphan /b']);
});

it('more than three clicks are a problem; the step over a redirect is none of them', () => {
  const chain = Array.from({ length: 5 }, (_, index) =>
    makePage(index === 0 ? '/' : `/${index}`, { links: [makeLink(`/${index + 1}`)] }),
  );
  const evidence = '4 clicks from /';
  expect(onlyProblem(clickDepthCheck, makeSite(chain))).toMatchObject({ path: '/4', evidence });
  const linked = makePage('/', { links: [makeLink('/1'), makeLink('/old')] });
  const old = makeRedirect(['/old', 301, '/4'], ['/4', 200, null]);
  expect(rulesOf(clickDepthCheck, linked, ...chain.slice(1), old)).toEqual([]);
});
