import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import type { PageContent } from '../../content/page-content';
import { pageStructuredData } from './content-page-plan';

const site = { ...defaultSite, brand: 'Example Brand', origin: 'https://site.example' };

const page: PageContent = {
  path: '/questions',
  sitemap: { changefreq: 'monthly', priority: 0.6 },
  head: { title: 'Questions', description: 'About questions.', keywords: 'questions' },
  name: 'Questions',
  kicker: 'Questions',
  title: 'Questions',
  lede: 'Two parts.',
  actions: [],
  related: [],
  closing: 'form',
  sections: [
    {
      id: 'first',
      title: 'First part',
      blocks: [
        { kind: 'text', paragraphs: ['Not a question.'] },
        {
          kind: 'questions',
          questions: [
            {
              question: 'What now?',
              answer: ['**Wait.**', 'Then [call](/contact-ai-recruiters).'],
            },
          ],
        },
      ],
    },
    {
      id: 'second',
      title: 'Second part',
      blocks: [{ kind: 'questions', questions: [{ question: 'And then?', answer: ['Nothing.'] }] }],
    },
  ],
};

const typesOf = (content: PageContent) =>
  pageStructuredData(content, site).map((thing) => thing['@type']);

it('says where the page stands below the page above it', () => {
  const [trail] = pageStructuredData({ ...page, parent: { label: 'Help', to: '/help' } }, site);
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, item: 'https://site.example/' },
    { position: 2, name: 'Help', item: 'https://site.example/help' },
    { position: 3, name: 'Questions', item: 'https://site.example/questions' },
  ]);
});

it('adds the service that the page offers', () => {
  expect(typesOf({ ...page, service: { name: 'Search', audience: 'Employers' } })).toEqual([
    'BreadcrumbList',
    'Service',
  ]);
});

it('does not make a FAQPage of every page that has questions', () => {
  expect(typesOf(page)).toEqual(['BreadcrumbList']);
});

it('gives the questions of all parts as a FAQPage where the page is one, in plain words', () => {
  const [, faq] = pageStructuredData({ ...page, faqPage: true }, site);
  expect(faq).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What now?',
        acceptedAnswer: { '@type': 'Answer', text: 'Wait. Then call.' },
      },
      {
        '@type': 'Question',
        name: 'And then?',
        acceptedAnswer: { '@type': 'Answer', text: 'Nothing.' },
      },
    ],
  });
});
