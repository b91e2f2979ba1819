/** Longest time of an orderly end, ms. */
const CLOSE_MS = 30_000;

/**
 * Closes a program on Ctrl+C or SIGTERM, or when no one reads its output any more, and exits. A second signal exits at once,
 * and so does a program that takes too long to close.
 *
 * @param unread from `whenOutputCloses`
 */
export function closeOnSignal(
  close: () => Promise<void>,
  unread?: Promise<void>,
  closeMs = CLOSE_MS,
): void {
  let isClosing = false;
  const stop = (): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => {
      console.error(`It did not stop within ${closeMs / 1000} s, and is ended.`);
      process.exit(1);
    }, closeMs).unref();
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  void unread?.then(() => {
    if (!isClosing) stop();
  });
}

/**
 * Resolves when the reader of the output has gone, as with `npm start | head -1`. Without it the next line would be an
 * uncaught error that ends the process and leaves its child processes running. Call it before anything is printed.
 */
export function whenOutputCloses(): Promise<void> {
  return new Promise((resolve) => {
    for (const stream of [process.stdout, process.stderr]) {
      stream.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE') throw error;
        resolve();
      });
    }
  });
}
