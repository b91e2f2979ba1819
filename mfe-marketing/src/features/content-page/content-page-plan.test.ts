import { createDataClient } from '@talent/data/client';
import { NotFoundError } from '@talent/sdk/server';
import { defaultSite } from '@talent/sdk/site';
import { expect, it, afterEach, vi } from 'vitest';
import type { PageContent } from '../../content/page-content';
import { contentCatalogPlan, contentPagePlan, pageStructuredData } from './content-page-plan';
import { siteContent } from './site-content';
import { aiStaffingFaq } from '../../content/pages/ai-staffing-faq';
import { siteFacts } from './site-facts';
import { fillKind } from './fill-kind';

// These pages ask for no figures, so nothing is ever sent to this address.
const data = createDataClient({ url: 'http://backend.example', key: 'publishable' });
const site = { ...defaultSite, brand: 'Example Brand' };
const publish = () => '';
const { entries, load, head, revalidate, sitemap } = contentCatalogPlan([
  makePage('/shelf/red'),
  makePage('/shelf/blue'),
]);

function makePage(path: string, patch: Partial<PageContent> = {}): PageContent {
  return {
    path,
    sitemap: { changefreq: 'weekly', priority: 0.8 },
    head: { title: `Head of ${path}`, description: `About ${path}`, keywords: 'color' },
    name: path,
    kicker: 'Shelf',
    title: `Title of ${path}`,
    lede: 'One of two.',
    actions: [],
    sections: [],
    related: [],
    closing: 'form',
    ...patch,
  };
}

it('several pages of one pattern each have their path, text and head, and are composed again after an hour', async () => {
  expect(await entries?.({ data, site })).toEqual(['/shelf/red', '/shelf/blue']);
  const blue = { site, path: '/shelf/blue', params: { id: 'blue' } };
  expect(await load?.({ ...blue, data, publish })).toMatchObject({ title: 'Title of /shelf/blue' });
  expect(head({ ...blue, data: null })).toMatchObject({
    title: 'Head of /shelf/blue | Example Brand',
    canonicalPath: '/shelf/blue',
    robots: 'index, follow',
  });
  expect({ revalidate, sitemap }).toEqual({
    revalidate: 3600,
    sitemap: { changefreq: 'weekly', priority: 0.8 },
  });
});

it('has no page under a path that no one wrote', async () => {
  const missing = load?.({ data, site, path: '/shelf/green', params: { id: 'green' }, publish });
  await expect(missing).rejects.toThrow(NotFoundError);
});

it('keeps a page without sitemap facts out of the sitemap and of search engines', () => {
  const unlisted = contentPagePlan(makePage('/shelf/back', { sitemap: null }));
  expect(unlisted.sitemap).toBeUndefined();
  const context = { data: null, site, path: '/shelf/back', params: {} };
  expect(unlisted.head(context)).toMatchObject({ robots: 'noindex, nofollow' });
});

const exampleSite = { ...defaultSite, brand: 'Example Brand', origin: 'https://site.example' };

const questionsPage = makePage('/questions', {
  name: 'Questions',
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
});

it('structured data says where the page stands below the page above it', () => {
  const [trail] = pageStructuredData(
    { ...questionsPage, parent: { label: 'Help', to: '/help' } },
    exampleSite,
  );
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, item: 'https://site.example/' },
    { position: 2, name: 'Help', item: 'https://site.example/help' },
    { position: 3, name: 'Questions', item: 'https://site.example/questions' },
  ]);
});

it('structured data adds the service that the page offers, and no FAQPage because of its questions alone', () => {
  const typesOf = (content: PageContent) =>
    pageStructuredData(content, exampleSite).map((thing) => thing['@type']);
  const service = { name: 'Search', audience: 'Employers' };
  expect(typesOf({ ...questionsPage, service })).toEqual(['BreadcrumbList', 'Service']);
  expect(typesOf(questionsPage)).toEqual(['BreadcrumbList']);
});

it('structured data gives the questions of all parts as a FAQPage where the page is one, in plain words', () => {
  const [, faq] = pageStructuredData({ ...questionsPage, faqPage: true }, exampleSite);
  const asked = (name: string, text: string) => ({
    ...{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } },
  });
  expect(faq).toEqual({
    '@type': 'FAQPage',
    mainEntity: [asked('What now?', 'Wait. Then call.'), asked('And then?', 'Nothing.')],
  });
});

const claimsPage = makePage('/page', {
  lede: ['Always.', { needs: ['newsletterReaders'], text: 'Many read it.' }],
  sections: [
    {
      id: 'claims',
      title: 'Claims',
      blocks: [
        { kind: 'text', paragraphs: [{ needs: ['placements'], text: 'We placed many.' }] },
        { kind: 'claims', claims: ['placements', 'support'] },
        {
          kind: 'list',
          style: 'bullets',
          items: [
            { title: 'Record', text: 'Good.', needs: ['interviewPass'] },
            'We answer in {reply-time}.',
          ],
        },
      ],
    },
    { id: 'demo', title: 'Demo', only: 'demo', blocks: [{ kind: 'clocks' }] },
    {
      id: 'records',
      title: 'Records',
      blocks: [{ kind: 'claims', claims: ['interviewPass'] }],
    },
  ],
});

it('a page of text on the demonstration has every section and every claim, and the settings filled in', () => {
  const shown = siteContent(claimsPage, defaultSite);
  expect(shown.lede).toBe('Always. Many read it.');
  expect(shown.sections.map(({ id }) => id)).toEqual(['claims', 'demo', 'records']);
  expect(JSON.stringify(shown)).toContain('We answer in 1 business day.');
});

const live = { ...defaultSite, mode: 'live', terms: { replyTime: '4 hours' } } as const;

it('a page of text on a live site has no section of the demonstration, no record without a source, and no empty section', () => {
  const shown = siteContent(claimsPage, live);
  expect(shown.lede).toBe('Always.');
  expect(shown.sections).toEqual([
    {
      id: 'claims',
      title: 'Claims',
      blocks: [
        { kind: 'claims', claims: ['support'] },
        { kind: 'list', style: 'bullets', items: ['We answer in 4 hours.'] },
      ],
    },
  ]);
});

it('a page of text on a live site has a record whose source is entered', () => {
  const claimSources = {
    placements: 'Contracts of 2025',
    'interview-pass': 'Interviews of 2025',
  };
  const shown = siteContent(claimsPage, { ...live, claimSources });
  expect(JSON.stringify(shown)).toContain('We placed many.');
  expect(shown.sections.map(({ id }) => id)).toEqual(['claims', 'records']);
});

it('names the terms: samples that say so in a demonstration, agreed in writing on a live site, and what the operator has set', () => {
  const termsOf = (site: Partial<Parameters<typeof siteFacts>[0]>) => {
    const facts = siteFacts({ ...defaultSite, ...site });
    return [facts['fee'], facts['guarantee'], facts['late-shortlist']];
  };
  expect(termsOf({})).toEqual([
    '**Sample:** 20% to 25% of first-year base salary.',
    '**Sample:** The guarantee runs for 90 days.',
    expect.stringMatching(/^\*\*Sample:\*\* On the fourth day a recruiter calls you/),
  ]);
  const terms = { fee: '22% of base.', guaranteeDays: 60, lateShortlist: 'You pay nothing.' };
  expect(termsOf({ terms })).toEqual([
    '22% of base.',
    'The guarantee runs for 60 days.',
    'You pay nothing.',
  ]);
  for (const text of termsOf({ mode: 'live' })) expect(text).not.toMatch(/Sample|\d/);
});

it('answers the fee, the guarantee, the rate and day 4 among the questions', () => {
  const shown = JSON.stringify(siteContent(aiStaffingFaq, defaultSite));
  for (const part of ['20% to 25% of', 'runs for 90 days', '$1,000 to $1,500', 'On the fourth day'])
    expect(shown).toContain(part);
  expect(shown).not.toMatch(/\{[a-z-]+\}/);
});

const privacy = (site: Parameters<typeof siteFacts>[0]) => {
  const facts = siteFacts(site);
  return [facts['responsible-company'], facts['company-address'], facts['privacy-office']];
};

it('says which facts about the company have not been entered', () => {
  for (const text of privacy({ ...defaultSite, mode: 'live' }))
    expect(text).toMatch(/not entered|No name has been entered/);
  // A demonstration has nothing to enter.
  for (const text of privacy(defaultSite)) expect(text).toMatch(/demonstration/);
});

it('names the company, its address and the privacy contact', () => {
  const texts = privacy({
    ...defaultSite,
    postalAddress: ['1 Example Street', 'Toronto'],
    operator: {
      legalName: 'Example Talent Inc.',
      phone: '+1 512 555 0100',
      licenses: ['Ontario recruiter license 12345'],
      privacyContact: 'Robin Example',
    },
  });
  expect(texts[0]).toContain('Example Talent Inc. runs this site');
  expect(texts[0]).toContain('Licenses: Ontario recruiter license 12345.');
  expect(texts[1]).toBe('1 Example Street, Toronto. Phone: +1 512 555 0100.');
  expect(texts[2]).toContain('Robin Example is in charge of personal information');
  expect(texts.join(' ')).not.toContain('entered');
});

afterEach(() => vi.unstubAllGlobals());

const band = {
  role: 'ai-engineer',
  p25: 140_000,
  p50: 170_000,
  p75: 205_000,
  n: 263,
  all_n: null,
  all_p50: null,
  period: '2024-2025',
  salary_roles: { label: 'AI Engineer' },
  salary_sources: {
    ...{ key: 'ai-jobs-net', edition: '2025-01-19', name: 'Pay Survey', url: '' },
    ...{ licence: '', attribution: null, method: '' },
  },
};

const answer = (rows: unknown[]) => vi.stubGlobal('fetch', async () => Response.json(rows));

it('a kind of page says the median pay of a role with its sample, period and source', async () => {
  answer([band]);
  const kind = await fillKind(data, {
    name: 'role',
    picture: { of: 'role', role: 'ai-engineer' },
    glance: [
      { term: 'Builds', text: 'Software' },
      { term: 'US pay', medianOf: 'ai-engineer' },
    ],
  });
  expect(kind).toMatchObject({
    name: 'role',
    glance: [
      { term: 'Builds', text: 'Software' },
      {
        term: 'US pay',
        text: '$170,000 a year at the median',
        source: expect.stringMatching(
          /^Pay ranges of 2024 to January 2025, \d\d months old\. Based on 263 ranges\. Source: Pay Survey\.$/,
        ) as string,
      },
    ],
  });
  expect(kind.picture?.caption).toMatch(/\.$/);
});

it('a kind of page leaves the fact out where the source has too few ranges', async () => {
  answer([]);
  const glance = [{ term: 'US pay', medianOf: 'nlp-engineer' }];
  const kind = await fillKind(data, { name: 'role', picture: { of: 'process' }, glance });
  expect(kind).toMatchObject({ glance: [] });
});

it('a kind of page draws countries for a place, and nothing for a guide without a picture', async () => {
  const place = await fillKind(data, {
    name: 'place',
    picture: { of: 'places', countries: ['CA'] },
    glance: [],
  });
  expect(place.picture?.caption).toContain('Canada');
  const guide = await fillKind(data, { name: 'guide', summary: ['One.'] });
  expect(place.hire).toEqual({ place: 'Canada' });
  expect(guide).toEqual({ name: 'guide', summary: ['One.'], hire: {}, picture: null });
});
