import { storableJson } from '@talent/protocol/text/storable-json';

type Body = ReadableStream<Uint8Array>;

/** The beginning of a body as UTF-8 text, and whether it was cut off: nothing is read after `maxBytes`. */
export async function readLimitedText(
  body: Body | null,
  maxBytes: number,
): Promise<{ text: string; isExceeded: boolean }> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (reader && bytes <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isExceeded: false };
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  return { text, isExceeded: bytes > maxBytes };
}

/** The JSON value of a request's body; null where it is malformed, broken off or larger than `maxBytes`. */
export async function readLimitedJson(request: Request, maxBytes: number): Promise<unknown> {
  const read = await readLimitedText(request.body, maxBytes).catch(() => null);
  return read && !read.isExceeded ? parseJson(read.text) : null;
}

/** The value of a JSON text, with U+FFFD in place of what PostgreSQL cannot hold; null where it is malformed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(storableJson(text));
  } catch {
    return null;
  }
}

/** The fields of a JSON object; null for arrays and everything else. */
export function parseJsonObject(text: string): Record<string, unknown> | null {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}
