import { describe, expect, it } from 'vitest';
import { makeLink, makePage, makeSite } from '../testing/make-crawled-site';
import { checkLabels } from '../content/comprehensive-seo-rules';
import { checks } from '../checks/checks';
import { findProblems } from './find-problems';

const lonely = [
  makePage('/', { links: [makeLink('/a'), makeLink('/a')] }),
  makePage('/a'),
  makePage('/b'),
];

describe('findProblems', () => {
  it('finds nothing on a site that keeps every rule', () => {
    expect(findProblems(makeSite(lonely.slice(0, 2)))).toEqual([]);
  });

  it('runs the checks of a whole site on a whole site alone', () => {
    expect(findProblems(makeSite(lonely)).map(({ rule }) => rule)).toEqual(['orphan']);
    expect(findProblems(makeSite(lonely, { isWhole: false }))).toEqual([]);
  });

  it('reports a repeated problem of a page once', () => {
    const image = { source: '/a.png', alt: null };
    const site = makeSite([makePage('/', { images: [image, image] })]);
    expect(findProblems(site)).toHaveLength(1);
  });

  it('cuts off texts that are too long to keep', () => {
    const image = { source: `/${'x'.repeat(2_000)}`, alt: null };
    const [finding] = findProblems(makeSite([makePage('/', { images: [image] })]));
    expect(finding?.evidence.length).toBe(600);
    expect(finding?.fingerprint.length).toBeLessThan(800);
  });

  it('has every check once', () => {
    expect(checks.map(({ key }) => key)).toEqual(Object.keys(checkLabels));
  });
});
