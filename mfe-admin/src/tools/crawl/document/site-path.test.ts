import { describe, expect, it } from 'vitest';
import { isBelow, sitePath } from './site-path';

const origins = ['http://localhost:1', 'https://www.example.com'];

describe('sitePath', () => {
  it.each([
    ['/a?b=1#c', '/a'],
    ['b', '/x/b'],
    ['https://www.example.com', '/'],
    ['https://www.example.com/a/', '/a/'],
  ])('of %s is %s', (address, path) => {
    expect(sitePath(address, 'http://localhost:1/x/y', origins)).toBe(path);
  });

  it.each(['https://other.example/a', 'mailto:a@example.com', 'http://['])(
    'of %s is none',
    (address) => {
      expect(sitePath(address, 'http://localhost:1/x/y', origins)).toBeNull();
    },
  );
});

describe('isBelow', () => {
  it('takes the path itself and paths below it', () => {
    expect(['/a', '/a/b', '/ab', '/'].map((path) => isBelow(path, '/a'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['/a', '/a/b', '/'].map((path) => isBelow(path, '/'))).toEqual([true, true, true]);
  });
});
