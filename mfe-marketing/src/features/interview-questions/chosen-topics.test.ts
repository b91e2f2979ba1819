import { describe, expect, it } from 'vitest';
import { roleFrom } from './chosen-topics';

describe('the role in the address', () => {
  it.each([
    ['?role=nlp-engineer', 'nlp-engineer'],
    ['', null],
    ['?role=', null],
    ['?role=poet', null],
    ['?role=toString', null],
  ])('of "%s" is %s', (search, role) => {
    expect(roleFrom(new URLSearchParams(search))).toBe(role);
  });
});
