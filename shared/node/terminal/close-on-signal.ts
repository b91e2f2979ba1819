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
