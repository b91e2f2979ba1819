import type { LiveChannels } from './live-channels.ts';
import type { LiveSite } from './live-site.ts';
import { channelCookie } from './channel-cookie.ts';
import type { Frames } from './frames.ts';
import { respondText } from './respond.ts';

/** `/_channel/NAME?to=/path` shows a channel to this browser; with the public channel's name it ends that. */
export const CHANNEL_LINK = '/_channel';

export interface ChannelLinkOptions {
  channels: Pick<LiveChannels, 'knows'>;
  /** The channel that visitors see. */
  channel: string;
  frames: Frames;
  /** Whether visitors come over https. */
  secure: boolean;
}

/** Sets the cookie and leads to the page; a channel without a release is answered as any unknown path. */
export function createChannelLink(
  options: ChannelLinkOptions,
): (request: Request, site: LiveSite) => Promise<Response> {
  const { channels, channel, frames, secure } = options;
  return async (request, site) => {
    const url = new URL(request.url);
    const [, wanted = ''] = /^\/_channel\/([a-z0-9-]{1,40})$/.exec(url.pathname) ?? [];
    if (wanted !== channel && !(await channels.knows(wanted))) {
      return frames.notFound(request, site);
    }
    return respondText(303, 'See the page.', {
      Location: ownPath(url.searchParams.get('to')),
      'Set-Cookie': channelCookie(wanted === channel ? null : wanted, secure),
    });
  };
}

/** A path of this site; everything else would make the link a way to other sites. */
function ownPath(to: string | null): string {
  return to !== null && /^\/(?![/\\])[\x21-\x7e]*$/.test(to) ? to : '/';
}
