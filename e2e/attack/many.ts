/** Asks so many times, `together` at a time, and counts how often each result came. */
export async function countOf(
  times: number,
  ask: (index: number) => Promise<unknown>,
  together = 50,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) {
      const result = String(await ask(next++));
      counts[result] = (counts[result] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(together, times) }, worker));
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The n-th of 60,000 addresses that an attacker may have. */
export function addressOf(index: number, network = '198.18'): string {
  return `${network}.${Math.floor(index / 250) % 250}.${index % 250}`;
}

/** Asks until it is so; false after `forMs`. */
export async function until(
  isSo: () => Promise<boolean> | boolean,
  forMs = 15_000,
): Promise<boolean> {
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
