// @vitest-environment jsdom
import { noticeStore } from '@talent/sdk';
import { defaultSite } from '@talent/sdk/site';
import { attacks } from '@talent/markdown/testing/attacks';
import { unsafeParts } from '@talent/markdown/testing/unsafe-parts';
import { renderPage } from '@talent/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { coverOf } from '../features/cover/cover-of';
import { makePost } from '../features/post/testing/make-post';
import { parseMarkdown } from '@talent/markdown/parse-markdown';
import BlogPostPage from './blog-post';
import { blogPostPlan, type BlogPostData } from './blog-post.plan';

const read = (markdown: string) => parseMarkdown(markdown, { siteOrigin: defaultSite.origin });

const reference = (slug: string) => makePost({ slug, title: `Post ${slug}` });

function post(facts: Partial<BlogPostData> = {}): BlogPostData {
  const { body: _, ...rest } = makePost();
  return {
    ...rest,
    readingMinutes: 4,
    cover: coverOf(makePost()),
    document: read('# One\n\nText.\n\n# Two\n\n# Three'),
    figures: {},
    related: [],
    neighbors: { previous: null, next: null },
    ...facts,
  };
}

it('shows one h1, the facts, the cover with the caption that says how to read it, and the sections as h2', () => {
  const { container } = renderPage(BlogPostPage, { data: post() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What AI engineers earn');
  expect(screen.getAllByRole('heading', { level: 2 }).map((h2) => h2.textContent)).toEqual([
    'One',
    'Two',
    'Three',
    'Salary insights by email',
    'Hiring for this kind of work?',
  ]);
  expect(container.querySelectorAll('[data-next-step]')).toHaveLength(1);
  expect(container.querySelector('figcaption')?.textContent).toBe(coverOf(makePost()).caption);
  expect(container.querySelectorAll('svg.mark-picture')).toHaveLength(1);
  expect(container.querySelector('time')?.textContent).toBe('May 12, 2026');
  const facts = screen.getByText('4 min read').closest('p');
  expect(facts?.textContent).toBe('Salary insightsMay 12, 2026By Robin Example4 min read');
});

it('leaves the box for the newsletter out while its flag is off', () => {
  renderPage(BlogPostPage, { data: post(), settings: { newsletterBox: false } });
  expect(screen.queryByText('Salary insights by email')).toBeNull();
});

it('leads from its contents to its sections where there are three, and says when its text was last changed', () => {
  const updatedAt = '2026-06-01T09:00:00.000Z';
  const { container, unmount } = renderPage(BlogPostPage, { data: post({ updatedAt }) });
  expect(screen.getByText(/^Updated/).textContent).toBe('Updated June 1, 2026');
  const contents = screen.getByRole('navigation', { name: 'In this article' });
  const targets = within(contents)
    .getAllByRole('link')
    .map((link) => container.querySelector(link.getAttribute('href') ?? '')?.textContent);
  expect(targets).toEqual(['One', 'Two', 'Three']);
  unmount();
  renderPage(BlogPostPage, { data: post({ document: read('# One\n\n# Two') }) });
  expect(screen.queryByRole('navigation', { name: 'In this article' })).toBeNull();
});

it('introduces its author and leads to related posts, the one before and the one after', () => {
  const data = post({
    related: [reference('a'), reference('b')],
    neighbors: { previous: reference('before'), next: reference('after') },
  });
  renderPage(BlogPostPage, { data });
  const author = screen.getByRole('region', { name: 'About the author' });
  expect(author.textContent).toContain('Robin ExampleEditorWrites.');
  const related = screen.getByRole('region', { name: 'Related articles' });
  const to = (link: HTMLElement) => [link.getAttribute('href'), link.getAttribute('rel')];
  expect(within(related).getAllByRole('link').map(to)).toEqual([
    ['/blog/a', null],
    ['/blog/b', null],
  ]);
  const neighbors = screen.getByRole('navigation', { name: 'Previous and next article' });
  expect(within(neighbors).getAllByRole('link').map(to)).toEqual([
    ['/blog/before', 'prev'],
    ['/blog/after', 'next'],
  ]);
});

it('can be shared by links that hold its address, and by copying it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const url = `${defaultSite.origin}/blog/pay`;
  renderPage(BlogPostPage, { data: post({ title: 'Pay & hiring' }) });
  const share = screen.getByRole('region', { name: 'Share this article' });
  const hrefs = within(share)
    .getAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? ''));
  expect(hrefs.map(({ host, protocol }) => host || protocol)).toEqual([
    'www.linkedin.com',
    'twitter.com',
    'mailto:',
  ]);
  expect(hrefs[0]?.searchParams.get('url')).toBe(url);
  expect(hrefs[1]?.searchParams.get('text')).toBe('Pay & hiring');
  expect(hrefs[2]?.searchParams.get('body')).toBe(`Pay & hiring\n${url}`);
  fireEvent.click(within(share).getByRole('button', { name: 'Copy link' }));
  await vi.waitFor(() => expect(noticeStore.getState().at(-1)?.title).toBe('Link copied'));
  expect(writeText).toHaveBeenCalledWith(url);
  vi.unstubAllGlobals();
});

it.each([
  ['opens the list of apps that take a link', undefined, 0],
  ['says nothing when the visitor closes that list', 'AbortError', 0],
  ['says that it failed', 'NotAllowedError', 1],
])('where the browser can share, the button %s', async (_, refusal, notices) => {
  const share = vi.fn(() =>
    refusal ? Promise.reject(new DOMException('', refusal)) : Promise.resolve(),
  );
  const writeText = vi.fn();
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  noticeStore.setState([], true);
  renderPage(BlogPostPage, { data: post({ title: 'Pay & hiring' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await vi.waitFor(() => expect(noticeStore.getState()).toHaveLength(notices));
  expect(share).toHaveBeenCalledWith({
    url: `${defaultSite.origin}/blog/pay`,
    title: 'Pay & hiring',
  });
  expect(writeText).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it.each(attacks)('shows %j in title, description, author and topic as text', (attack) => {
  const author = { slug: 'robin', name: attack, title: attack, bio: attack };
  const data = post({ title: attack, description: attack, topic: attack, author });
  data.related = [{ ...reference('a'), title: attack, topic: attack }];
  data.neighbors = { previous: data.related[0] ?? null, next: null };
  const { container } = renderPage(BlogPostPage, { data });
  expect(unsafeParts(container, defaultSite.origin)).toEqual([]);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(attack);
  expect('hacked' in globalThis).toBe(false);
});

it('takes the text of its head from running text', () => {
  const document = read(`## Heading\n\nThe text begins here. ${'More of it. '.repeat(20)}`);
  const head = blogPostPlan.head({
    data: post({ document }),
    params: { slug: 'pay' },
    path: '/blog/pay',
    site: defaultSite,
  });
  expect(head.description).toMatch(
    /^Medians, and what they leave out\. The text begins here\. More/,
  );
});
