import { createWriteStream, type WriteStream } from 'node:fs';

/**
 * Appends lines to a file that only its owner can read. Lines that cannot be written, such as on a full disk, are lost; each next
 * line is tried again.
 *
 * @param onTrouble gets the reason, once until a line is written again
 */
export function createLogFile(
  path: string,
  onTrouble: (reason: string) => void,
): (line: string) => void {
  let file: WriteStream | null = null;
  let isTold = false;

  function open(): WriteStream {
    const opened = createWriteStream(path, { flags: 'a', mode: 0o600 });
    opened.on('error', (error) => {
      file = null;
      if (!isTold) onTrouble(error.message);
      isTold = true;
    });
    return opened;
  }

  return (line) => {
    file ??= open();
    file.write(`${line}\n`, (error) => {
      if (!error) isTold = false;
    });
  };
}
