/** The database of an earlier version could not be taken over. It is unchanged, and there is no new one. */
export class TakeOverError extends Error {
  override readonly name = 'TakeOverError';
  readonly code = 'DATABASE_NOT_TAKEN_OVER';

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(
      `The database of an earlier version in ${folder} could not be taken over: ${reason} ` +
        'It was not changed: start the earlier version with this data folder to reach it. ' +
        'To go on without its content, move that folder away.',
      options,
    );
  }
}
