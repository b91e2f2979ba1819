type PagePath = { status: 'valid'; path: string } | { status: 'invalid' };

const invalid: PagePath = { status: 'invalid' };

/**
 * Reads the path of a page of this site from typed text: `/about?x=1`. A fragment is left
 * out, it never reaches a server. Whatever a browser could take for another address is refused:
 * schemes, `//host`, backslashes, control characters and dot segments that end in `//host`.
 */
export function readPagePath(entered: string, origin: string): PagePath {
  const text = entered.trim();
  if (!/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(text) || !URL.canParse(text, origin)) return invalid;
  const url = new URL(text, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return invalid;
  return { status: 'valid', path: url.pathname + url.search };
}
