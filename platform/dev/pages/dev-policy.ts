/**
 * Headers of a page in development. Its content security policy lets in what Fast Refresh needs beyond
 * the strict one of a released page: styles that are replaced in place, and a WebSocket to this server.
 * Scripts from elsewhere stay refused; Trusted Types are not asked for.
 */
export function documentHeaders(request: Request): Record<string, string> {
  const { host } = new URL(request.url);
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ws://${host}`,
      "base-uri 'none'",
      "frame-src 'self'",
      "frame-ancestors 'self'",
      "form-action 'self'",
    ].join('; '),
  };
}
