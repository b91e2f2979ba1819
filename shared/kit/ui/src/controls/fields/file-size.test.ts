import { expect, it } from 'vitest';
import { fileSize } from './file-field.tsx';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1_468_006, '1.4 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
