import { bytesOf } from '@talent/testing/pdf-file';
import { expect, test } from 'vitest';
import { plainNames, valuesOf } from './active-content.ts';

test.each([
  ['/J#61va#53cript', '/JavaScript'],
  ['/A#6ab', '/Ajb'],
  ['#', '#'],
  ['#4', '#4'],
  ['#4g #g4 ##41', '#4g #g4 #A'],
])('reads the name %s as %s', (spelled, plain) => {
  expect(plainNames(bytesOf(spelled))).toBe(plain);
});

test.each([
  ['/S/A', [2]],
  ['/S /S /A', [3, 6]],
  ['/S\0\r\n\t/A', [6]],
  ['/S%x\n /A', [6]],
  ['/S% /S b\n%\r/A', [11, 7]],
  ['/S%/S%/S\n%/S\n/A', [13]],
  ['/S', [2]],
  ['/S% no end', [10]],
  ['/T (/A)', []],
])('finds the places behind the key /S in %j', (text, places) => {
  expect([...valuesOf(text, '/S')]).toEqual(places);
});
