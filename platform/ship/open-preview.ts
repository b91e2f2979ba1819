/** Longest time until a gateway knows a new channel, and for one answer, ms. */
const KNOWN_MS = 10_000;
const ANSWER_MS = 10_000;

/**
 * Opens a preview with its signed link, as the button in a browser does.
 *
 * @returns value of the `Cookie` header that shows the preview; null where the site does not open it
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
