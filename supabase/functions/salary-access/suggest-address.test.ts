import { expect, test } from 'vitest';
import { suggestAddress } from './suggest-address.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['Ada.Example@GMAIL.CON', 'Ada.Example@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each(['ada@gmail.com', 'ada@ymail.com', 'ada@mail.com', 'ada@company.example', 'ada@gmx.com'])(
  '%s is not taken for a typo',
  (email) => {
    expect(suggestAddress(email)).toBeNull();
  },
);
