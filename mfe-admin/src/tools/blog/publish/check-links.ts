/** `unknown`: the page did not answer in time, or not as a page does. */
export type LinkState = 'alive' | 'dead' | 'unknown';

type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** Longest wait for a page, ms. */
const TIMEOUT = 10_000;
/** Pages that are asked at once. */
const AT_ONCE = 4;

/** Asks this site for each of its pages that a text leads to. */
export async function checkLinks(
  paths: readonly string[],
  ask: Ask = (path, init) => fetch(path, init),
): Promise<Record<string, LinkState>> {
  const waiting = [...paths];
  const states: Record<string, LinkState> = {};
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      states[path] = await stateOf(path, ask);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return states;
}

async function stateOf(path: string, ask: Ask): Promise<LinkState> {
  try {
    // As a visitor: what only staff can open is no page for readers.
    const { ok, status } = await ask(path, {
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (ok) return 'alive';
    return status === 404 || status === 410 ? 'dead' : 'unknown';
  } catch {
    return 'unknown';
  }
}
