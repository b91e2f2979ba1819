import type { Measured } from './after-release/measure-versions.ts';
import type { Client } from './http/client.ts';
import { respondText } from './http/respond.ts';
import type { LiveChannels } from './live/live-channels.ts';
import type { ServeSite } from './live/live-site.ts';
import type { Overrides } from './override/overrides.ts';
import type { FirstVisit } from './pages/first-visits.ts';
import { asPreview, isPreview, type Previews } from './preview/previews.ts';

interface Asked {
  req: { raw: Request };
  env?: Client;
}

/** Passes one snapshot of the site to an answer, so that no answer mixes two releases. */
export function createServeSnapshot(options: {
  channels: LiveChannels;
  channel: string;
  measured: Pick<Measured, 'siteFor' | 'serveVisitor' | 'answered' | 'counted'>;
  previews: Pick<Previews, 'isOnPreviewHost' | 'choiceOf'>;
  overrides: Pick<Overrides, 'of' | 'answer'>;
  firstVisit: FirstVisit;
}) {
  const { channels, channel, measured, previews, overrides, firstVisit } = options;
  return function withSite(serve: ServeSite) {
    const serveVisitor: ServeSite = (request, site) => measured.serveVisitor(request, site, serve);
    return async ({ req, env = {} }: Asked): Promise<Response> => {
      const request = req.raw;
      const isOnPreviewHost = previews.isOnPreviewHost(request);
      const choice = await previews.choiceOf(request);
      const isPublic = !isOnPreviewHost && choice === null;
      const override = isPublic ? await overrides.of(request) : null;
      const trial = () => (isPublic && override === null ? measured.siteFor(request) : null);
      // Before the snapshot is taken: the page may be composed meanwhile.
      if (isPublic && (await firstVisit(request, env, () => trial() ?? channels.main.current()))) {
        const text = 'This page is not ready yet. Reload it in a few seconds.';
        return respondText(503, text, { 'Retry-After': '5' });
      }
      const tried = trial();
      const site = tried ?? (await channels.siteFor(choice));
      if (site === null) {
        return respondText(503, 'No release is live yet.', { 'Retry-After': '5' });
      }
      if (override !== null) return overrides.answer(request, site, override, serveVisitor);
      const answer = async () => serveVisitor(request, site);
      if (isOnPreviewHost || (tried === null && isPreview(site, channel))) {
        return asPreview(await answer());
      }
      if (tried !== null) return measured.answered(request, await answer());
      const counted = await measured.counted({ request, site, client: env }, answer);
      return measured.answered(request, counted);
    };
  };
}
