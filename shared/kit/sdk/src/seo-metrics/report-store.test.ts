// @vitest-environment jsdom
import { consentStore } from '@talent/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepReport, readReports, type StoredReport } from './report-store.ts';

function page(number: number): StoredReport {
  return {
    pagePath: `/page-${number}`,
    analysedAt: '2026-04-01T09:30:00.000Z',
    pageTitle: 'A page',
    metaDescription: 'About a page',
    canonicalUrl: '',
    keywords: ['salaries'],
    headingStructure: { h1: 1, h2: 3, h3: 0, h4: 0, h5: 0, h6: 0 },
    imageAltTags: 2,
    imageCount: 2,
    internalLinks: 12,
    externalLinks: 1,
    loadTime: 84,
    robots: 'index, follow',
  };
}

beforeEach(() => consentStore.setState({ status: 'accepted' }, true));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('the report store adds the newest report at the end and keeps the last 50', () => {
  for (let number = 1; number <= 51; number += 1) expect(keepReport(page(number))).toBe('stored');
  const kept = readReports();
  expect(kept).toHaveLength(50);
  expect(kept.at(0)?.pagePath).toBe('/page-2');
  expect(kept.at(-1)?.pagePath).toBe('/page-51');
  expect(JSON.parse(localStorage.getItem('seo_metrics') ?? '')).toHaveLength(50);
});

it.each([
  { status: 'unknown' },
  { status: 'unset', signal: false },
  { status: 'refused' },
] as const)('the report store writes nothing when the consent is $status', (consent) => {
  consentStore.setState(consent, true);
  expect(keepReport(page(1))).toBe('not-allowed');
  expect(localStorage.getItem('seo_metrics')).toBeNull();
});

it.each(['', '{', 'null', '7', '{"length":1}', '[null,1,"x",[]]'])(
  'the report store starts over when it finds %s',
  (content) => {
    localStorage.setItem('seo_metrics', content);
    expect(readReports()).toEqual([]);
    expect(keepReport(page(1))).toBe('stored');
    expect(readReports()).toEqual([page(1)]);
  },
);

it('the report store keeps valid reports and skips broken ones', () => {
  const broken = [
    { ...page(2), loadTime: null },
    { ...page(3), analysedAt: 'yesterday' },
    { ...page(4), keywords: [1] },
    { ...page(5), headingStructure: { h1: 1 } },
  ];
  localStorage.setItem('seo_metrics', JSON.stringify([page(1), ...broken]));
  expect(readReports()).toEqual([page(1)]);
});

it('the report store reports when the browser refuses to store', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw full;
  });
  expect(keepReport(page(1))).toBe('failed');
  expect(logged).toHaveBeenCalledExactlyOnceWith('Error tracking analytics event', full);
});
