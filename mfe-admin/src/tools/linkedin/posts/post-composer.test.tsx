// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, test, vi } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import { dryRunLines, LinkPicture } from './post-composer';

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

const run = {
  picture: null,
  pictureProblem: null,
  method: 'POST' as const,
  url: 'https://api.example/rest/posts',
  headers: { 'LinkedIn-Version': '202605' },
  body: { author: 'a' },
  sentLength: 1,
};

test('a post without a picture is one request', () => {
  expect(dryRunLines(run)).toEqual([
    'POST https://api.example/rest/posts',
    'LinkedIn-Version: 202605',
    '',
    '{\n  "author": "a"\n}',
  ]);
});

test('a picture is uploaded by two requests before', () => {
  const picture = {
    url: 'https://www.example.com/_social/1.png',
    type: 'image/png',
    size: 49_000,
    uploadUrl: 'https://api.example/rest/images?action=initializeUpload',
    uploadBody: {},
  };
  expect(dryRunLines({ ...run, picture }).slice(0, 6)).toEqual([
    'POST https://api.example/rest/images?action=initializeUpload',
    '{}',
    '',
    'PUT https://www.example.com/_social/1.png',
    'image/png, 48 KB',
    '',
  ]);
});
