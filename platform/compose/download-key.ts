/** Key of a download in the store; its URL is `/_<key>`. */
export function downloadKey({ hash, name }: DownloadName): string {
  return `files/${hash}/${name}`;
}

interface DownloadName {
  /** Hash of its bytes: 32 hex digits. */
  hash: string;
  /** File name for the visitor. */
  name: string;
}

/** Whether two texts can be the hash and the name of a download. */
export function isDownloadName({ hash, name }: DownloadName): boolean {
  return /^[0-9a-f]{32}$/.test(hash) && isFileName(name);
}

/** Allows only kinds of file that a browser neither runs nor shows as a page. */
export function isFileName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)*\.(csv|json|pdf)$/.test(name) && name.length <= 100;
}
