/** This process has no key to sign with. */
export class NoSigningKeyError extends Error {
  readonly code = 'no-signing-key';

  constructor() {
    super(
      'There is no key to sign releases with: start the site of this data folder once with "npm start", which makes ' +
        'one, or set RELEASE_SIGNING_KEY (pnpm release keys prints a new pair)',
    );
    this.name = 'NoSigningKeyError';
  }
}

/** This process has the preview key and was asked to sign for visitors. */
export class PreviewKeyError extends Error {
  readonly code = 'preview-key';

  constructor() {
    super(
      'PREVIEW_SIGNING_KEY signs previews alone, and visitors are given channels stable and canary: name another ' +
        'channel with --channel, or release where RELEASE_SIGNING_KEY is set',
    );
    this.name = 'PreviewKeyError';
  }
}

/** The same key is configured for visitors and for previews. */
export class KeyScopeError extends Error {
  readonly code = 'key-scope';

  constructor(id: string) {
    super(
      `Key ${id} is configured for visitors (RELEASE_KEYS, RELEASE_SIGNING_KEY) and for previews (PREVIEW_KEYS, ` +
        'PREVIEW_SIGNING_KEY): previews need a key of their own, such as "pnpm release keys --preview" prints',
    );
    this.name = 'KeyScopeError';
  }
}
