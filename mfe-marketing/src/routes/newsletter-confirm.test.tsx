// @vitest-environment jsdom
import { createDataClient } from '@talent/data/client';
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newsletterConfirm } from '../content/pages/newsletter-confirm';
import { loadContentPage } from '../features/content-page/content-page-plan';
import NewsletterConfirm from './newsletter-confirm';

// It has no figures, so nothing is ever sent to this address.
const client = createDataClient({ url: 'http://backend.example', key: 'publishable' });

async function open(hash: string): Promise<void> {
  const data = await loadContentPage(client, newsletterConfirm, defaultSite);
  renderPage(NewsletterConfirm, { data, path: `/ai-salary-newsletter/confirm${hash}` });
}

it('has a button that ends what was just confirmed, and none without the token of the link', async () => {
  await open('#token=abc.def');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Unsubscribe' });
  expect(form?.getAttribute('action')).toBe('/functions/v1/newsletter-unsubscribe');
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ token: 'abc.def' });
  cleanup();
  await open('');
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
});
