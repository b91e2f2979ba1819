import type { Json } from '@talent/data/types';

/** A value as the database takes it: what is not JSON is left out, as on every way through JSON. */
export function asJson(value: object): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
