import type { KeyScope } from './key-scope.ts';

/** A version in the store that no key of the scope has published or released. */
export class UntrustedVersionError extends Error {
  readonly code = 'version-untrusted';

  constructor(app: string, version: string, scope: KeyScope) {
    super(`${app}@${version} ${untrustedReason(app, scope)}`);
    this.name = 'UntrustedVersionError';
  }
}

/** The second half of the message: the reason and what to do. */
export function untrustedReason(app: string, scope: KeyScope): string {
  const key = scope === 'visitors' ? 'release key' : 'key that is trusted here';
  return (
    `was published without a ${key}: build ${app} from its commit where that key is, and run ` +
    `"pnpm release publish ${app}" there; the same files are then signed`
  );
}
