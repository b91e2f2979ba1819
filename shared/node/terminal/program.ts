import { UsageError } from './usage-error.ts';

/**
 * Prints the error that ends a program, and sets its exit code: 2 for a wrong call, else 1. An error with a `code` was written for
 * people and is printed as its message, any other one with its stack.
 */
export function printFailure(error: unknown): void {
  const isForPeople = error instanceof Error && 'code' in error;
  console.error(isForPeople ? `\nerror: ${error.message}` : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

/** Closes a program on Ctrl+C or SIGTERM, and exits. A second signal exits at once. */
export function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const stop = (): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
