import { describe, expect, it } from 'vitest';
import { makeLink, makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import { sitemapCheck } from './sitemap';

const home = makePage('/', { links: [makeLink('/a')] });

describe('the sitemap', () => {
  it('is right where it names what can be found', () => {
    expect(rulesOf(sitemapCheck, makeSite([home, makePage('/a')]))).toEqual([]);
  });

  it('misses a page that is linked and may be indexed', () => {
    const site = makeSite([home, makePage('/a')], { sitemap: new Set(['/']) });
    expect(onlyProblem(sitemapCheck, site)).toMatchObject({
      rule: 'not-in-sitemap',
      path: '/a',
      evidence: 'Linked from /',
      related: ['/'],
    });
  });

  it('may leave out what is not to be indexed', () => {
    const site = makeSite([home, makePage('/a', { robots: 'noindex' })], {
      sitemap: new Set(['/']),
    });
    expect(rulesOf(sitemapCheck, site)).toEqual([]);
  });

  it('may not name redirects', () => {
    const hops = [{ path: '/a', status: 301, location: '/b' }];
    const old = makePage('/a', {}, { outcome: 'redirected', status: 301, document: null, hops });
    expect(rulesOf(sitemapCheck, makeSite([makePage('/'), old]))).toEqual([
      'redirect-in-sitemap /a',
    ]);
  });

  it('is a problem itself where it cannot be read', () => {
    const site = makeSite([home], { sitemap: null });
    expect(rulesOf(sitemapCheck, site)).toEqual(['sitemap-missing /sitemap.xml']);
  });
});
