import { expect, test } from 'vitest';
import { parseLsn, walFiles } from './lsn.ts';

const SEGMENT = 16 * 1024 * 1024;
const files = (start: string, stop: string) =>
  walFiles({ start: parseLsn(start), stop: parseLsn(stop), timeline: 1 }, SEGMENT);

test('reads positions as numbers', () => {
  expect(parseLsn('0/3000028')).toBe(0x3000028n);
  expect(parseLsn('2/1')).toBe(0x2_0000_0001n);
});

test('names every file of the log from one position to another', () => {
  expect(files('0/3000028', '0/3000D10')).toEqual(['000000010000000000000003']);
  expect(files('0/3000028', '0/4000000')).toEqual(['000000010000000000000003']);
  expect(files('0/FE000028', '1/1000100')).toEqual([
    '0000000100000000000000FE',
    '0000000100000000000000FF',
    '000000010000000100000000',
    '000000010000000100000001',
  ]);
});
