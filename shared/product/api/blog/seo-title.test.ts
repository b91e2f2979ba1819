import { expect, it } from 'vitest';
import { isSeoTitle } from './seo-title.ts';

it.each([
  'AI pay now',
  'Machine learning engineer portfolio',
  '1234567890123456789012345678901234567890',
  '🧪'.repeat(40),
])('%j can be the SEO title of a post', (title) => {
  expect(isSeoTitle(title)).toBe(true);
});

it.each([
  '',
  'Nine char',
  '  Nine char  ',
  '12345678901234567890123456789012345678901',
  'Two lines\nof a title',
  'What AI engineers earn…',
  'What AI engineers earn… ',
  'What AI engineers earn...',
])('%j cannot be the SEO title of a post', (title) => {
  expect(isSeoTitle(title)).toBe(false);
});
