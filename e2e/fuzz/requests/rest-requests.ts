import type { Catalog, Relation } from '../catalog.ts';
import type { Actor, Draft } from '../fuzz-request.ts';
import { jsonBody, oddBody, type Body } from '../odd-bodies.ts';
import { encoded, oddJson, oddText } from '../odd-values.ts';
import type { Random } from '../../fixtures/random.ts';
import { filter, logic, ordering, selection } from './filters.ts';

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PATCH',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE1',
] as const;
const NUMBERS = [
  '0',
  '1',
  '10',
  '-1',
  '99999999999',
  '99999999999999999999',
  'NaN',
  '1.5',
  '',
  'x',
  '0x1',
  '1e3',
] as const;
const PREFERENCES = [
  ...([
    'count=exact',
    'count=planned',
    'count=estimated',
    'count=none',
    'return=representation',
  ] as const),
  ...([
    'return=minimal',
    'return=headers-only',
    'return=x',
    'resolution=merge-duplicates',
  ] as const),
  ...([
    'resolution=ignore-duplicates',
    'missing=default',
    'handling=strict',
    'handling=lenient',
  ] as const),
  ...([
    'tx=rollback',
    'tx=commit',
    'max-affected=1',
    'max-affected=x',
    'timezone=Mars/Crater',
    ',,',
  ] as const),
  ...([
    'timezone=America/New_York',
    'params=single-object',
    'return=representation, count=exact',
  ] as const),
] as const;
const ACCEPTED = [
  ...([
    'application/json',
    'text/csv',
    'application/vnd.pgrst.object+json',
    'text/plain',
    '*/*',
  ] as const),
  ...([
    'application/vnd.pgrst.plan+json',
    'application/geo+json',
    'application/octet-stream',
  ] as const),
  ...([
    'application/openapi+json',
    'x',
    ';;;',
    'application/vnd.pgrst.array+json;nulls=stripped',
  ] as const),
  ...(['application/vnd.pgrst.plan; for="application/json"; options=analyze|verbose'] as const),
] as const;
const RANGES = [
  '0-9',
  '5-',
  '-5',
  '9-0',
  '0-99999999999999999999',
  'items=0-1',
  'x',
  'NaN-NaN',
] as const;
const PROFILES = ['public', 'auth', 'storage', 'private', 'pg_catalog', '', 'x"y'] as const;

/** A request for a table or a view. */
export function restRequest(random: Random, catalog: Catalog, actor: Actor): Draft {
  const relation = random.pickOr(catalog.relations, { name: 'jobs', columns: [], related: [] });
  const method = random.pick(METHODS);
  const name = random.chance(0.03) ? encoded(random, oddText(random)) : relation.name;
  const tail = random.chance(0.01) ? random.pick(['/', '/x', '//', '/..', '%2f', ';']) : '';
  const query = queryOf(random, catalog, relation, method);
  // An administrator would empty the tables, and nothing would be left to compare values with.
  if (actor === 'admin' && (method === 'DELETE' || method === 'PATCH')) {
    if (random.chance(0.9)) query.push(`and=(${relation.columns[0]}.is.null)`);
  }
  const body = ['POST', 'PATCH', 'PUT'].includes(method) ? bodyOf(random, relation) : null;
  return {
    method,
    target: `/rest/v1/${name}${tail}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      ...oddHeaders(random),
      ...(body?.type ? { 'content-type': body.type } : {}),
    },
    body: body?.bytes ?? null,
  };
}

function queryOf(random: Random, catalog: Catalog, relation: Relation, method: string): string[] {
  const query = random.several(0, 2, () => filter(random, relation));
  if (random.chance(0.2)) query.push(logic(random, relation));
  if (random.chance(0.4)) query.push(`select=${selection(random, catalog, relation)}`);
  if (random.chance(0.2)) query.push(`order=${ordering(random, relation)}`);
  if (random.chance(0.2)) query.push(`limit=${random.pick(NUMBERS)}`);
  if (random.chance(0.2)) query.push(`offset=${random.pick(NUMBERS)}`);
  if (random.chance(0.05)) {
    const other = random.pickOr(catalog.relations, relation).name;
    const key = random.pick(['limit', 'order', 'select', 'or', 'offset', 'id', '']);
    query.push(`${other}.${key}=${encoded(random, oddText(random))}`);
  }
  if (method === 'POST' && random.chance(0.3)) {
    query.push(
      `on_conflict=${random.several(0, 2, () => random.pickOr(relation.columns, '')).join(',')}`,
    );
  }
  if (['POST', 'PATCH'].includes(method) && random.chance(0.2)) {
    query.push(
      `columns=${random.several(0, 3, () => random.pickOr(relation.columns, 'x')).join(',')}`,
    );
  }
  if (random.chance(0.03)) query.push(encoded(random, oddText(random)));
  if (random.chance(0.01)) query.push(`x=eq.${'a'.repeat(9000)}`);
  return query;
}

function bodyOf(random: Random, relation: Relation): Body {
  if (random.chance(0.3)) return oddBody(random, relation.columns);
  const row = (): object =>
    Object.fromEntries(
      random.several(1, 5, () => [random.pickOr(relation.columns, 'id'), oddJson(random)]),
    );
  return jsonBody(random.chance(0.8) ? row() : random.several(0, 3, row));
}

/** Headers that change what is read, how much, and how it is answered. */
export function oddHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  if (random.chance(0.3))
    headers['prefer'] = random.several(1, 3, () => random.pick(PREFERENCES)).join(', ');
  if (random.chance(0.2)) headers['accept'] = random.pick(ACCEPTED);
  if (random.chance(0.1)) headers['range'] = random.pick(RANGES);
  if (random.chance(0.05)) headers['range-unit'] = random.pick(['items', 'bytes', 'x']);
  if (random.chance(0.05)) headers['accept-profile'] = random.pick(PROFILES);
  if (random.chance(0.05)) headers['content-profile'] = random.pick(PROFILES);
  if (random.chance(0.02)) headers['x-http-method-override'] = 'DELETE';
  return headers;
}
