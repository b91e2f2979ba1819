/** Largest body of an upload, and of a request that names its sender, bytes. */
export const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** Largest body of every other request, bytes: those of visitors are far smaller. */
export const PLAIN_BODY_BYTES = 64 * 1024;

/**
 * Largest body that is forwarded for a request, bytes. The backend checks the key or token of a large one before it parses it.
 */
export function bodyLimitOf(request: Request, publishableKey: string): number {
  const { pathname } = new URL(request.url);
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '');
  const isUpload = isForm && pathname.startsWith('/functions/');
  return isUpload || namesSender(request, publishableKey) ? MAX_BODY_BYTES : PLAIN_BODY_BYTES;
}

function namesSender({ headers }: Request, publishableKey: string): boolean {
  const bearer = (headers.get('Authorization') ?? '').replace(/^Bearer /i, '');
  return [headers.get('apikey') ?? '', bearer].some((key) => key !== '' && key !== publishableKey);
}
