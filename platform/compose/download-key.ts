/** Key of a page's file in the store; below the site's origin it stands at `/_<key>`. */
export function downloadKey({ hash, name }: DownloadName): string {
  return `files/${hash}/${name}`;
}

/** What a file that a page offers is found by. */
export interface DownloadName {
  /** Hash of its bytes: 32 hex digits. */
  hash: string;
  /** The name that it is saved under. */
  name: string;
}

/** Whether two texts can be the hash and the name of a download. */
export function isDownloadName({ hash, name }: DownloadName): boolean {
  return /^[0-9a-f]{32}$/.test(hash) && isFileName(name);
}

/** Kinds of file that nothing on this site would ever run or show as a page. */
export function isFileName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)*\.(csv|pdf)$/.test(name) && name.length <= 100;
}
