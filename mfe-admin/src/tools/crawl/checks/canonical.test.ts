import { describe, expect, it } from 'vitest';
import {
  makeMissing,
  makePage,
  makeSite,
  onlyProblem,
  rulesOf,
} from '../testing/make-crawled-site';
import { canonicalCheck } from './canonical';

const pointing = (address: string) => makePage('/a', { canonicals: [address] });

describe('canonical addresses', () => {
  it('are right where each page names itself, on either of its origins', () => {
    const site = makeSite([makePage('/'), pointing('http://localhost:1/a')], {
      origins: ['https://www.example.com', 'http://localhost:1'],
    });
    expect(rulesOf(canonicalCheck, site)).toEqual([]);
  });

  it('are missed where there is none, unless the page is not to be indexed', () => {
    const pages = [
      makePage('/a', { canonicals: [] }),
      makePage('/b', { canonicals: [], robots: 'noindex' }),
    ];
    expect(rulesOf(canonicalCheck, makeSite(pages))).toEqual(['canonical-missing /a']);
  });

  it('may not be several', () => {
    const canonicals = ['https://www.example.com/a', 'https://www.example.com/b'];
    expect(rulesOf(canonicalCheck, makeSite([makePage('/a', { canonicals })]))).toEqual([
      'canonical-several /a',
    ]);
  });

  it('tell where they lead: to another page, to another site, to no page', () => {
    const elsewhere = onlyProblem(
      canonicalCheck,
      makeSite([pointing('https://www.example.com/b'), makePage('/b')]),
    );
    expect(elsewhere).toMatchObject({
      rule: 'canonical-elsewhere',
      severity: 'notice',
      related: ['/b'],
    });
    const outside = onlyProblem(canonicalCheck, makeSite([pointing('https://other.example/a')]));
    expect(outside).toMatchObject({ rule: 'canonical-elsewhere', severity: 'warning' });
    const missing = makeSite([pointing('https://www.example.com/b'), makeMissing('/b')], {
      sitemap: new Set(),
    });
    expect(canonicalCheck.find(missing)[0]).toMatchObject({
      rule: 'canonical-to-no-page',
      evidence: 'https://www.example.com/b (404)',
    });
  });
});
