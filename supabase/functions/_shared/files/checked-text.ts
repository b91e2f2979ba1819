import { ImportError } from './import-error.ts';

const NEWLINE = 10;

/**
 * Passes the pieces of a text file on, and ends with an ImportError at the first one that is not UTF-8, or when the file is
 * a web page. Without this check a parser replaces unknown bytes in silence.
 */
export async function* checkedText({
  name,
  bytes,
}: {
  name: string;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let begins = '';
  const decode = (piece?: Uint8Array): string => {
    try {
      return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
    } catch (cause) {
      const reason = 'the text is not UTF-8: export the file again with this encoding';
      throw new ImportError(name, line, reason, { cause });
    }
  };
  for await (const piece of bytes) {
    const text = decode(piece);
    if (begins === '') begins = text.trimStart().slice(0, 1);
    if (begins === '<') {
      throw new ImportError(name, 1, 'this is a web page and not a CSV file: name the raw file');
    }
    for (const byte of piece) if (byte === NEWLINE) line += 1;
    yield piece;
  }
  decode();
}
