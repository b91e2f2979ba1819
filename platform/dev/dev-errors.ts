/** The site that released apps should come from does not answer. */
export class SiteUnreachableError extends Error {
  readonly code = 'site-unreachable';

  constructor(url: string, cause: unknown) {
    super(`${url} does not answer: is the site running, and is the address right?`, { cause });
    this.name = 'SiteUnreachableError';
  }
}

/** The answer is not that of a site of this platform with a release. */
export class NotASiteError extends Error {
  readonly code = 'not-a-site';

  constructor(url: string, reason: string) {
    super(`${url} is not a site that released apps can be read from: ${reason}`);
    this.name = 'NotASiteError';
  }
}

/** The contracts of sources and released apps do not fit. */
export class ContractMismatchError extends Error {
  readonly code = 'contract-mismatch';

  constructor(url: string, problems: readonly string[]) {
    super(
      `the sources do not fit the released apps at ${url}:\n  ${problems.join('\n  ')}\n` +
        'Check out sources of about the same age, or run "pnpm dev", which takes every app from source.',
    );
    this.name = 'ContractMismatchError';
  }
}

/** Another program listens on the development server's port. */
export class DevPortInUseError extends Error {
  readonly code = 'port-in-use';

  constructor(port: number, cause: unknown) {
    super(
      `Port ${port} is in use by another program. Stop it, or choose another port: DEV_PORT=${port + 1} pnpm dev`,
      { cause },
    );
    this.name = 'DevPortInUseError';
  }
}
