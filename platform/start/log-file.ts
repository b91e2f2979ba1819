import { createWriteStream, type WriteStream } from 'node:fs';

/**
 * Appends lines to a file that its owner alone can read. A file that cannot be written, such as on a full disk, loses lines
 * and stops nothing: the next line tries it anew.
 *
 * @param onTrouble hears why, once until a line could be written again
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
