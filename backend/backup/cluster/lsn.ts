/** Position in the write-ahead log, as a number; `0/1A2B3C` in PostgreSQL's text. */
export function parseLsn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/**
 * Names of the files in `pg_wal` with the log from one position to another, both included.
 * @param segmentSize size of a file, bytes: `wal_segment_size`
 */
export function walFiles(
  { start, stop, timeline }: { start: bigint; stop: bigint; timeline: number },
  segmentSize: number,
): string[] {
  const size = BigInt(segmentSize);
  const perId = 0x1_0000_0000n / size;
  const names: string[] = [];
  // A stop at the very end of a file has its last byte in that file.
  for (let number = start / size; number <= (stop - 1n) / size; number += 1n) {
    names.push([BigInt(timeline), number / perId, number % perId].map(hexadecimal).join(''));
  }
  return names;
}

function hexadecimal(part: bigint): string {
  return part.toString(16).toUpperCase().padStart(8, '0');
}
