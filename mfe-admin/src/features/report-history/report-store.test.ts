import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { makeReport } from '../../testing/make-metrics';
import { keepReport, readReports } from './report-store';

function storageWith(content: string | null, consent: string | null = 'true') {
  const values = new Map<string, string>();
  if (content !== null) values.set('seo_metrics', content);
  if (consent !== null) values.set('cookies-accepted', consent);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    content: () => values.get('seo_metrics') ?? null,
  };
}

function page(number: number) {
  return makeReport({ pagePath: `/page-${number}` });
}

describe('the report store', () => {
  it('adds the newest report at the end', () => {
    const storage = storageWith(null);
    expect(keepReport(page(1), storage)).toBe('stored');
    keepReport(page(2), storage);
    expect(readReports(storage)).toEqual([page(1), page(2)]);
  });

  it('keeps the last 50 reports', () => {
    const storage = storageWith(null);
    for (let number = 1; number <= 51; number += 1) keepReport(page(number), storage);
    const kept = readReports(storage);
    expect(kept).toHaveLength(50);
    expect(kept.at(0)?.pagePath).toBe('/page-2');
    expect(kept.at(-1)?.pagePath).toBe('/page-51');
  });

  it.each([null, 'false', ''])('writes nothing when the consent is %j', (consent) => {
    const storage = storageWith(null, consent);
    expect(keepReport(page(1), storage)).toBe('not-allowed');
    expect(storage.content()).toBeNull();
  });

  it.each(['', '{', 'null', '7', '{"length":1}', '[null,1,"x",[]]'])(
    'starts anew when it finds %s',
    (content) => {
      const storage = storageWith(content);
      expect(readReports(storage)).toEqual([]);
      expect(keepReport(page(1), storage)).toBe('stored');
      expect(readReports(storage)).toEqual([page(1)]);
    },
  );

  it('keeps whole reports and passes over broken ones beside them', () => {
    const broken = [
      { ...page(2), loadTime: null },
      { ...page(3), analysedAt: 'yesterday' },
      { ...page(4), keywords: [1] },
      { ...page(5), headingStructure: { h1: 1 } },
    ];
    expect(readReports(storageWith(JSON.stringify([page(1), ...broken])))).toEqual([page(1)]);
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.json(), (content) => {
        expect(readReports(storageWith(content))).toBeInstanceOf(Array);
      }),
    );
  });

  it('says so when the browser refuses to store', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const full = {
      ...storageWith(null),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keepReport(page(1), full)).toBe('failed');
    expect(logged).toHaveBeenCalledOnce();
  });
});
