import { describe, expect, it } from 'vitest';
import {
  makeLink,
  makeMissing,
  makePage,
  makeSite,
  onlyProblem,
  rulesOf,
} from '../testing/make-crawled-site';
import type { PageLink } from '../document/page-facts';
import { linksCheck } from './links';

const linking = (link: PageLink) => makePage('/', { links: [link] });

describe('links', () => {
  it('are right where they lead to a page and say what it is', () => {
    const site = makeSite([linking(makeLink('/a')), makePage('/a')]);
    expect(rulesOf(linksCheck, site)).toEqual([]);
  });

  it('are broken where no page answers', () => {
    const site = makeSite([linking(makeLink('/gone')), makeMissing('/gone')]);
    expect(onlyProblem(linksCheck, site)).toMatchObject({
      rule: 'link-broken',
      path: '/',
      subject: '/gone',
      evidence: '“About /gone” links to /gone (HTTP 404)',
      related: ['/gone'],
    });
  });

  it('that ask not to be followed are not judged by where they lead', () => {
    const link = makeLink('/gone', { nofollow: true });
    expect(rulesOf(linksCheck, makeSite([linking(link), makeMissing('/gone')]))).toEqual([]);
  });

  it.each(['Learn more', 'click here', 'Read more →', 'HERE'])(
    'called “%s” say nothing',
    (name) => {
      const site = makeSite([linking(makeLink('/a', { name })), makePage('/a')]);
      expect(rulesOf(linksCheck, site)).toEqual(['link-generic /']);
    },
  );

  it('may show a generic text where their name says more', () => {
    const link = makeLink('/a', { text: 'Learn more', name: 'Learn more about MLOps' });
    expect(rulesOf(linksCheck, makeSite([linking(link), makePage('/a')]))).toEqual([]);
  });

  it('need a name, also those to other sites, which are not fetched', () => {
    const link = makeLink('https://other.example/', { text: '', name: '' });
    expect(onlyProblem(linksCheck, makeSite([linking(link)]))).toMatchObject({
      rule: 'link-empty',
      subject: 'https://other.example/',
    });
  });
});
