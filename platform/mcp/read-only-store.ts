import { NoSigningKeyError } from '../registry/keys/key-errors.ts';
import type { ReleaseStore } from '../registry/release-store.ts';

/** Something that only reads tried to change the store. */
export class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError';
  readonly code = 'read-only';

  constructor(key: string) {
    super(`${key} was not changed: this server only reads. Run the command yourself.`);
  }
}

/** The store without its means to change anything: it neither writes nor signs. */
export function readOnly(store: ReleaseStore): ReleaseStore {
  const refuse = async (key: string): Promise<never> => {
    throw new ReadOnlyError(key);
  };
  const trust = {
    signs: null,
    keyId: async () => null,
    sign: async () => {
      throw new NoSigningKeyError();
    },
    whyUntrusted: store.trust.whyUntrusted.bind(store.trust),
  };
  return { ...store, write: refuse, create: refuse, remove: refuse, trust };
}
