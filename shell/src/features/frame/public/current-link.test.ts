import { expect, it } from 'vitest';
import { headerLinks } from '../../../content/navigation';
import { currentLink } from './header';

/** The `aria-current` of each header link on a page, without those that have none. */
function currentOn(pathname: string): Record<string, string> {
  const entries = headerLinks.map((link) => [link.label, currentLink(link, pathname)] as const);
  return Object.fromEntries(entries.filter((entry) => entry[1] !== undefined)) as Record<
    string,
    string
  >;
}

it.each([
  ['/', {}],
  ['/ai-hiring-insights-blog', { Blog: 'page' }],
  ['/ai-hiring-insights-blog/', { Blog: 'page' }],
  ['/blog/how-to-hire', { Blog: 'true' }],
  ['/machine-learning-ai-jobs', { Careers: 'page' }],
  ['/machine-learning-ai-jobs/ml-engineer', { Careers: 'true' }],
  ['/services/mlops-engineers', { Services: 'true' }],
  ['/ai-ml-salary-data', { 'Salary Dashboard': 'page' }],
])('the current link of the header on %s is %j', (pathname, expected) => {
  expect(currentOn(pathname)).toEqual(expected);
});

it('the current link of the header is none on a page whose path only begins with the same letters', () => {
  expect(currentOn('/machine-learning-ai-jobs-archive')).toEqual({});
  expect(currentOn('/blogging')).toEqual({});
});
