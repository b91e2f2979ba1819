import { defaultSite } from '@talent/sdk/site';
import { describe, expect, it } from 'vitest';
import { makePost } from '../post/testing/make-post';
import { headDescription } from '@talent/page-parts/head-description';
import { headTitle } from '@talent/page-parts/head-title';
import { postHead } from './post-head';

const brand = 'AI Talent Experts';
const lengths = [1, 12, 29, 30, 40, 41, 43, 59, 60, 61, 90, 200];
const words = (length: number) => 'Pay and hiring in numbers '.repeat(10).slice(0, length);

it.each(lengths)('the title of a document has 30 to 60 characters for a title of %i', (length) => {
  for (const title of [words(length), 'x'.repeat(length)]) {
    const { length: result } = headTitle(title, brand);
    expect(result).toBeGreaterThanOrEqual(30);
    expect(result).toBeLessThanOrEqual(60);
  }
});

it('the title of a document names the brand where there is room, and the whole title before it', () => {
  expect(headTitle('What AI engineers earn', brand)).toBe(
    'What AI engineers earn | AI Talent Experts',
  );
  expect(headTitle('How to set a salary range for a machine learning hire', brand)).toBe(
    'How to set a salary range for a machine learning hire',
  );
  expect(headTitle('Pay', brand)).toBe('Pay | AI Hiring Insights | AI Talent Experts');
});

it('the title of a document cuts a long title between words, without dots', () => {
  const title = 'What AI engineers earn in the US and Canada, and what the sources can tell you';
  expect(headTitle(title, brand)).toBe('What AI engineers earn in the US and Canada');
});

it('the title of a document stays within its limits with a long brand', () => {
  const title = headTitle('Pay', 'A brand with a name that goes on for a very long time indeed');
  expect(title).toBe('Pay | AI Hiring Insights | A brand with a name that goes');
});

it.each(lengths)(
  'the meta description has 120 to 160 characters for a description of %i',
  (length) => {
    for (const text of ['', 'Short text.', words(250)]) {
      const { length: result } = headDescription(words(length), text);
      expect(result).toBeGreaterThanOrEqual(120);
      expect(result).toBeLessThanOrEqual(160);
    }
  },
);

it('the meta description goes on with the beginning of the text', () => {
  expect(headDescription('In short.', `The text begins here. ${words(200)}`)).toMatch(
    /^In short\. The text begins here\. Pay and hiring/,
  );
});

describe('structured data', () => {
  const { body: _, ...facts } = makePost({
    title: 'Pay',
    description: 'About pay.',
    updatedAt: '2026-05-13T09:00:00.000Z',
  });
  const post = { ...facts, text: '' };
  const dataOf = (facts: Partial<typeof post>) =>
    postHead({ ...post, ...facts }, '/blog/pay', {
      ...defaultSite,
      origin: 'https://www.example.com',
    });

  it('says that this is an article, by whom and of when', () => {
    expect(dataOf({})).toMatchObject({
      type: 'article',
      canonicalPath: '/blog/pay',
      robots: 'index, follow',
      structuredData: [
        {
          '@type': 'BlogPosting',
          headline: 'Pay',
          datePublished: post.publishedAt,
          dateModified: post.updatedAt,
          author: {
            '@type': 'Person',
            name: 'Robin Example',
            url: 'https://www.example.com/ai-hiring-insights-blog/author/robin-example',
          },
          articleSection: 'Salary insights',
          mainEntityOfPage: 'https://www.example.com/blog/pay',
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, item: 'https://www.example.com/' },
            { position: 2, item: 'https://www.example.com/ai-hiring-insights-blog' },
            { position: 3, name: 'Pay', item: 'https://www.example.com/blog/pay' },
          ],
        },
      ],
    });
  });

  it('names the whole title of the article, also where the document has an SEO title', () => {
    const title = 'What AI engineers earn in the US and Canada, and what the sources can tell you';
    const head = dataOf({ title, seoTitle: 'AI engineer salary: US and Canada' });
    expect(head.title).toBe('AI engineer salary: US and Canada | AI Talent Experts');
    expect(head.structuredData).toMatchObject([
      { headline: title },
      { itemListElement: [{}, {}, { name: title }] },
    ]);
  });

  it('does not make a person of the editorial team', () => {
    const author = { ...post.author, slug: 'editorial-team' };
    expect(dataOf({ author }).structuredData?.[0]).toMatchObject({
      author: {
        '@type': 'Organization',
        name: brand,
        url: 'https://www.example.com/ai-hiring-insights-blog/author/editorial-team',
      },
    });
  });

  it('names the day of publication where the text never changed', () => {
    expect(dataOf({ updatedAt: null }).structuredData?.[0]).toMatchObject({
      dateModified: post.publishedAt,
    });
  });
});
