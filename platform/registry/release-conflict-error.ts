import type { Release } from './release.ts';

/** Another release came first. This one changed nothing; running it again is safe. */
export class ReleaseConflictError extends Error {
  readonly code = 'release-conflict';
  /** A command that ends with this error may be run again. */
  readonly isConflict = true;
  readonly channel: string;
  /** The release that won; null where its file cannot be read. */
  readonly winner: Release | null;

  constructor(channel: string, revision: number, winner: Release | null) {
    super(
      `Another release of channel "${channel}" was faster: revision ${revision}, ${describe(winner)}. ` +
        'Nothing was changed by this one. Look at "status" and run the command again if it is still wanted.',
    );
    this.name = 'ReleaseConflictError';
    this.channel = channel;
    this.winner = winner;
  }
}

function describe(winner: Release | null): string {
  if (winner === null) return 'whose file cannot be read';
  const apps = winner.changed.map((app) => `${app}@${winner.apps[app] ?? 'removed'}`).join(', ');
  return `${winner.action} of ${apps} at ${winner.at}`;
}
