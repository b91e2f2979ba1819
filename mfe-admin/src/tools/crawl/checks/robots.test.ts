import { describe, expect, it } from 'vitest';
import { makeLink, makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import { blankPage } from '../crawler/crawl-page';
import { readRobots } from '../site/robots-rules';
import { robotsCheck } from './robots';

const robots = readRobots('User-agent: *\nDisallow: /private');

describe('robots rules', () => {
  it('are no problem where pages are open, or closed and offered nowhere', () => {
    const pages = [makePage('/'), blankPage('/private/x')];
    const site = makeSite(pages, { robots, sitemap: new Set(['/']) });
    expect(rulesOf(robotsCheck, site)).toEqual([]);
  });

  it('contradict a sitemap that names a page with noindex, by meta or by header', () => {
    const meta = makePage('/a', { robots: 'noindex, follow' });
    const header = makePage('/b', {}, { robotsHeader: 'noindex' });
    expect(robotsCheck.find(makeSite([meta, header])).map(({ evidence }) => evidence)).toEqual([
      'robots: noindex, follow; the sitemap lists the page',
      'X-Robots-Tag: noindex; the sitemap lists the page',
    ]);
    const unlisted = makeSite([meta], { sitemap: new Set() });
    expect(rulesOf(robotsCheck, unlisted)).toEqual([]);
  });

  it('contradict links to and listings of a path that robots.txt refuses', () => {
    const home = makePage('/', { links: [makeLink('/private/x')] });
    const linked = makeSite([home, blankPage('/private/x')], { robots, sitemap: new Set(['/']) });
    expect(onlyProblem(robotsCheck, linked)).toMatchObject({
      rule: 'blocked-but-offered',
      severity: 'warning',
      related: ['/'],
    });
    const listed = makeSite([blankPage('/private/x')], { robots });
    expect(onlyProblem(robotsCheck, listed).severity).toBe('error');
  });
});
