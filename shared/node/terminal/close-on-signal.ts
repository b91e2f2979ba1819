/**
 * Closes a program on Ctrl+C or SIGTERM, or when no one reads its output any more, and exits. A second signal exits at once.
 *
 * @param unread from `whenOutputCloses`
 */
export function closeOnSignal(close: () => Promise<void>, unread?: Promise<void>): void {
  let isClosing = false;
  const stop = (): void => {
    if (isClosing) process.exit(1);
    isClosing = true;
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
