import type { PageHead } from '@talent/sdk/contract';
import { describe, expect, it } from 'vitest';
import { pageFacts } from './page-facts.ts';

const head: PageHead = {
  title: 't',
  description: 'd',
  canonicalPath: '/',
  robots: 'index, follow',
};

const modifiedAt = (...structuredData: Record<string, unknown>[]): string | undefined =>
  pageFacts({ ...head, structuredData }).modifiedAt;

describe('what the index says about a page', () => {
  it('is nothing for an indexed page that names no day', () => {
    expect(pageFacts(head)).toEqual({});
  });

  it('is that search engines are to leave it out', () => {
    expect(pageFacts({ ...head, robots: 'noindex, nofollow' })).toEqual({ noindex: true });
  });

  it('is when it was last changed, or else published, by its own structured data', () => {
    const published = { datePublished: '2025-03-01T09:00:00+00:00' };
    expect(modifiedAt(published)).toBe('2025-03-01T09:00:00+00:00');
    expect(modifiedAt({ ...published, dateModified: '2025-04-02' })).toBe('2025-04-02');
    expect(modifiedAt({ dateModified: '2025-04-02' }, { dateModified: '2025-04-03' })).toBe(
      '2025-04-03',
    );
  });

  it('takes no text for a day that is none', () => {
    expect(modifiedAt({ dateModified: 'last week' }, { dateModified: 20250301 })).toBeUndefined();
  });
});
