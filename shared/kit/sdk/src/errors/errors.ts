/** Base class of the SDK's errors: a stable `code` for programs, a sentence for people, the cause for logs. */
export class SdkError extends Error {
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
  }
}

/** A loader found nothing at this path: the composer writes no page, and visitors get the not-found page. */
export class NotFoundError extends SdkError {
  constructor(message = 'There is no such page.') {
    super('not-found', message);
  }
}

/** The reason why a remote could not be loaded. */
export type RemoteFailure = 'network' | 'timeout' | 'invalid';

/** A remote's code could not be loaded; the served page stays readable. */
export class RemoteLoadError extends SdkError {
  readonly app: string;

  constructor(failure: RemoteFailure, app: string, cause?: unknown) {
    super(
      `remote-${failure}`,
      `The part "${app}" of this site could not be loaded (${failure}).`,
      cause,
    );
    this.app = app;
  }
}

/** `data.json` of a page could not be read. */
export class PageDataError extends SdkError {
  constructor(path: string, cause?: unknown) {
    super('page-data', `The content of ${path} could not be loaded.`, cause);
  }
}

/** Whether `error` is a `NotFoundError`, also one thrown by another copy of this module. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'not-found';
}
