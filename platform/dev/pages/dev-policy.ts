/**
 * Headers of a page in development. Its content security policy allows two things beyond that of a released page, for Fast
 * Refresh: inline styles, and a WebSocket to this server. Trusted Types are not required.
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
