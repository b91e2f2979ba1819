import { expect, it } from 'vitest';
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
import { redirectsCheck, statusCheck } from './answers';

it('pages may fail in none of four ways; pages that are only linked are left to the check of links', () => {
  const failed = { outcome: 'failed', status: null, failure: 'timeout', attempts: 2 } as const;
  const pages = [
    makePage('/'),
    makePage('/slow', {}, failed),
    makePage('/broken', {}, { status: 502, attempts: 2 }),
    makeMissing('/gone'),
    makePage('/late', {}, { attempts: 2 }),
  ];
  expect(statusCheck.find(makeSite(pages)).map(({ rule, evidence }) => [rule, evidence])).toEqual([
    ['no-answer', 'No answer within 10 s (tried twice)'],
    ['server-error', 'HTTP 502 (tried twice)'],
    ['client-error', 'HTTP 404; the sitemap lists it'],
    ['answered-late', 'Failed at first, then HTTP 200'],
  ]);
  const unlisted = makeSite([makeMissing('/gone')], { sitemap: new Set() });
  expect(rulesIn(statusCheck, unlisted)).toEqual([]);
});

const toA = (...more: [string, number, string | null][]) =>
  makeRedirect(['/a', 301, '/b'], ...more);

it.each([
  ['to a page in one step is none', toA(['/b', 200, null]), []],
  ['that comes back is a loop', toA(['/b', 301, '/a']), ['redirect-loop /a']],
  ['to a missing page is one', toA(['/b', 404, null]), ['redirect-to-error /a']],
])('a redirect %s', (_, page, rules) => {
  expect(rulesOf(redirectsCheck, page)).toEqual(rules);
});

it('a redirect of two steps is a chain, with every step named', () => {
  const site = makeSite([toA(['/b', 302, '/c'], ['/c', 200, null])]);
  expect(onlyProblem(redirectsCheck, site)).toMatchObject({
    rule: 'redirect-chain',
    evidence: '/a (301) → /b (302) → /c (200)',
  });
});

it('a redirect is reported where a page of the site links to it', () => {
  const home = makePage('/', { links: [makeLink('/a')] });
  const site = makeSite([home, toA(['/b', 200, null])]);
  expect(onlyProblem(redirectsCheck, site)).toMatchObject({
    ...{ rule: 'link-to-redirect', path: '/', subject: '/a' },
    evidence: 'Links to /a, which leads to /b',
  });
});
