/**
 * Whether a request is for the host that previews have for themselves: its `Host` is exactly that of the setting, as
 * browsers send it. Every other spelling is the public site.
 *
 * @param host value of the request's `Host` header
 */
export function isPreviewHost(
  host: string | null | undefined,
  previewHost: string | null,
): boolean {
  return previewHost !== null && host === previewHost;
}

/** `Host` of requests for an origin; null where there is none. */
export function hostOf(origin: string | null | undefined): string | null {
  return origin ? new URL(origin).host : null;
}
