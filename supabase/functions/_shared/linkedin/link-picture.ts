import { pagePicture } from '@talent/api/linkedin/page-picture';
import { readLimited, readLimitedText } from '../http/read-limited.ts';

/** The picture on the card of a linked page. `url` is its public address. */
export interface LinkPicture {
  url: string;
  type: 'image/png' | 'image/jpeg' | 'image/gif';
  bytes: Uint8Array<ArrayBuffer>;
}

/** Larger than any page of this site, bytes. */
const PAGE_BYTES = 4 * 1024 * 1024;
/** Larger than any card of this site, bytes. */
const PICTURE_BYTES = 5 * 1024 * 1024;

/** Formats that LinkedIn takes, by their first bytes. */
const formats: readonly [LinkPicture['type'], readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];

/** The linked page, or its picture, cannot be read; the message says why. */
export class LinkPictureError extends Error {
  override readonly name = 'LinkPictureError';
  readonly code = 'link-picture';
  /** The site did not answer: a later try may succeed. */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isTemporary = isTemporary;
  }
}

/**
 * The picture that a page of this site has on its card: what every other network shows. Null for pages without one, and for
 * links to other sites, which are never asked.
 * @throws LinkPictureError
 */
export async function fetchLinkPicture(
  linkUrl: string | null,
  siteOrigin: string,
  signal: AbortSignal,
): Promise<LinkPicture | null> {
  const page = linkUrl === null ? null : URL.parse(linkUrl);
  if (page === null || page.origin !== siteOrigin) return null;
  const html = await read(page.href, signal, (response) => readLimitedText(response, PAGE_BYTES));
  const url = pagePicture(html, page.href);
  if (url === null) return null;
  const bytes = await read(url, signal, (response) => readLimited(response, PICTURE_BYTES));
  const type = formats.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];
  if (type === undefined) throw new LinkPictureError(`${url} is no PNG, JPEG or GIF.`, false);
  return { url, type, bytes };
}

async function read<Body>(
  url: string,
  signal: AbortSignal,
  body: (response: Response) => Promise<Body | null>,
): Promise<Body> {
  let found: Body | null;
  try {
    const response = await fetch(url, { signal });
    if (!response.ok || new URL(response.url).origin !== new URL(url).origin) {
      await response.body?.cancel();
      throw new LinkPictureError(`${url} answers ${response.status}.`, response.status >= 500);
    }
    found = await body(response);
  } catch (cause) {
    if (cause instanceof LinkPictureError) throw cause;
    throw new LinkPictureError(`${url} does not answer.`, true, { cause });
  }
  if (found === null) throw new LinkPictureError(`${url} is too large.`, false);
  return found;
}
