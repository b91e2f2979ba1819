import type { LiveChannels } from './live-channels.ts';
import type { LiveSite } from './live-site.ts';
import { channelCookie, parseChoice } from './channel-cookie.ts';
import type { Frames } from './frames.ts';
import { respondText } from './respond.ts';

/**
 * `/_channel/NAME?to=/path` shows a channel to this browser; with the public channel's name it ends that.
 * `/_channel/NAME.42` shows that revision of it and no later one.
 */
export const CHANNEL_LINK = '/_channel';

export interface ChannelLinkOptions {
  channels: Pick<LiveChannels, 'knows'>;
  /** The channel that visitors see. */
  channel: string;
  frames: Frames;
  /** Whether visitors come over https. */
  secure: boolean;
}

/** Sets the cookie and leads to the page; a channel or a revision that is not there is answered as any unknown path. */
export function createChannelLink(
  options: ChannelLinkOptions,
): (request: Request, site: LiveSite) => Promise<Response> {
  const { channels, channel, frames, secure } = options;
  return async (request, site) => {
    const url = new URL(request.url);
    const wanted = parseChoice(url.pathname.slice(`${CHANNEL_LINK}/`.length));
    if (wanted === null || !(await channels.knows(wanted))) return frames.notFound(request, site);
    const isPublic = wanted.channel === channel && wanted.revision === null;
    return respondText(303, 'See the page.', {
      Location: ownPath(url.searchParams.get('to')),
      'Set-Cookie': channelCookie(isPublic ? null : wanted, secure),
    });
  };
}

/** A path of this site; everything else would make the link a way to other sites. */
function ownPath(to: string | null): string {
  return to !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(to) ? to : '/';
}
