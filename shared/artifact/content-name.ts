/** A file name that ends with a hash of its content, such as `react-0123456789ab.js`, in parts. */
export interface ContentName {
  /** Same for every version of the file: `react`. */
  stem: string;
  /** Hexadecimal; at least 48 bits. A publication refuses a name that exists with other bytes. */
  hash: string;
  /** With its dot: `.js`. */
  ending: string;
}

const HASH_LENGTH = 12;
const CONTENT_NAME = /^([\w-]+)-([0-9a-f]{12})(\.[a-z0-9]+)$/;

/** The name of these parts; of the hash only the beginning is used. */
export function formatContentName({ stem, hash, ending }: ContentName): string {
  return `${stem}-${hash.slice(0, HASH_LENGTH)}${ending}`;
}

/** The parts of a name; null where it does not end with a hash. */
export function parseContentName(name: string): ContentName | null {
  const [, stem, hash, ending] = CONTENT_NAME.exec(name) ?? [];
  if (stem === undefined || hash === undefined || ending === undefined) return null;
  return { stem, hash, ending };
}
