import { expect, it } from 'vitest';
import { campaignLink } from './campaign-form';

const origin = 'https://www.example.com';
const typed = {
  ...{ path: '/ai-ml-salary-data', source: 'newsletter', medium: 'email' },
  ...{ campaign: 'issue-12', term: '', content: '' },
};

it('adds the parts that were typed, in the usual order', () => {
  expect(campaignLink(origin, { ...typed, content: 'top' })).toEqual({
    status: 'made',
    url: `${origin}/ai-ml-salary-data?utm_source=newsletter&utm_medium=email&utm_campaign=issue-12&utm_content=top`,
  });
});

it('keeps the query of the path, and replaces a campaign in it', () => {
  const path = '/blog?topic=mlops&utm_source=old#top';
  expect(campaignLink(origin, { ...typed, path })).toMatchObject({
    url: `${origin}/blog?topic=mlops&utm_source=newsletter&utm_medium=email&utm_campaign=issue-12#top`,
  });
});

it.each<[Partial<typeof typed>, object]>([
  [{ path: 'ai-ml-salary-data' }, { path: 'path' }],
  [{ path: '//other.example/' }, { path: 'path' }],
  [{ path: '/\\other.example' }, { path: 'path' }],
  [{ path: 'https://other.example/' }, { path: 'path' }],
  [{ path: '' }, { path: 'path' }],
  // A second name of the same thing.
  [
    { source: 'Newsletter', medium: ' ' },
    { source: 'form', medium: 'missing' },
  ],
])('refuses %j and names every problem: %j', (parts, problems) => {
  expect(campaignLink(origin, { ...typed, ...parts })).toEqual({ status: 'refused', problems });
});
