import type { SiteConfig } from '@talent/sdk/contract';
import type { LiveChannels } from '../live/live-channels.ts';
import type { LiveSite } from '../live/live-site.ts';
import { readLimitedText } from '../http/limited-body.ts';
import { isRead, respondText } from '../http/respond.ts';
import { formatChoice, parseChoice, type ChannelChoice } from '../live/pinned-sites.ts';
import { createSignedCookie } from '../http/signed-cookie.ts';
import { z } from 'zod';
import { CHANNEL_LINK, ownPath, readPass } from './preview-link.ts';
import { openPreviewPage, type PreviewOffer } from './preview-page.ts';
import type { PageContext } from '../pages/page-context.ts';

const shownSchema = z.strictObject({ show: z.string(), exp: z.number().int() });

/** How long staff see a preview that they opened without a signed link, ms. */
const STAFF_MS = 12 * 60 * 60 * 1000;
/** Longer than any pass, bytes. */
const MAX_FORM_BYTES = 4096;

interface PreviewsOptions extends Pick<PageContext, 'store' | 'notFound' | 'isAdmin' | 'now'> {
  channels: Pick<LiveChannels, 'main' | 'siteOf'>;
  channel: string;
  site: SiteConfig;
  previewOrigin?: string | null;
  guardSecret: string;
}

interface Order extends PreviewOffer {
  preview: LiveSite;
}

export type Previews = ReturnType<typeof createPreviews>;

export function createPreviews(options: PreviewsOptions) {
  const { store, channels, channel, site, notFound, isAdmin, now } = options;
  const { previewOrigin = null } = options;
  const host = previewOrigin ? new URL(previewOrigin).host : null;
  const origin = previewOrigin ?? site.origin;
  const secure = origin.startsWith('https:');
  const signing = { secret: options.guardSecret, secure, now };
  const cookie = createSignedCookie('channel', shownSchema, signing);

  /** Whether a request is for the separate origin of previews, spelled as browsers do: every other spelling is the public site. */
  const isOnPreviewHost = (request: Request): boolean =>
    host !== null && request.headers.get('Host') === host;
  /** The version to show for a request; null, without waiting, for a request without the cookie. */
  function choiceOf(request: Request): Promise<ChannelChoice | null> | null {
    if (!(host === null || isOnPreviewHost(request)) || !cookie.isIn(request)) return null;
    return cookie.read(request).then((shown) => shown && parseChoice(shown.show));
  }

  /** Checks permission before the version is looked up, so that channel names cannot be guessed. */
  async function orderOf(request: Request, asked: URLSearchParams): Promise<Order | null> {
    const choice = parseChoice(new URL(request.url).pathname.slice(`${CHANNEL_LINK}/`.length));
    if (choice === null || (choice.channel === channel && choice.revision === null)) return null;
    const pass = asked.get('pass');
    const signed = pass === null ? null : await readPass(pass, { trust: store.trust, now: now() });
    let allowed: Pick<Order, 'to' | 'until' | 'pass'> | null = null;
    if (signed?.channel === choice.channel && choice.revision === null) {
      allowed = { to: signed.to, until: new Date(signed.until * 1000), pass };
    } else if (await isAdmin(request)) {
      const to = ownPath.safeParse(asked.get('to')).data ?? '/';
      allowed = { to, until: new Date(now().getTime() + STAFF_MS), pass: null };
    }
    const preview = allowed && (await channels.siteOf(choice));
    return allowed && preview ? { choice, preview, ...allowed } : null;
  }

  async function ask(request: Request): Promise<Response | null> {
    const order = await orderOf(request, new URL(request.url).searchParams);
    return order && openPreviewPage(order, order.preview, { site, main: channels.main.current() });
  }

  async function act(request: Request): Promise<Response | null> {
    if (new URL(request.url).pathname === CHANNEL_LINK) return redirectTo('/', cookie.clear());
    const { text } = await readLimitedText(request.body, MAX_FORM_BYTES);
    const order = await orderOf(request, new URLSearchParams(text));
    if (order === null) return null;
    const exp = Math.floor(order.until.getTime() / 1000);
    return redirectTo(order.to, await cookie.issue({ show: formatChoice(order.choice), exp }));
  }

  return {
    /** `Host` of the separate origin of previews; null: there is none. */
    host,
    isOnPreviewHost,
    originOf: (request: Request): string => (isOnPreviewHost(request) ? origin : site.origin),
    choiceOf,
    /** Answers `/_channel` and below: GET asks, POST opens or leaves the preview. Everything else gets the not-found page. */
    async serve(request: Request, shown: LiveSite): Promise<Response> {
      const isElsewhere = host !== null && !isOnPreviewHost(request);
      const does = isRead(request) ? ask : request.method === 'POST' ? act : null;
      const answer = isElsewhere || does === null ? null : await does(request);
      return answer ?? notFound(request, shown);
    },
    excludeFromSearch(request: Request, response: Response): Response {
      if (isOnPreviewHost(request)) response.headers.set('X-Robots-Tag', 'noindex');
      return response;
    },
  };
}

/** Leads to the page. The previous address holds the pass, so it is not sent as the referrer. */
function redirectTo(to: string, cookie: string): Response {
  return respondText(303, 'See the page.', {
    Location: to,
    'Set-Cookie': cookie,
    'Referrer-Policy': 'no-referrer',
  });
}

/** Whether a site differs from the one that visitors of `channel` see. */
export function isPreview({ release, composition }: LiveSite, channel: string): boolean {
  return release.channel !== channel || composition.pinned === true;
}

/** Excludes the answer of a preview from search engines and shared caches. */
export function asPreview(response: Response): Response {
  // Released files have URLs of their own, and are the same in every channel; other answers differ from the public ones.
  const isOfChannel = !/immutable|no-store/.test(response.headers.get('Cache-Control') ?? '');
  response.headers.set('X-Robots-Tag', 'noindex');
  response.headers.append('Vary', 'Cookie');
  if (isOfChannel) response.headers.set('Cache-Control', 'private, no-cache');
  return response;
}
