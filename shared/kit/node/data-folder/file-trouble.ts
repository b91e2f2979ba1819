/** An error of the file system, as Node throws it. */
export interface FileTrouble extends Error {
  code: string;
  path?: string;
}

/** Errors that concern access to a file and not its content, with what to do. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES:
    'this user may not. Check its owner and its permissions, and those of the folders above it',
  EPERM:
    'this user may not. Check its owner and its permissions, and those of the folders above it',
  EROFS: 'the disk is mounted read-only. Mount it writable, or set DATA_DIR to a folder that is',
  ENOSPC: 'the disk is full. Make room on it',
  EDQUOT: 'the quota of this user is used up. Make room',
  EIO: 'the disk reports an error. Check the disk, and its cables or its volume',
  EISDIR: 'there is a folder where a file belongs. Move it away',
  ENOTDIR: 'there is a file where a folder belongs. Move it away',
  EMFILE: 'this process has too many files open. Raise the limit (ulimit -n)',
  ENFILE: 'this machine has too many files open. Raise its limit',
};

/** A file of the data folder cannot be read or written. This says nothing about its content. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';
  readonly code = 'data-file-unreachable';
  /** Absolute path of the file. */
  readonly path: string;

  constructor(action: 'read' | 'written', path: string, cause: FileTrouble) {
    super(
      `${path} cannot be ${action}: ${REASONS[cause.code] ?? cause.message} (${cause.code}). ` +
        'Nothing is known to be damaged: do not delete it',
      { cause },
    );
    this.path = path;
  }
}

/** Whether an error comes from the file system. */
export function isFileTrouble(error: unknown): error is FileTrouble {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/**
 * Runs a step that reads or writes one file of the data folder.
 * @throws DataFileError in place of the operating system's error, except `EEXIST` and `ENOENT`, which callers expect
 */
export function reachingFile<Result>(
  action: 'read' | 'written',
  path: string,
  step: () => Result,
): Result {
  try {
    return step();
  } catch (error) {
    if (!isFileTrouble(error) || error.code === 'EEXIST' || error.code === 'ENOENT') throw error;
    throw new DataFileError(action, path, error);
  }
}
