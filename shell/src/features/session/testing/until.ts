import { vi } from 'vitest';

/** Waits until a check passes; a busy machine gets more than the usual second. */
export async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 10_000 });
}
