/** The reason why a page could not be read. */
export type PageFetchCode =
  | 'offline'
  | 'timeout'
  | 'status'
  | 'content-type'
  | 'too-large'
  | 'other-site';

/** A page of the site could not be read; `detail` is the status or the content type that came. */
export class PageFetchError extends Error {
  override readonly name = 'PageFetchError';
  readonly code: PageFetchCode;
  readonly detail: string;

  constructor(code: PageFetchCode, detail = '', options?: ErrorOptions) {
    super(`page not read: ${code} ${detail}`.trim(), options);
    this.code = code;
    this.detail = detail;
  }
}
