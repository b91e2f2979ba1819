/** How long a gateway may take to know a channel that has just been made, and to answer one request, ms. */
const KNOWN_MS = 10_000;
const ANSWER_MS = 10_000;

/**
 * Presses the button behind a signed link, as a browser does.
 *
 * @returns value of the `Cookie` header that shows the preview from then on; null where the site does not open it
 */
export async function openPreview(link: string): Promise<string | null> {
  const { origin, pathname, searchParams } = new URL(link);
  const end = Date.now() + KNOWN_MS;
  for (;;) {
    const response = await fetch(new URL(pathname, origin), {
      ...{ method: 'POST', body: searchParams, redirect: 'manual' },
      headers: { Origin: origin },
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => null);
    await response?.body?.cancel();
    const [cookie = ''] = response?.headers.getSetCookie() ?? [];
    const pair = cookie.split(';')[0] ?? '';
    if (response?.status === 303 && pair !== '') return pair;
    if (Date.now() > end) return null;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
