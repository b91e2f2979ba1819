import type { PageHead } from '@talent/sdk/contract';
import { describe, expect, it } from 'vitest';
import { contentOf, pageFacts } from './compose-page.ts';

const head: PageHead = {
  title: 't',
  description: 'd',
  canonicalPath: '/',
  robots: 'index, follow',
};

const modifiedAt = (...structuredData: Record<string, unknown>[]): string | undefined =>
  pageFacts({ ...head, structuredData }).modifiedAt;

describe('the facts of a page in the index', () => {
  it('are empty for an indexed page without a date', () => {
    expect(pageFacts(head)).toEqual({});
  });

  it('say when search engines must leave it out', () => {
    expect(pageFacts({ ...head, robots: 'noindex, nofollow' })).toEqual({ noindex: true });
  });

  it('hold the date of its last change, or else of its publication, from its structured data', () => {
    const published = { datePublished: '2025-03-01T09:00:00+00:00' };
    expect(modifiedAt(published)).toBe('2025-03-01T09:00:00+00:00');
    expect(modifiedAt({ ...published, dateModified: '2025-04-02' })).toBe('2025-04-02');
    expect(modifiedAt({ dateModified: '2025-04-02' }, { dateModified: '2025-04-03' })).toBe(
      '2025-04-03',
    );
  });

  it('hold no malformed date', () => {
    expect(modifiedAt({ dateModified: 'last week' }, { dateModified: 20250301 })).toBeUndefined();
  });
});

it('the content is what the main element of a page holds', () => {
  const body =
    '<header>x</header><main id="content" tabindex="-1"><div data-app="mfe-blog"><h1>Pay</h1></div></main><footer></footer>';
  expect(contentOf(body)).toBe('<div data-app="mfe-blog"><h1>Pay</h1></div>');
});

it('the content is left out of pages without a main element, and of pages that would arrive later than their code', () => {
  expect(contentOf('<div data-app="mfe-blog"></div>')).toBeUndefined();
  expect(contentOf(`<main>${'a'.repeat(120_000)}</main>`)).toHaveLength(120_000);
  expect(contentOf(`<main>${'a'.repeat(120_001)}</main>`)).toBeUndefined();
});
