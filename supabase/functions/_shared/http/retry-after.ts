/** Longest wait that a server is believed, seconds: a day. */
const LONGEST_SECONDS = 24 * 60 * 60;

/** `Retry-After` of an answer in seconds, at least one and at most a day; null where it has none that can be read. */
export function retryAfterSeconds(headers: Headers, now: Date): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - now.getTime()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), LONGEST_SECONDS) : null;
}
