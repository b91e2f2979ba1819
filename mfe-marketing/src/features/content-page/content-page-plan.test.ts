import { createDataClient } from '@talent/data/client';
import { NotFoundError } from '@talent/sdk/server';
import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import type { PageContent } from '../../content/page-content';
import { contentCatalogPlan, contentPagePlan } from './content-page-plan';

// These pages ask for no figures, so nothing is ever sent to this address.
const data = createDataClient({ url: 'http://backend.example', key: 'publishable' });
const site = { ...defaultSite, brand: 'Example Brand' };
/** The loader publishes no file. */
const publish = () => '';
const { entries, load, head, revalidate, sitemap } = contentCatalogPlan([
  makePage('/shelf/red'),
  makePage('/shelf/blue'),
]);

function makePage(path: string): PageContent {
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
  };
}

it('lists the path of every page', async () => {
  expect(await entries?.({ data, site })).toEqual(['/shelf/red', '/shelf/blue']);
});

it('loads the page that stands under the path', async () => {
  const shown = await load?.({ data, site, path: '/shelf/blue', params: { id: 'blue' }, publish });
  expect(shown).toMatchObject({ title: 'Title of /shelf/blue' });
});

it('gives each page its own head and address', () => {
  const context = { data: null, site, path: '/shelf/blue', params: { id: 'blue' } };
  expect(head(context)).toMatchObject({
    title: 'Head of /shelf/blue | Example Brand',
    canonicalPath: '/shelf/blue',
    robots: 'index, follow',
  });
});

it('has no page under a path that no one wrote', async () => {
  const missing = load?.({ data, site, path: '/shelf/green', params: { id: 'green' }, publish });
  await expect(missing).rejects.toThrow(NotFoundError);
});

it('passes its sitemap facts on and composes every page again after an hour', () => {
  expect({ revalidate, sitemap }).toEqual({
    revalidate: 3600,
    sitemap: { changefreq: 'weekly', priority: 0.8 },
  });
});

it('keeps a page without sitemap facts out of the sitemap and of search engines', () => {
  const unlisted = contentPagePlan({ ...makePage('/shelf/back'), sitemap: null });
  expect(unlisted.sitemap).toBeUndefined();
  const context = { data: null, site, path: '/shelf/back', params: {} };
  expect(unlisted.head(context)).toMatchObject({ robots: 'noindex, nofollow' });
});
