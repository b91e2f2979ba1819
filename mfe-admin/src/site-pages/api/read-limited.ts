import { PageFetchError } from './page-fetch-error';

/**
 * Reads a body as UTF-8 text and stops as soon as it is too large: a `Content-Length` counts
 * compressed bytes and may be missing.
 * @throws PageFetchError with `too-large`.
 */
export async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new PageFetchError('too-large', `more than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
