import { describe, expect, it } from 'vitest';
import { makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import { imagesCheck } from './images';

describe('pictures', () => {
  it('may have an alt that says something, or an empty one', () => {
    const images = [
      { source: '/a.png', alt: 'A chart' },
      { source: '/b.png', alt: '' },
    ];
    expect(rulesOf(imagesCheck, makeSite([makePage('/a', { images })]))).toEqual([]);
  });

  it('need one', () => {
    const site = makeSite([makePage('/a', { images: [{ source: '/a.png', alt: null }] })]);
    expect(onlyProblem(imagesCheck, site)).toMatchObject({
      rule: 'alt-missing',
      subject: '/a.png',
      evidence: '<img src="/a.png"> has no alt',
    });
  });
});
