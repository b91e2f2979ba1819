import { expect, test } from 'vitest';
import { returnedHeaders } from './forward-headers.ts';

const dispositionOf = (headers: Record<string, string>) =>
  returnedHeaders(new Headers(headers), true).get('content-disposition');

test('data that is opened as a page is downloaded under a fixed name', () => {
  const name = 'attachment; filename="api.json"';
  expect(dispositionOf({ 'content-type': 'application/json; charset=utf-8' })).toBe(name);
  expect(dispositionOf({ 'content-type': 'application/vnd.pgrst.object+json' })).toBe(name);
  expect(dispositionOf({ 'content-type': 'image/webp' })).toBe(null);
  const own = 'attachment; filename="ada.json"';
  expect(dispositionOf({ 'content-type': 'application/json', 'content-disposition': own })).toBe(
    own,
  );
});

test('no page of another site may read what the backend answers', () => {
  const allowed = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'ETag' };
  const kept = returnedHeaders(new Headers({ ...allowed, etag: '"1"' }), true);
  expect([...kept.keys()]).toEqual(['etag']);
});
