/**
 * Whether a request is for the separate host of previews: its `Host` equals the configured one exactly, as browsers send
 * it. Every other spelling is the public site.
 *
 * @param host value of the request's `Host` header
 */
export function isPreviewHost(
  host: string | null | undefined,
  previewHost: string | null,
): boolean {
  return previewHost !== null && host === previewHost;
}

/** `Host` header of requests for an origin; null without an origin. */
export function hostOf(origin: string | null | undefined): string | null {
  return origin ? new URL(origin).host : null;
}
