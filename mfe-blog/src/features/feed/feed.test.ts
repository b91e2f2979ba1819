import { attacks } from '@talent/markdown/testing/attacks';
import { defaultSite } from '@talent/sdk/site';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { makePost } from '../post/testing/make-post';
import { rssFeed } from './feed';

const site = { ...defaultSite, origin: 'https://www.example.com' };

/** The channel as a strict parser of XML reads it. */
function channelOf(feed: string) {
  expect(XMLValidator.validate(feed)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' });
  type Channel = Record<string, unknown> & { item: { description: string }[] };
  return (parser.parse(feed) as { rss: { channel: Channel } }).rss.channel;
}

it('is RSS 2.0 with a link to itself, newest first, each post by its own address', () => {
  const posts = [makePost({ slug: 'b', updatedAt: '2026-06-01T10:00:00.000Z' }), makePost()];
  const channel = channelOf(rssFeed(posts, site));
  expect(channel).toMatchObject({
    title: `AI hiring insights | ${site.brand}`,
    link: 'https://www.example.com/ai-hiring-insights-blog',
    'atom:link': {
      '@_href': 'https://www.example.com/feed.xml',
      '@_rel': 'self',
      '@_type': 'application/rss+xml',
    },
    lastBuildDate: 'Mon, 01 Jun 2026 10:00:00 GMT',
  });
  expect(channel.item).toMatchObject([
    { link: 'https://www.example.com/blog/b' },
    {
      title: 'What AI engineers earn',
      link: 'https://www.example.com/blog/pay',
      guid: { '#text': 'https://www.example.com/blog/pay', '@_isPermaLink': 'true' },
      pubDate: 'Tue, 12 May 2026 09:00:00 GMT',
      'dc:creator': 'Robin Example',
      category: 'Salary insights',
    },
  ]);
});

it('depends on the posts alone, not on the clock, and is valid without any', () => {
  expect(channelOf(rssFeed([makePost()], site)).lastBuildDate).toBe(
    'Tue, 12 May 2026 09:00:00 GMT',
  );
  expect(channelOf(rssFeed([], site))).not.toHaveProperty('lastBuildDate');
});

it('carries any text as text', () => {
  const texts = [...attacks, 'null \u0000 bell \u0007 half \uD83D pair', 'R&D < 5 > "3" \'2\''];
  const posts = texts.map((text) => makePost({ title: `a ${text} z`, description: text }));
  const feed = rssFeed(posts, site);
  const { item } = channelOf(feed);
  expect(item).toHaveLength(texts.length);
  expect(feed).not.toMatch(/<(script|img|svg|iframe)/i);
  expect(item.at(-1)?.description).toBe('R&D < 5 > "3" \'2\'');
});
