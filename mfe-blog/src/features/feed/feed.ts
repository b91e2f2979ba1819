import type { SiteConfig, PageHead } from '@talent/sdk/contract';
import type { Post } from '../post/api/post';
import { blogIndex } from '../../content/blog-index';
import { blogPath, feedPath, postPath } from '../../content/paths';
import { topicLabel } from '../post-facts/topic-label';

/** A post as the feed lists it. */
export type FeedPost = Omit<Post, 'body'>;

/**
 * The blog as RSS 2.0. Its dates are those of the posts: the same posts give the same bytes.
 * @param posts - newest first
 */
export function rssFeed(posts: readonly FeedPost[], site: SiteConfig): string {
  const latest = posts
    .map(({ publishedAt, updatedAt }) => updatedAt ?? publishedAt)
    .sort()
    .at(-1);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${blogIndex.title} | ${site.brand}`),
    element('link', site.origin + blogPath),
    element('description', blogIndex.lede),
    element('language', 'en'),
    `<atom:link href="${escapeXml(site.origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...(latest === undefined ? [] : [element('lastBuildDate', rfc822(latest))]),
    ...posts.map((post) => item(post, site)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function item(post: FeedPost, site: SiteConfig): string {
  const link = site.origin + postPath(post.slug);
  return [
    '<item>',
    element('title', post.title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    element('pubDate', rfc822(post.publishedAt)),
    element('dc:creator', post.author.name),
    element('category', topicLabel(post.topic)),
    element('description', post.description),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** `Tue, 12 May 2026 09:00:00 GMT`. */
function rfc822(iso: string): string {
  return new Date(iso).toUTCString();
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text for an element or attribute of XML 1.0, without the characters that no such document may hold. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => references[character] ?? character);
}

/** The blog's feed, for the head of its pages. */
export function feedOf({ brand }: SiteConfig): NonNullable<PageHead['feed']> {
  return { title: `${blogIndex.title} | ${brand}`, path: feedPath };
}
