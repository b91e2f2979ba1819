import { markCount } from '@talent/ui/picture';
import { expect, it } from 'vitest';
import { authorPicture } from './list-plan';

it('draws a square for each article, those on the first topic filled', () => {
  const picture = authorPicture([
    { label: 'Hiring', count: 3 },
    { label: 'Careers', count: 2 },
  ]);
  expect(picture && markCount(picture)).toBe(5);
  expect(picture?.caption).toBe('A square is an article; the filled ones are on Hiring.');
  expect(authorPicture([{ label: 'Hiring', count: 3 }])?.caption).toBe(
    'A square is an article; all are on Hiring.',
  );
});

it('draws nothing of one article, and nothing that is too much to count', () => {
  expect(authorPicture([{ label: 'Hiring', count: 1 }])).toBeNull();
  expect(authorPicture([])).toBeNull();
  expect(authorPicture([{ label: 'Hiring', count: 401 }])).toBeNull();
});
