import { describe, expect, it } from 'vitest';
import {
  makeMissing,
  makePage,
  makeSite,
  onlyProblem,
  rulesOf,
} from '../testing/make-crawled-site';
import { statusCheck } from './status';

describe('the status of pages', () => {
  it('is no problem where every page answers at once', () => {
    expect(rulesOf(statusCheck, makeSite([makePage('/'), makePage('/a')]))).toEqual([]);
  });

  it('is one where no answer came, a server failed, or the sitemap names what is not there', () => {
    const pages = [
      makePage('/slow', {}, { outcome: 'failed', status: null, failure: 'timeout', attempts: 2 }),
      makePage('/broken', {}, { status: 502, attempts: 2 }),
      makeMissing('/gone'),
      makePage('/late', {}, { attempts: 2 }),
    ];
    expect(rulesOf(statusCheck, makeSite(pages))).toEqual([
      'no-answer /slow',
      'server-error /broken',
      'client-error /gone',
      'answered-late /late',
    ]);
  });

  it('names status and attempts', () => {
    const site = makeSite([makePage('/a', {}, { status: 503, attempts: 2 })]);
    expect(onlyProblem(statusCheck, site).evidence).toBe('HTTP 503 (tried twice)');
  });

  it('leaves missing pages that are only linked to the check of links', () => {
    const site = makeSite([makeMissing('/gone')], { sitemap: new Set() });
    expect(rulesOf(statusCheck, site)).toEqual([]);
  });
});
