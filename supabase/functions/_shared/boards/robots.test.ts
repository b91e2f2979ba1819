import { expect, test } from 'vitest';
import { isAllowed } from './robots.ts';

const lines = (...all: string[]) => all.join('\n');

test.each<[string, string, string, boolean]>([
  ['no rules', '', '/v0/postings/acme', true],
  ['a path of all', lines('User-agent: *', 'Disallow: /v0/'), '/v0/postings/acme', false],
  ['another path', lines('User-agent: *', 'Disallow: /v1/'), '/v0/postings/acme', true],
  ['an empty rule', lines('User-agent: *', 'Disallow:'), '/v0/postings/acme', true],
  [
    'the longest rule',
    lines('User-agent: *', 'Disallow: /v0/', 'Allow: /v0/postings/'),
    '/v0/postings/acme',
    true,
  ],
  ['the rule that allows, of two', lines('User-agent: *', 'Disallow: /a', 'Allow: /a'), '/a', true],
  [
    'the group of our name alone',
    lines('User-agent: *', 'Disallow: /', '', 'User-agent: Talent-Pay-Boards', 'Disallow: /v1'),
    '/v0/postings/acme',
    true,
  ],
  [
    'names in a row',
    lines('User-agent: talent-pay-boards', 'User-agent: other', 'Disallow: /'),
    '/v0',
    false,
  ],
  ['another robot', lines('User-agent: other', 'Disallow: /'), '/v0', true],
  ['a pattern', lines('User-agent: *', 'Disallow: /v0/*/acme$'), '/v0/postings/acme', false],
  ['the end of a pattern', lines('User-agent: *', 'Disallow: /v0/*acme$'), '/v0/acme?x', true],
  ['a question', lines('User-agent: *', 'Disallow: /*?mode='), '/v0/acme?mode=json', false],
  ['a comment', lines('User-agent: * # all', 'Disallow: / # nothing'), '/v0', false],
])('%s', (_name, text, path, expected) => {
  expect(isAllowed(text, path)).toBe(expected);
});
