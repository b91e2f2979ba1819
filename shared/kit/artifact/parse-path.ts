/** A URL path in parts. */
export interface ParsedPath {
  /** Decoded segments; none for `/`. */
  segments: readonly string[];
  /** The same path in its one spelling: percent-encoded, without a trailing slash. */
  path: string;
  trailingSlash: boolean;
}

/**
 * Takes a URL path apart, or says null where no page or file can have it: broken encoding, empty
 * segments (`//host`), and segments that could leave their folder once decoded.
 *
 * @param pathname as in `URL.pathname`: percent-encoded, starting with `/`
 */
export function parsePath(pathname: string): ParsedPath | null {
  const raw = pathname.split('/').slice(1);
  const trailingSlash = raw.length > 1 && raw.at(-1) === '';
  if (trailingSlash || pathname === '/') raw.pop();
  const segments: string[] = [];
  for (const part of raw) {
    const segment = decodeSegment(part);
    if (segment === null) return null;
    segments.push(segment);
  }
  return { segments, path: `/${segments.map(encodeURIComponent).join('/')}`, trailingSlash };
}

function decodeSegment(part: string): string | null {
  try {
    const segment = decodeURIComponent(part);
    // oxlint-disable-next-line no-control-regex -- a NUL byte ends file names on some systems
    return segment === '' || /^\.+$|[/\\\u0000]/.test(segment) ? null : segment;
  } catch {
    return null;
  }
}
