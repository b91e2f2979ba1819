/** The bucket does not answer, or answers with errors of its own. */
export class StoreUnreachableError extends Error {
  readonly code = 'store-unreachable';

  constructor(what: string, reason: string, options?: ErrorOptions) {
    super(
      `${what} cannot be reached (${reason}): check the endpoint in STORE_URL and the network, then try again`,
      options,
    );
    this.name = 'StoreUnreachableError';
  }
}

/** The bucket refuses this key pair, for everything or for this request. */
export class StoreAccessError extends Error {
  readonly code = 'store-access';

  constructor(what: string, reason: string) {
    super(
      `${what} refuses access (${reason}): check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, the region in STORE_URL, ` +
        "the clock of this machine, and that the key may read, list and, for releasing, write the bucket's objects",
    );
    this.name = 'StoreAccessError';
  }
}

/** The account has no such bucket. */
export class NoBucketError extends Error {
  readonly code = 'store-bucket';

  constructor(what: string) {
    super(`${what} does not exist: create the bucket, or correct its name in STORE_URL`);
    this.name = 'NoBucketError';
  }
}

/** The bucket has no conditional writes: two releases at once could overwrite each other. */
export class NoConditionalWritesError extends Error {
  readonly code = 'store-conditional-writes';

  constructor(what: string) {
    super(
      `${what} overwrites objects that it was told to keep ("If-None-Match: *"): releases need a store with conditional writes`,
    );
    this.name = 'NoConditionalWritesError';
  }
}
