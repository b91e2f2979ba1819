import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request carries the secret key. The comparison takes the same time for every other key. */
export function holdsKey({ headers }: Request, secretKey: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const bearer = (headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  const shown = [headers.get('apikey') ?? '', bearer];
  return shown.some((key) => timingSafeEqual(digest(key), digest(secretKey)));
}
