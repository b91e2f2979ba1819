// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { lateContent } from './late-content';
import { readDocument } from './read-document';

function facts(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return readDocument(page, {
    url: 'https://www.example.com/a',
    origins: ['https://www.example.com'],
  });
}

const served = facts(
  '<title>A</title><link rel="canonical" href="/a"><main><h1>Head</h1><a href="/b">b</a> one two</main>',
);

describe('the changes that scripts make to a page', () => {
  it('are empty where both documents are the same', () => {
    expect(lateContent(served, served)).toEqual({ changes: [], links: [], share: 0 });
  });

  it('list changed texts, added links and the share of added words', () => {
    const rendered = facts(
      '<title>B</title><main><h1>Head</h1><a href="/b">b</a><a href="/c">c</a> one two one new</main>',
    );
    expect(lateContent(served, rendered)).toEqual({
      changes: [
        { what: 'title', served: 'A', rendered: 'B' },
        { what: 'canonical', served: 'https://www.example.com/a', rendered: '' },
      ],
      links: ['/c'],
      // c, the second one, and new: of seven.
      share: 3 / 7,
    });
  });

  it('are empty for a page without words', () => {
    expect(lateContent(facts(''), facts('')).share).toBe(0);
  });
});
