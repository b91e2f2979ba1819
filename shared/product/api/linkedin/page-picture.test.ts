import { expect, test } from 'vitest';
import { pagePicture } from './page-picture.ts';

const page = 'https://www.example.com/blog/a-post';
const head = (content: string) =>
  `<head><meta name="viewport" content="width=device-width"><meta property="og:image:type" content="image/png"><meta property="og:image" content="${content}"></head>`;

test('finds the picture that a page names for shared links', () => {
  expect(pagePicture(head('https://www.example.com/_social/1.png'), page)).toBe(
    'https://www.example.com/_social/1.png',
  );
  expect(pagePicture(head('/a.jpg?w=1&amp;h=2'), page)).toBe(
    'https://www.example.com/a.jpg?w=1&h=2',
  );
});

test('a page without a picture, or with one of another site, has none', () => {
  expect(pagePicture('<head></head>', page)).toBeNull();
  expect(pagePicture(head(''), page)).toBeNull();
  expect(pagePicture(head('https://elsewhere.example/1.png'), page)).toBeNull();
  expect(pagePicture(head('https://['), page)).toBeNull();
});
