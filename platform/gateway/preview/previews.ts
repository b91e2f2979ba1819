import type { SiteConfig } from '@talent/sdk/contract';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { isSameOrigin } from '../guard/admin-of.ts';
import type { Frames } from '../pages/shell-pages.ts';
import type { LiveChannels } from '../live/live-channels.ts';
import type { LiveSite } from '../live/live-site.ts';
import { readLimitedBody } from '../http/read-limited-body.ts';
import { isRead, respondText } from '../http/respond.ts';
import { parseChoice, type ChannelChoice } from '../live/channel-choice.ts';
import { createPreviewCookie } from './preview-cookie.ts';
import { previewFacts } from './preview-facts.ts';
import { hostOf, isPreviewHost } from '../http/preview-host.ts';
import { CHANNEL_LINK } from './preview-link.ts';
import { leavePreviewPage, openPreviewPage } from './preview-page.ts';
import { ownPath, readPass } from './preview-pass.ts';

/** How long staff is shown what they opened without a signed link, ms. */
const STAFF_MS = 12 * 60 * 60 * 1000;
/** Longer than any pass, bytes. */
const MAX_FORM_BYTES = 4096;

export interface PreviewsOptions {
  store: Pick<ReleaseStore, 'trust'>;
  channels: Pick<LiveChannels, 'main' | 'siteOf'>;
  /** The channel that visitors see. */
  channel: string;
  site: SiteConfig;
  /** Where previews live; absent or null: on the site's own origin. */
  previewOrigin?: string | null;
  frames: Frames;
  /** Secret of the guard cookie. */
  guardSecret: string;
  /** Whether the request carries a valid guard cookie. */
  isAdmin: (request: Request) => Promise<boolean>;
  now: () => Date;
}

/** The ways into a preview and out of it. */
export interface Previews {
  /** Value of `Host` of the origin that previews have for themselves; null: there is none. */
  readonly host: string | null;
  /** Whether a request is for that origin. */
  isHere(request: Request): boolean;
  /** What a request is to be shown; null: what everyone gets. */
  choiceOf(request: Request): Promise<ChannelChoice | null> | null;
  /**
   * Answers `/_channel` and below. GET asks with a page, POST of that page or of the badge does it; everything that is
   * not signed, not from this site or not there is answered as any unknown path.
   */
  serve(request: Request, site: LiveSite): Promise<Response>;
  /** Keeps search engines away from everything that the origin of previews answers. */
  mark(request: Request, response: Response): Response;
}

/** What someone may open. */
interface Order {
  choice: ChannelChoice;
  preview: LiveSite;
  to: string;
  until: Date;
  pass: string | null;
}

export function createPreviews(options: PreviewsOptions): Previews {
  const { store, channels, channel, site, frames, isAdmin, now } = options;
  const { previewOrigin = null } = options;
  const host = hostOf(previewOrigin);
  const origin = previewOrigin ?? site.origin;
  const secure = origin.startsWith('https:');
  const cookie = createPreviewCookie({ secret: options.guardSecret, secure, now });

  const isHere = (request: Request): boolean => isPreviewHost(request.headers.get('Host'), host);
  const choiceOf = (request: Request): Promise<ChannelChoice | null> | null =>
    host === null || isHere(request) ? cookie.choiceOf(request) : null;

  /** Whether someone may open a version, before it is looked for: names cannot be found out by trying. */
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
    const { pathname, searchParams } = new URL(request.url);
    const pages = { site, main: channels.main.current() };
    const order = await orderOf(request, searchParams);
    if (order) {
      const facts = previewFacts(order.preview, pages.main);
      return openPreviewPage({ ...order, facts }, pages);
    }
    const shown = pathname === `${CHANNEL_LINK}/${channel}` ? await choiceOf(request) : null;
    return shown && leavePreviewPage(shown, pages);
  }

  async function act(request: Request): Promise<Response | null> {
    if (!isSameOrigin(request, origin)) return null;
    if (new URL(request.url).pathname === CHANNEL_LINK) return lead('/', cookie.clear());
    const order = await orderOf(request, await readForm(request));
    return order && lead(order.to, await cookie.issue(order.choice, order.until));
  }

  return {
    ...{ host, isHere, choiceOf },
    async serve(request, shown) {
      const isElsewhere = host !== null && !isHere(request);
      const does = isRead(request) ? ask : request.method === 'POST' ? act : null;
      const answer = isElsewhere || does === null ? null : await does(request);
      return answer ?? frames.notFound(request, shown);
    },
    mark(request, response) {
      if (isHere(request)) response.headers.set('X-Robots-Tag', 'noindex');
      return response;
    },
  };
}

async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readLimitedBody(new Response(request.body), MAX_FORM_BYTES));
}

/** The page after the button. It does not hear of the address before it, which holds the pass. */
function lead(to: string, cookie: string): Response {
  return respondText(303, 'See the page.', {
    ...{ Location: to, 'Set-Cookie': cookie },
    'Referrer-Policy': 'no-referrer',
  });
}
