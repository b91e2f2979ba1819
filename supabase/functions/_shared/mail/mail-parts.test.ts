import { expect, test } from 'vitest';
import { mailText } from './mail-parts.ts';

test('the text of a mail keeps its lines and loses what turns them around', () => {
  const site = { brand: 'Example', origin: 'https://www.example.com' };
  expect(mailText(['Name: \u202Eada\u0000\nNext\tline'], site)).toBe(
    'Name: ada\nNext\tline\n\nExample\nhttps://www.example.com\n',
  );
});
