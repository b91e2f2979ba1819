/** Text of a file of the site such as `/robots.txt`; null where there is none. @throws as `fetch`. */
export async function fetchSiteText(
  path: string,
  signal: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<string | null> {
  const response = await fetch(path, { cache: 'no-store', credentials: 'omit', signal });
  return response.ok ? response.text() : null;
}
