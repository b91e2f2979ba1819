import { expect, test } from 'vitest';
import { plainUrl } from './plain-url.ts';

test.each([
  ['https://a.example/b?q=my+name#top', 'https://a.example/b'],
  ['https://me:secret@a.example/', 'https://a.example/'],
  ['mailto:ada@company.example?subject=x', 'mailto:'],
  ['mailto:?subject=x&body=y', 'mailto:?'],
  ['tel:+15551234567', 'tel:'],
  ['no address', ''],
])('of %s stays "%s"', (url, plain) => {
  expect(plainUrl(url)).toBe(plain);
});

test('a long address is cut', () => {
  expect(plainUrl(`https://a.example/${'x'.repeat(500)}`)).toHaveLength(300);
});
