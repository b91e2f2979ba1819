import { describe, expect, it } from 'vitest';
import { makeLink, makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import type { Hop } from '../document/page-facts';
import { redirectsCheck } from './redirects';

function redirected(path: string, ...hops: Hop[]) {
  return makePage(path, {}, { outcome: 'redirected', status: 301, document: null, hops });
}

const to = (path: string, location: string | null, status = 301): Hop => ({
  path,
  status,
  location,
});

describe('redirects', () => {
  it('may lead to a page in one step', () => {
    const page = redirected('/old', to('/old', '/new'), to('/new', null, 200));
    expect(rulesOf(redirectsCheck, makeSite([page, makePage('/new')]))).toEqual([]);
  });

  it('are a chain from two steps on, with every step named', () => {
    const page = redirected('/a', to('/a', '/b'), to('/b', '/c', 302), to('/c', null, 200));
    expect(onlyProblem(redirectsCheck, makeSite([page]))).toMatchObject({
      rule: 'redirect-chain',
      evidence: '/a (301) → /b (302) → /c (200)',
    });
  });

  it('are a loop where they come back', () => {
    const page = redirected('/a', to('/a', '/b'), to('/b', '/a'));
    expect(rulesOf(redirectsCheck, makeSite([page]))).toEqual(['redirect-loop /a']);
  });

  it('must not end at a missing page', () => {
    const page = redirected('/a', to('/a', '/b'), to('/b', null, 404));
    expect(rulesOf(redirectsCheck, makeSite([page]))).toEqual(['redirect-to-error /a']);
  });

  it('are reported where a page of the site links to one', () => {
    const page = redirected('/old', to('/old', '/new'), to('/new', null, 200));
    const home = makePage('/', { links: [makeLink('/old')] });
    expect(onlyProblem(redirectsCheck, makeSite([home, page]))).toMatchObject({
      rule: 'link-to-redirect',
      path: '/',
      subject: '/old',
      evidence: 'Links to /old, which leads to /new',
    });
  });
});
