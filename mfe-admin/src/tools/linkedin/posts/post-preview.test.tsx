// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import { LinkPicture } from './post-preview';

/** Shows the picture of a page, and what was asked for. */
function open(html: string | null, origin = 'http://localhost:3000'): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(html ?? '', { status: html === null ? 404 : 200 }));
  });
  renderPage(() => <LinkPicture url={`${origin}/blog/a-post`} />);
  return asked;
}

it('is the picture on the card of the page, as LinkedIn gets it', async () => {
  open('<meta property="og:image" content="http://localhost:3000/_social/1.png">');
  const picture = await screen.findByRole('img', { name: /^The picture of the linked page/ });
  expect(picture.getAttribute('src')).toBe('/_social/1.png');
});

it.each([
  ['<title>Bare</title>', /^This page has no picture/],
  [null, 'This page cannot be read. The post is not sent until it is live.'],
])('says why a page has none: %s', async (html, words) => {
  open(html);
  await screen.findByText(words);
});

it('asks no other site', async () => {
  const asked = open('', 'https://elsewhere.example');
  await screen.findByText('Links to other sites are posted without a picture.');
  expect(asked).toEqual([]);
});
