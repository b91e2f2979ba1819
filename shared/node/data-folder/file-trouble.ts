/** An error of the file system, as Node throws it. */
export interface FileTrouble extends Error {
  code: string;
  path?: string;
}

/** What the operating system says about the place and not about the content, and what to do then. */
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

/** A file of the data folder cannot be reached. Its content is not known to be damaged. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';
  readonly code = 'data-file-unreachable';
  /** Absolute path of the file. */
  readonly path: string;

  /** @param action what was tried */
  constructor(action: 'read' | 'written', path: string, cause: FileTrouble) {
    super(
      `${path} cannot be ${action}: ${REASONS[cause.code] ?? cause.message} (${cause.code}). ` +
        'Nothing is known to be damaged: do not delete it',
      { cause },
    );
    this.path = path;
  }
}

/** Whether an error is the operating system's own, about a file or a disk. */
export function isFileTrouble(error: unknown): error is FileTrouble {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/**
 * Runs a step that reads or writes one file of the data folder.
 * @throws DataFileError instead of the operating system's own error, except for `EEXIST` and `ENOENT`, which callers expect
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
