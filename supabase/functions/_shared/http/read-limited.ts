/**
 * The body of a request or an answer as UTF-8 text. Null when it is larger than allowed; no more than the limit is held
 * in memory.
 */
export async function readLimitedText(
  { headers, body }: Request | Response,
  maxBytes: number,
): Promise<string | null> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return null;
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
