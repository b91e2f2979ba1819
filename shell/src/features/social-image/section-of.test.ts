import { expect, it } from 'vitest';
import { sectionOf } from './page-card';

it.each([
  ['/ai-ml-salary-data', 'Salary Dashboard'],
  ['/contact-ai-recruiters', 'Contact Us'],
  ['/blog/what-engineers-earn', 'Blog'],
  ['/services/data-scientists', 'Services'],
  ['/hire-ml-engineers', 'For Employers'],
  ['/', 'AI staffing, US and Canada'],
  ['/ai-salary-calculator', 'AI staffing, US and Canada'],
  ['/blogging', 'AI staffing, US and Canada'],
])('%s stands in "%s"', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
