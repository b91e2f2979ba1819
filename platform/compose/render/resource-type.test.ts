import { expect, it } from 'vitest';
import { assertResourceType } from './resource-type.ts';

it.each([
  'application/rss+xml; charset=utf-8',
  'application/feed+json',
  'text/plain;charset=utf-8',
  'text/csv',
])('a resource may be %s', (type) => {
  expect(() => assertResourceType('/feed.xml', type)).not.toThrow();
});

it.each([
  'text/html',
  'application/xhtml+xml',
  'image/svg+xml',
  'text/javascript',
  'text/plain\r\nSet-Cookie: a=b',
  'text/plain; charset=utf-16',
  '',
])('a resource is never %j', (type) => {
  expect(() => assertResourceType('/feed.xml', type)).toThrow(/no resource may have/);
});
