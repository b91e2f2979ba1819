import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import { breadcrumbList, organization } from './structured-data';

const site = { ...defaultSite, brand: 'Example Brand', origin: 'https://www.example.com' };

it('numbers the pages of a trail from the home page to the page itself', () => {
  const trail = breadcrumbList(
    [
      { label: 'Jobs', to: '/jobs' },
      { label: 'Ranking Engineer', to: '/jobs/ranking' },
    ],
    site,
  );
  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Jobs', item: 'https://www.example.com/jobs' },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Ranking Engineer',
        item: 'https://www.example.com/jobs/ranking',
      },
    ],
  });
});

it('names the site as an organization', () => {
  expect(organization(site)).toEqual({
    '@type': 'Organization',
    name: 'Example Brand',
    url: 'https://www.example.com',
    logo: 'https://www.example.com/icon-512.png',
  });
});
