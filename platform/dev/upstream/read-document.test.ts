import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { releasedComposition, releasedDocument } from '../testing/released-document.ts';

describe('a released document', () => {
  it('is taken apart into what it was made from', () => {
    const read = readDocument(releasedDocument({}, '<main><div>One</div></main>'));
    expect(read).toMatchObject({
      composition: releasedComposition,
      block: { app: 'mfe-marketing', pattern: '/about', data: { text: '</script><p>' } },
      body: '<main><div>One</div></main>',
    });
  });

  it('keeps the stylesheets of its remote, and leaves out those of the shell', () => {
    const links = readDocument(releasedDocument())?.links ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toMatch(/^<link rel="stylesheet" href="\/assets\/mfe-marketing\/.+integrity=/);
    }
  });

  it.each([
    ['another page', '<!doctype html><html><body><div id="root"></div></body></html>'],
    [
      'a document without a composition',
      releasedDocument().replace(/(id="composition-block">)[^<]*/, '$1'),
    ],
    ['no HTML', '{"status":"ok"}'],
  ])('is not %s', (_, html) => {
    expect(readDocument(html)).toBeNull();
  });
});
