// @vitest-environment jsdom
import { createDataClient } from '@talent/data/client';
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import type { PageContent } from '../content/page-content';
import { contact } from '../content/pages/contact';
import { hireMlopsEngineers } from '../content/pages/hire-mlops-engineers';
import { newsletter } from '../content/pages/newsletter';
import { newsletterUnsubscribe } from '../content/pages/newsletter-unsubscribe';
import { loadContentPage } from '../features/content-page/content-page-plan';
import Contact from './contact';
import Newsletter from './newsletter';
import ContentPageRoute from './content-page';

// Without sections a page asks for no figures, so nothing is ever sent to this address.
const data = createDataClient({ url: 'http://backend.example', key: 'publishable' });

async function nextSteps(page: ComponentType, content: PageContent): Promise<Element[]> {
  const loaded = await loadContentPage(data, { ...content, sections: [] }, defaultSite);
  const { container } = renderPage(page, { data: loaded, path: content.path });
  return [...container.querySelectorAll('[data-next-step]')];
}

it('ends a page of text with its one next step', async () => {
  const [step, ...others] = await nextSteps(ContentPageRoute, newsletterUnsubscribe);
  expect(others).toEqual([]);
  expect(step?.getAttribute('data-next-step')).toBe('closing');
  expect(step?.nextElementSibling).toBeNull();
  const [link] = step?.querySelectorAll('a') ?? [];
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'See salary data',
    '/ai-ml-salary-data',
  ]);
});

it('takes role and page along on every way to a recruiter', async () => {
  const kind = {
    name: 'role',
    picture: { of: 'role', role: 'mlops-engineer' },
    glance: [],
  } as const;
  const page = { ...hireMlopsEngineers, kind, sections: [] };
  const loaded = await loadContentPage(data, page, defaultSite);
  renderPage(ContentPageRoute, { data: loaded, path: '/hire-mlops-engineers' });
  const ways = screen.getAllByRole('link', { name: 'Talk to a recruiter' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/contact-ai-recruiters?role=mlops-engineer&from=%2Fhire-mlops-engineers',
    '/contact-ai-recruiters?role=mlops-engineer&from=%2Fhire-mlops-engineers',
  ]);
});

it.each([
  ['Send request', Contact, contact],
  ['Subscribe', Newsletter, newsletter],
])('has "%s" of its form as the one next step', async (button, page, content) => {
  const [step, ...others] = await nextSteps(page, content);
  expect(others).toEqual([]);
  expect(step?.getAttribute('data-next-step')).toBe('form');
  expect(step?.querySelector('form button[type=submit]')?.textContent).toBe(button);
});
