import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import type { PageContent } from '../../content/page-content';
import { siteContent } from './site-content';
import { siteFacts } from './site-facts';

const page: PageContent = {
  path: '/page',
  sitemap: null,
  head: { title: 'Page', description: 'About it.', keywords: 'one, two, three' },
  name: 'Page',
  kicker: 'Kicker',
  title: 'Title',
  lede: ['Always.', { needs: ['newsletterReaders'], text: 'Many read it.' }],
  actions: [],
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
  related: [],
  closing: 'form',
};

it('a page of text on the demonstration has every section and every claim, and the settings filled in', () => {
  const shown = siteContent(page, defaultSite);
  expect(shown.lede).toBe('Always. Many read it.');
  expect(shown.sections.map(({ id }) => id)).toEqual(['claims', 'demo', 'records']);
  expect(JSON.stringify(shown)).toContain('We answer in 1 business day.');
});

const live = { ...defaultSite, mode: 'live', terms: { replyTime: '4 hours' } } as const;

it('a page of text on a live site has no section of the demonstration, no record without a source, and no empty section', () => {
  const shown = siteContent(page, live);
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
  const shown = siteContent(page, { ...live, claimSources });
  expect(JSON.stringify(shown)).toContain('We placed many.');
  expect(shown.sections.map(({ id }) => id)).toEqual(['claims', 'records']);
});

const privacy = (site: Parameters<typeof siteFacts>[0]) => {
  const facts = siteFacts(site);
  return [facts['responsible-company'], facts['company-address'], facts['privacy-office']];
};

it('says which facts about the company have not been entered', () => {
  const texts = privacy(defaultSite);
  for (const text of texts) expect(text).toMatch(/not entered|No name has been entered/);
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
