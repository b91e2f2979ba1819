import { expect, test } from 'vitest';
import { cleanWords } from './render-mail.ts';

test('words keep their lines and lose what turns them around', () => {
  expect(
    cleanWords({
      rows: [{ label: 'Name', value: '\u202Eada\u0000\nNext\tline' }],
      none: null,
      n: 3,
    }),
  ).toEqual({ rows: [{ label: 'Name', value: 'ada\nNext\tline' }], none: null, n: 3 });
});
