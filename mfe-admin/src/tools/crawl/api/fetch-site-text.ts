/** Text of a file of the site such as `/robots.txt`; null where there is none. @throws as `fetch`. */
export async function fetchSiteText(path: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(path, { cache: 'no-store', credentials: 'omit', signal });
  return response.ok ? response.text() : null;
}

/** Bytes of a file on the wire, as the site announces them; null where it does not. @throws as `fetch`. */
export async function fetchSize(address: string, signal: AbortSignal): Promise<number | null> {
  const response = await fetch(address, { method: 'HEAD', credentials: 'omit', signal });
  const length = response.headers.get('Content-Length');
  return response.ok && length !== null ? Number(length) : null;
}
