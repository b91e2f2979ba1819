import { storableJson } from '@talent/protocol/text/storable-json';
import { readLimitedText } from './read-limited.ts';

const MOST_BYTES = 128 * 1024;

/** The value of a JSON text, with U+FFFD in place of what PostgreSQL cannot hold; null for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(storableJson(text));
  } catch {
    return null;
  }
}

/** The JSON value of a request's body, as `parseJson` reads it; null where it is no JSON, or larger than 128 KB. */
export async function readJson(request: Request): Promise<unknown> {
  return parseJson((await readLimitedText(request, MOST_BYTES)) ?? '');
}
