import { SESSION_KEY } from '../../consent/consented-keys.ts';

/**
 * The id of this tab's session: the time it began and a random string. Made and kept at the first
 * call, which therefore needs consent. @throws DOMException when storage is blocked.
 */
export function sessionId(): string {
  const known = sessionStorage.getItem(SESSION_KEY);
  if (known) return known;
  const random = [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36));
  const id = `${Date.now()}-${random.join('')}`;
  sessionStorage.setItem(SESSION_KEY, id);
  return id;
}
