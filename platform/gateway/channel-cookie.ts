import { channelName } from '../registry/release.ts';

/** Remembers which channel a browser is shown; absent: the one that everybody sees. */
export const CHANNEL_COOKIE = 'talent_channel';

/** A preview is looked at for some days, s. */
const CHANNEL_SECONDS = 7 * 24 * 60 * 60;

/** The channel that a request asks for; null for none, or for no name of a channel. */
export function channelOf(request: Request): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if (name === CHANNEL_COOKIE) return channelName.safeParse(value).data ?? null;
  }
  return null;
}

/** `Set-Cookie` value that shows a channel; null shows the public one again. */
export function channelCookie(channel: string | null, secure: boolean): string {
  const age = channel === null ? 0 : CHANNEL_SECONDS;
  const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${age}${secure ? '; Secure' : ''}`;
  return `${CHANNEL_COOKIE}=${channel ?? ''}; ${attributes}`;
}
