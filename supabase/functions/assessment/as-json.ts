import type { Json } from '@talent/data/types';

/** A value as JSON for the database. Properties that JSON cannot hold are dropped. */
export function asJson(value: object): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
