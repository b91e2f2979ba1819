import { BUCKETS } from './visitor-buckets.ts';

/**
 * Whether the visitors of a bucket get a flag that a share of the visitors gets: the same answer every time. A larger share takes
 * it from nobody, and two flags divide the visitors independently of each other.
 *
 * @param share 0 to 1
 * @param bucket 0 to 9999
 */
export function isOnFor(bucket: number, app: string, flag: string, share: number): boolean {
  return hash(`${app} ${flag} ${bucket}`) % BUCKETS < Math.round(share * BUCKETS);
}

/** FNV-1a with the last mix of MurmurHash3, so that neighboring numbers are far apart. Unsigned, 32 bits. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
