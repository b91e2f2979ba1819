import type { Catalog } from '../catalog.ts';
import type { Draft } from '../fuzz-request.ts';
import { jsonBody, oddBody, type Body } from '../odd-bodies.ts';
import { encoded, oddJson, oddText } from '../odd-values.ts';
import type { Random } from '../../fixtures/random.ts';

const FIELDS = [
  ...([
    'id',
    'name',
    'public',
    'file_size_limit',
    'allowed_mime_types',
    'prefix',
    'limit',
  ] as const),
  ...([
    'offset',
    'sortBy',
    'search',
    'bucketId',
    'sourceKey',
    'destinationKey',
    'expiresIn',
  ] as const),
  ...(['destinationBucket', 'prefixes', 'paths', 'transform', 'upsert'] as const),
] as const;
const NAMES = [
  ...([
    'a.png',
    'a/b/c.pdf',
    '..',
    '../../x',
    '%2e%2e%2fx',
    '..%2f..%2fetc%2fpasswd',
    '.',
    '/',
    '',
  ] as const),
  ...([
    'a//b',
    'a%00.png',
    '%ff',
    'x y.png',
    'é.jpg',
    '%F0%9F%98%80.webp',
    'a?b#c',
    'con',
    'a.png/',
  ] as const),
] as const;
const QUERIES = [
  ...([
    'token=x',
    'token=a.b.c',
    'token=',
    'download=a%0d%0ab',
    'download=',
    'width=1&height=x',
  ] as const),
  ...(['width=-1', 'resize=x&quality=999', 'cacheNonce=%00', 'download=%F0%9F%98%80%ff'] as const),
] as const;

/** A request for stored files, their buckets and signed links. */
export function storageRequest(random: Random, catalog: Catalog): Draft {
  const method = random.pick([
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
  ]);
  const query = random.chance(0.3) ? `?${random.pick(QUERIES)}` : '';
  const body = method === 'GET' || method === 'HEAD' ? null : bodyOf(random);
  return {
    method,
    target: `/storage/v1/${addressOf(random, catalog)}${query}`,
    headers: {
      ...(body?.type ? { 'content-type': body.type } : {}),
      ...(random.chance(0.1)
        ? { range: random.pick(['bytes=0-1', 'bytes=-1', 'bytes=9-1', 'x']) }
        : {}),
      ...(random.chance(0.1) ? { 'x-upsert': random.pick(['true', 'x']) } : {}),
      ...(random.chance(0.1) ? { 'x-metadata': random.pick(['e30=', '!!', 'bnVsbA==']) } : {}),
      ...(random.chance(0.1) ? { 'cache-control': random.pick(['max-age=-1', 'x', '3600']) } : {}),
    },
    body: body?.bytes ?? null,
  };
}

function addressOf(random: Random, catalog: Catalog): string {
  const bucket = random.chance(0.8)
    ? random.pickOr(catalog.buckets, 'x')
    : encoded(random, oddText(random));
  const name = random.chance(0.7) ? random.pick(NAMES) : encoded(random, oddText(random));
  const file = `${bucket}/${name}`;
  return random.pick([
    'status',
    'bucket',
    `bucket/${bucket}`,
    `bucket/${bucket}/empty`,
    `object/list/${bucket}`,
    'object/move',
    'object/copy',
    `object/info/${file}`,
    `object/sign/${file}`,
    `object/${file}`,
    `object/sign/${bucket}`,
    `object/upload/sign/${file}`,
    `object/${bucket}`,
    `object/public/${file}`,
    `object/authenticated/${file}`,
    `render/image/public/${file}`,
    `upload/resumable`,
    name,
  ] as [string, ...string[]]);
}

function bodyOf(random: Random): Body {
  if (random.chance(0.35)) return oddBody(random, FIELDS);
  const wanted = random.several(0, 5, () => random.pick(FIELDS));
  return jsonBody(Object.fromEntries(wanted.map((name) => [name, value(random, name)])));
}

function value(random: Random, name: string): unknown {
  if (random.chance(0.4)) return oddJson(random);
  if (name === 'prefixes' || name === 'paths')
    return random.several(0, 3, () => random.pick(NAMES));
  if (name === 'expiresIn' || name === 'limit' || name === 'offset')
    return random.pick([60, 0, -1, 1e18, 1.5]);
  if (name === 'sortBy')
    return { column: random.pick(['name', 'x', '"']), order: random.pick(['asc', 'x']) };
  return random.pick(NAMES);
}
