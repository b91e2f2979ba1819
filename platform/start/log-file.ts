import { createWriteStream, fstatSync, openSync, renameSync, type WriteStream } from 'node:fs';

interface LogFileOptions {
  /** Gets the reason why lines cannot be written, once until a line is written again, or why the file cannot be rotated. */
  onTrouble: (reason: string) => void;
  /** Size at which the file becomes `<path>.1`, and the others one more, bytes. */
  maxBytes?: number;
  /** Old files that are kept. */
  kept?: number;
}

/**
 * Appends lines to a file that only its owner can read, and rotates it by size. Lines that cannot be written, such as on a full disk,
 * are lost; each next line is tried again.
 */
export function createLogFile(
  path: string,
  { onTrouble, maxBytes = 32 * 1024 * 1024, kept = 4 }: LogFileOptions,
): (line: string) => void {
  let file: WriteStream | null = null;
  /** Bytes of the file, those included that are still to be written. */
  let size = 0;
  let isTold = false;

  function tell(error: unknown): void {
    if (!isTold) onTrouble(error instanceof Error ? error.message : String(error));
    isTold = true;
  }

  function open(): WriteStream {
    const fd = openSync(path, 'a', 0o600);
    size = fstatSync(fd).size;
    const opened = createWriteStream(path, { fd });
    opened.on('error', (error) => {
      if (file === opened) file = null;
      tell(error);
    });
    return opened;
  }

  /** Lines that wait are written to the file that they were meant for: renaming does not touch what is open. */
  function rotate(): void {
    try {
      for (let number = kept; number > 0; number -= 1) {
        rename(number === 1 ? path : `${path}.${number - 1}`, `${path}.${number}`);
      }
      file?.end();
      file = null;
    } catch (error) {
      // The file stays, and is tried again after as many bytes.
      size = 0;
      tell(error);
    }
  }

  return (line) => {
    const bytes = Buffer.from(`${line}\n`);
    try {
      file ??= open();
      if (size > 0 && size + bytes.length > maxBytes) rotate();
      file ??= open();
    } catch (error) {
      tell(error);
      return;
    }
    size += bytes.length;
    file.write(bytes, (error) => {
      if (!error) isTold = false;
    });
  };
}

function rename(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
