// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../queries/query-client';
import { LinkPicture } from './post-preview';

const site = { pages: {} as Record<string, string>, asked: [] as string[] };
vi.stubGlobal('fetch', (address: string) => {
  site.asked.push(address);
  const html = site.pages[address];
  return Promise.resolve(new Response(html ?? '', { status: html === undefined ? 404 : 200 }));
});
vi.spyOn(console, 'error').mockReturnValue();

afterEach(() => {
  cleanup();
  queryClient.clear();
  Object.assign(site, { pages: {}, asked: [] });
});

const open = (path: string, origin = 'http://localhost:3000') =>
  renderPage(() => <LinkPicture url={origin + path} />, { path: '/linkedin-posting-test' });

it('is the picture on the card of the page, as LinkedIn gets it', async () => {
  site.pages['/blog/a-post'] =
    '<meta property="og:image" content="http://localhost:3000/_social/1.png">';
  open('/blog/a-post');
  const picture = await screen.findByRole('img', { name: /^The picture of the linked page/ });
  expect(picture.getAttribute('src')).toBe('/_social/1.png');
});

it('says that a page has none, and that one that cannot be read stops the post', async () => {
  site.pages['/blog/bare'] = '<title>Bare</title>';
  open('/blog/bare');
  await screen.findByText(/^This page has no picture/);
  cleanup();
  open('/blog/gone');
  await screen.findByText('This page cannot be read. The post is not sent until it is live.');
});

it('asks no other site', async () => {
  open('/a', 'https://elsewhere.example');
  await screen.findByText('Links to other sites are posted without a picture.');
  expect(site.asked).toEqual([]);
});
