import { expect, test } from 'vitest';
import { readPlace } from './read-place.ts';

const none = { country: null, region: null };

test.each([
  ['Austin, TX', none, 'US', 'TX'],
  ['Austin, Texas, United States', none, 'US', 'TX'],
  ['New York, NY', none, 'US', 'NY'],
  ['Washington, DC', none, 'US', 'DC'],
  ['San Francisco, CA', none, 'US', 'CA'],
  ['Toronto, Ontario, Canada', none, 'CA', 'ON'],
  ['Vancouver, BC', none, 'CA', 'BC'],
  ['Remote - US', none, 'US', null],
  ['Remote (Canada)', none, 'CA', null],
  ['Remote in the United States', none, 'US', null],
  ['New York, NY; San Francisco, CA', none, 'US', null],
  ['Austin, TX or Austin, Texas', none, 'US', 'TX'],
  ['Seattle, WA | Toronto, ON', none, null, null],
  ['Paris, TX, Canada', none, 'CA', null],
  ['Remote', none, null, null],
  ['', none, null, null],
  // Fields come first.
  ['Headquarters', { country: 'USA', region: 'Texas' }, 'US', 'TX'],
  ['Headquarters', { country: 'CA', region: 'on' }, 'CA', null],
  ['Austin, TX', { country: 'US', region: null }, 'US', 'TX'],
  ['Toronto', { country: 'Canada', region: 'Ontario' }, 'CA', 'ON'],
])('"%s" with the fields %o', (text, fields, country, region) => {
  expect(readPlace(text, fields)).toEqual({ country, region });
});

test('a field with another country is elsewhere, whatever the text says', () => {
  expect(readPlace('Remote - US', { country: 'DE', region: null })).toBeNull();
});
