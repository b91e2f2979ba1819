import { Buffer } from 'node:buffer';

/** The whole body of a request or an answer; null when it is larger than allowed. No more than the limit is held in memory. */
export async function readLimited(
  { headers, body }: Request | Response,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      // Not awaited: where the request was cloned, this ends only with the clone's body.
      reader?.cancel().catch(() => {});
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The body as UTF-8 text; null when it is larger than allowed. */
export async function readLimitedText(
  message: Request | Response,
  maxBytes: number,
): Promise<string | null> {
  const bytes = await readLimited(message, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}
