import type { Catalog, DatabaseFunction } from '../catalog.ts';
import type { Draft } from '../fuzz-request.ts';
import { jsonBody, oddBody } from '../odd-bodies.ts';
import { encoded, oddJson, oddText } from '../odd-values.ts';
import type { Random } from '../../fixtures/random.ts';
import { filter } from './filters.ts';
import { oddHeaders } from './rest-requests.ts';

const NONE: DatabaseFunction = { name: 'is_admin', arguments: [] };

/** A call of a function of the database, with right, missing, additional and wrong arguments. */
export function rpcRequest(random: Random, catalog: Catalog): Draft {
  const called = random.pickOr(catalog.functions, NONE);
  const name = random.chance(0.03) ? encoded(random, oddText(random)) : called.name;
  const method = random.pick([
    'POST',
    'POST',
    'POST',
    'GET',
    'GET',
    'HEAD',
    'PUT',
    'DELETE',
    'OPTIONS',
  ]);
  const names = argumentNames(random, called);
  const query =
    method === 'POST' ? [] : names.map((key) => `${key}=${encoded(random, oddText(random))}`);
  const result = { name, columns: ['id', 'slug', 'value', ...called.arguments], related: [] };
  if (random.chance(0.15)) query.push(filter(random, result));
  if (random.chance(0.1))
    query.push(`select=${random.pick(['*', 'id', 'id::text', '', 'x(y)', 'count()'])}`);
  if (random.chance(0.05))
    query.push(`limit=${random.pick(['-1', '1', 'NaN', '99999999999999999999'])}`);
  const body =
    method !== 'POST'
      ? null
      : random.chance(0.2)
        ? oddBody(random, called.arguments)
        : jsonBody(Object.fromEntries(names.map((key) => [key, oddJson(random)])));
  return {
    method,
    target: `/rest/v1/rpc/${name}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: { ...oddHeaders(random), ...(body?.type ? { 'content-type': body.type } : {}) },
    body: body?.bytes ?? null,
  };
}

/** Mostly all of them: with others the function is not found, and nothing is tried. */
function argumentNames(random: Random, { arguments: all }: DatabaseFunction): string[] {
  if (random.chance(0.8)) return [...all];
  const some = all.filter(() => random.chance(0.6));
  return random.chance(0.5) ? [...some, encoded(random, oddText(random)).slice(0, 30)] : some;
}
