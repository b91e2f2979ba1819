/** A file name that ends with a hash of its content, such as `react-a1_B2-c3.js`, in parts. */
export interface ContentName {
  /** Same for every version of the file: `react`. */
  stem: string;
  /** Base64url: 48 bits. A publication refuses a name that exists with other bytes. */
  hash: string;
  /** With its dot: `.js`. */
  ending: string;
}

/** As long as the bundler's: names are in every page, and do not compress. */
const HASH_LENGTH = 8;
const CONTENT_NAME = /^([\w-]+)-([\w-]{8})(\.[a-z0-9]+)$/;

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
