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
  override readonly name = 'NotASiteError';
  readonly code = 'not-a-site';
}

/** The contracts of sources and released apps do not fit. */
export class ContractMismatchError extends Error {
  override readonly name = 'ContractMismatchError';
  readonly code = 'contract-mismatch';
}

/** Another program listens on the development server's port. */
export class DevPortInUseError extends Error {
  override readonly name = 'DevPortInUseError';
  readonly code = 'port-in-use';
}
