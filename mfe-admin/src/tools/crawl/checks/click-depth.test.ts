import { describe, expect, it } from 'vitest';
import { makeLink, makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import { clickDepthCheck } from './click-depth';

const chain = (length: number) =>
  Array.from({ length }, (_, index) =>
    makePage(index === 0 ? '/' : `/${index}`, { links: [makeLink(`/${index + 1}`)] }),
  );

describe('the click depth', () => {
  it('may be three', () => {
    expect(rulesOf(clickDepthCheck, makeSite(chain(4)))).toEqual([]);
  });

  it('is a problem from four on', () => {
    expect(onlyProblem(clickDepthCheck, makeSite(chain(5)))).toMatchObject({
      path: '/4',
      evidence: '4 clicks from /',
    });
  });

  it('does not count the step over a redirect', () => {
    const hops = [
      { path: '/old', status: 301, location: '/4' },
      { path: '/4', status: 200, location: null },
    ];
    const old = makePage('/old', {}, { outcome: 'redirected', document: null, hops });
    const [home, ...others] = chain(5);
    const linked = makePage('/', { links: [...(home?.document?.links ?? []), makeLink('/old')] });
    expect(rulesOf(clickDepthCheck, makeSite([linked, ...others, old]))).toEqual([]);
  });
});
