import { describe, expect, it } from 'vitest';
import {
  makeLink,
  makeMissing,
  makePage,
  makeSite,
  onlyProblem,
  rulesOf,
} from '../testing/make-crawled-site';
import type { PageLink } from '../document/read-document';
import { hreflangCheck, linksCheck } from './links';

const linking = (link: PageLink) => makePage('/', { links: [link] });

describe('links', () => {
  it('are broken where no page answers', () => {
    const site = makeSite([linking(makeLink('/gone')), makeMissing('/gone')]);
    expect(onlyProblem(linksCheck, site)).toMatchObject({
      ...{ rule: 'link-broken', path: '/', subject: '/gone', related: ['/gone'] },
      evidence: '“About /gone” links to /gone (HTTP 404)',
    });
  });

  it.each([
    ['are right where they lead to a page and say what it is', {}, []],
    ['called “Learn more” say nothing', { name: 'Learn more' }, ['link-generic /']],
    ['called “Read more →” say nothing', { name: 'Read more →' }, ['link-generic /']],
    ['called “HERE” say nothing', { name: 'HERE' }, ['link-generic /']],
    ['may show a generic text under a name', { text: 'Learn more', name: 'About MLOps' }, []],
  ])('%s', (_, changes, rules) => {
    expect(rulesOf(linksCheck, linking(makeLink('/a', changes)), makePage('/a'))).toEqual(rules);
  });

  it('that ask not to be followed are not judged by where they lead', () => {
    const link = makeLink('/gone', { nofollow: true });
    expect(rulesOf(linksCheck, linking(link), makeMissing('/gone'))).toEqual([]);
  });

  it('need a name, also those to other sites, which are not fetched', () => {
    const link = makeLink('https://other.example/', { text: '', name: '' });
    expect(onlyProblem(linksCheck, makeSite([linking(link)]))).toMatchObject({
      ...{ rule: 'link-empty', subject: 'https://other.example/' },
    });
  });
});

const named = (path: string, ...pairs: [string, string][]) =>
  makePage(path, {
    hreflangs: pairs.map(([language, to]) => ({
      language,
      address: `https://www.example.com${to}`,
    })),
  });
const both: [string, string][] = [
  ['en', '/a'],
  ['fr', '/b'],
  ['x-default', '/a'],
];

describe('alternate languages', () => {
  it.each([
    ['are optional', [makePage('/a')], []],
    ['name the page, each other and a default', [named('/a', ...both), named('/b', ...both)], []],
    [
      'name the page itself and everybody else’s',
      [named('/a', ['fr', '/b']), named('/b', ...both)],
      ['hreflang-self /a', 'hreflang-default /a'],
    ],
    ['are returned', [named('/a', ...both), makePage('/b')], ['hreflang-not-returned /a']],
    ['lead to pages', [named('/a', ...both), makeMissing('/b')], ['hreflang-to-no-page /a']],
  ])('%s', (_, pages, rules) => {
    expect(rulesOf(hreflangCheck, ...pages)).toEqual(rules);
  });

  it('need known codes', () => {
    const known = ['en', 'en-us', 'en-CA', 'zh-Hant-TW', 'X-Default'];
    const unknown = ['', 'english', 'en-uk', 'en_US', 'us', 'xx', 'en-zz', 'en-us-x'];
    const page = named(
      '/a',
      ...[...known, ...unknown].map((code): [string, string] => [code, '/a']),
    );
    const found = hreflangCheck.find(makeSite([page]));
    expect(found.map(({ subject }) => subject)).toEqual(unknown);
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['hreflang-code']));
  });
});
