import { channelName } from '../registry/release.ts';

/** Remembers which channel a browser is shown; absent: the one that everybody sees. */
export const CHANNEL_COOKIE = 'talent_channel';

/** A preview is looked at for some days, s. */
const CHANNEL_SECONDS = 7 * 24 * 60 * 60;

/** What somebody wants to be shown. */
export interface ChannelChoice {
  channel: string;
  /** That revision and no later one; null: whatever is live on the channel. */
  revision: number | null;
}

/** Reads `next` and `stable.42`; null for everything else. */
export function parseChoice(text: string): ChannelChoice | null {
  const [, channel = '', revision] = /^([^.]*)(?:\.([1-9]\d{0,7}))?$/.exec(text) ?? [];
  if (!channelName.safeParse(channel).success) return null;
  return { channel, revision: revision === undefined ? null : Number(revision) };
}

/** What a request asks to be shown; null for nothing in particular, or for no name of a channel. */
export function choiceOf(request: Request): ChannelChoice | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if (name === CHANNEL_COOKIE) return parseChoice(value);
  }
  return null;
}

/** `Set-Cookie` value that shows a channel, or one revision of it; null shows the public one again. */
export function channelCookie(choice: ChannelChoice | null, secure: boolean): string {
  const age = choice === null ? 0 : CHANNEL_SECONDS;
  const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${age}${secure ? '; Secure' : ''}`;
  return `${CHANNEL_COOKIE}=${choice === null ? '' : formatChoice(choice)}; ${attributes}`;
}

function formatChoice({ channel, revision }: ChannelChoice): string {
  return revision === null ? channel : `${channel}.${revision}`;
}
