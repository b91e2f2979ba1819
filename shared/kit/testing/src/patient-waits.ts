import { afterAll, vi } from 'vitest';

/** For what happens beside everything else that the machine does, ms: the default of a second is a bound for a fast machine. */
const PATIENCE_MS = 20_000;

const { waitFor } = vi;

// Files that share a worker share `vi` too: it is made patient once.
if (!waitFor.name.startsWith('patient')) {
  vi.waitFor = function patientWaitFor(callback, options) {
    const given = typeof options === 'number' ? { timeout: options } : options;
    return waitFor(callback, { timeout: PATIENCE_MS, ...given });
  };
}

// A test that failed may have left its clock set, with which the next file of this worker would wait for ever.
afterAll(() => void vi.useRealTimers());

// The same for what a page does, in the tests that have one.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
