/** Size of a page of PostgreSQL, bytes. */
export const PAGE_SIZE = 8192;

const LANES = 32;
const FNV_PRIME = 16_777_619;

/** Initial value of each lane: `checksumBaseOffsets` of PostgreSQL's `checksum_impl.h`. */
const BASE_OFFSETS = new Uint32Array([
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
]);

/** Offsets in the header of a page, bytes. */
const LSN = 0;
const CHECKSUM = 8;
const UPPER = 14;

export type PageState =
  | { status: 'intact' }
  /** Its checksum is wrong. `lsn`: log position of its last change, from the page itself. */
  | { status: 'damaged'; lsn: bigint };

/**
 * Checks one page of a table or an index against the checksum in its header, as the server does when it reads it.
 * @param block number of the page in its relation, counted over all its files
 */
export function checkPage(page: Uint8Array, block: number): PageState {
  const view = new DataView(page.buffer, page.byteOffset, PAGE_SIZE);
  // An unused page is all zeros, without a checksum.
  if (view.getUint16(UPPER, true) === 0) {
    return page.every((byte) => byte === 0) ? { status: 'intact' } : damaged(view);
  }
  const expected = pageChecksum(view, block);
  return view.getUint16(CHECKSUM, true) === expected ? { status: 'intact' } : damaged(view);
}

function damaged(view: DataView): PageState {
  const high = BigInt(view.getUint32(LSN, true));
  return { status: 'damaged', lsn: (high << 32n) | BigInt(view.getUint32(LSN + 4, true)) };
}

function pageChecksum(view: DataView, block: number): number {
  const sums = BASE_OFFSETS.slice();
  for (let offset = 0; offset < PAGE_SIZE; offset += 4 * LANES) {
    for (let lane = 0; lane < LANES; lane += 1) {
      const at = offset + 4 * lane;
      // The checksum itself counts as zero.
      const word = view.getUint32(at, true);
      mix(sums, lane, at === CHECKSUM ? (word & 0xffff0000) >>> 0 : word);
    }
  }
  // Two rounds of zeros.
  for (let round = 0; round < 2; round += 1) {
    for (let lane = 0; lane < LANES; lane += 1) mix(sums, lane, 0);
  }
  let sum = 0;
  for (const each of sums) sum ^= each;
  return (((sum ^ block) >>> 0) % 65_535) + 1;
}

function mix(sums: Uint32Array, lane: number, word: number): void {
  const mixed = ((sums[lane] ?? 0) ^ word) >>> 0;
  sums[lane] = Math.imul(mixed, FNV_PRIME) ^ (mixed >>> 17);
}
