import { expect, it } from 'vitest';
import { ordinal } from './ordinal';

it('counts as people do', () => {
  expect([1, 2, 3, 10, 11, 12, 13, 21.4, 52, 53, 99, 111].map(ordinal)).toEqual(
    '1st 2nd 3rd 10th 11th 12th 13th 21st 52nd 53rd 99th 111th'.split(' '),
  );
});
