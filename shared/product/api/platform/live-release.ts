/** The header in which the gateway says, with the data of a page, what a document would be made of now. */
export const LIVE_RELEASE_HEADER = 'Live-Release';

/** The public set of versions that a visitor's next document gets. */
export interface LiveRelease {
  channel: string;
  revision: number;
  /** Of the composition: equal for revisions with the same public versions. */
  id: string;
}

export function writeLiveRelease({ channel, revision, id }: LiveRelease): string {
  return `${channel} ${revision} ${id}`;
}

/** Null where there is none, or none that can be read. */
export function readLiveRelease(header: string | null): LiveRelease | null {
  const [, channel, revision, id] = /^([a-z0-9-]+) (\d{1,9}) (\w+)$/.exec(header ?? '') ?? [];
  if (channel === undefined || revision === undefined || id === undefined) return null;
  return { channel, revision: Number(revision), id };
}
