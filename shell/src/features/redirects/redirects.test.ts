import { specifiedRedirects } from '@talent/testing/specification';
import { expect, it } from 'vitest';
import { redirects } from './redirects';

it('leads each of the 19 short paths of the specification to its long form', () => {
  expect(specifiedRedirects).toHaveLength(19);
  expect(redirects.map(({ from, to }) => [from, to])).toEqual(specifiedRedirects);
});
