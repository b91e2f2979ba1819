import type { MovedPage, PageData } from '@talent/sdk/contract';

/** How long data is kept for a navigation that has not begun, ms. */
const keptFor = 30_000;

/** Most pages whose data is kept at a time. */
const keptMost = 10;

type Answer = Promise<PageData | MovedPage | null>;

const kept = new Map<string, Answer>();

/** Fetches a page's data ahead of a navigation, unless it is there; a failure is forgotten. */
export function storePrefetchedData(url: string, fetchData: () => Answer): void {
  if (kept.has(url)) return;
  const answer = fetchData();
  const forget = (): void => {
    if (kept.get(url) === answer) kept.delete(url);
  };
  kept.set(url, answer);
  answer.catch(forget);
  setTimeout(forget, keptFor);
  const [oldest] = kept.keys();
  if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest);
}

/** Takes kept data out, for one navigation; the promise may still reject. */
export function takePrefetchedData(url: string): Answer | undefined {
  const answer = kept.get(url);
  kept.delete(url);
  return answer;
}
