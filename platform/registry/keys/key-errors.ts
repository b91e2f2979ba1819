import { KnownError } from '@talent/node/terminal/known-error';
import { channelFlag, DEFAULT_CHANNEL } from '../channel.ts';
import type { KeyScope } from './key-scope.ts';

/** This process has no key to sign with. */
export class NoSigningKeyError extends KnownError {
  constructor() {
    super(
      'no-signing-key',
      'There is no key to sign releases with: start the site of this data folder once with "npm start", which makes ' +
        'one, or set RELEASE_SIGNING_KEY (pnpm release keys prints a new pair)',
    );
  }
}

/** This process has the preview key and was asked to sign for visitors. */
export class PreviewKeyError extends KnownError {
  constructor() {
    super(
      'preview-key',
      'PREVIEW_SIGNING_KEY signs previews alone, and visitors are given channels stable and canary: name another ' +
        'channel with --channel, or release where RELEASE_SIGNING_KEY is set',
    );
  }
}

/** The same key is configured for visitors and for previews. */
export function keyScopeError(id: string): KnownError {
  return new KnownError(
    'key-scope',
    `Key ${id} is configured for visitors (RELEASE_KEYS, RELEASE_SIGNING_KEY) and for previews (PREVIEW_KEYS, ` +
      'PREVIEW_SIGNING_KEY): previews need a key of their own, such as "pnpm release keys --preview" prints',
  );
}

/** SHA-256, hex, of public keys whose private half is in this repository's history. They are refused, whatever is configured. */
const PUBLISHED_KEYS: ReadonlySet<string> = new Set([
  // Signed test fixtures before every run of the tests made its own pair.
  '06d8dd55377f9bf278691b223ffc38cbb7b30b68eef9164b7fdda8255f55d6ac',
]);

/** Throws `published-key` for the fingerprint of such a key: the SHA-256 of its 32 bytes, hex. */
export function assertUnpublished(fingerprint: string): void {
  if (!PUBLISHED_KEYS.has(fingerprint)) return;
  throw new KnownError(
    'published-key',
    `The private half of key ${fingerprint.slice(0, 16)} was published: anyone can sign with it, so it is refused. ` +
      'Make another pair with "pnpm release keys" and set that one instead',
  );
}

/** A version in the store that no key of the scope has published or released. */
export function untrustedVersionError(
  app: string,
  version: string,
  scope: KeyScope,
  channel?: string,
): KnownError {
  const reason = untrustedReason(app, scope, channel);
  return new KnownError('version-untrusted', `${app}@${version} ${reason}`);
}

/** The second half of the message: the reason and what to do. */
export function untrustedReason(app: string, scope: KeyScope, channel = DEFAULT_CHANNEL): string {
  const key = scope === 'visitors' ? 'release key' : 'key that is trusted here';
  return (
    `was published without a ${key}: build ${app} from its commit where that key is, and run ` +
    `"pnpm release publish ${app}${channelFlag(channel)}" there; the same files are then signed`
  );
}
