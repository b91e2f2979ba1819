import { readWorkerEnvironment } from './worker-environment.ts';
import { logLine } from '@talent/node/log/log-line';
import { DEFAULT_CHANNEL } from '../../registry/channel.ts';
import { withTrust } from '../../registry/release-store.ts';
import { createTrust } from '../../registry/trust.ts';
import { createR2Store } from '../../store/r2-store.ts';
import { describeError } from '../../gateway/log/log.ts';
import { respondText } from '../../gateway/http/respond.ts';
import { createWorkerSite, type WorkerContext, type WorkerSite } from './worker-site.ts';

/** An isolate has 128 MB for everything, and every millisecond of CPU is counted. */
const LIMITS = { cacheShare: 1 / 8, brotliQuality: 5 };

/** Damage is also found when a file is requested, and the composing host verifies every minute. */
const VERIFY_MS = 60 * 60 * 1000;

/** One for each isolate. Bindings can only be read during a request. */
let site: WorkerSite | undefined;

function createSite(bindings: Readonly<Record<string, unknown>>): WorkerSite {
  const { bucket, folder, releaseKeys, previewKeys, composerUrl, ...facts } =
    readWorkerEnvironment(bindings);
  const trust = createTrust({ signingKey: null, publicKeys: releaseKeys, previewKeys });
  return createWorkerSite({
    ...facts,
    store: withTrust(createR2Store(bucket, folder), trust),
    channel: DEFAULT_CHANNEL,
    recompose: { url: composerUrl, secret: facts.gatewaySecret },
    ...LIMITS,
    verifyMs: VERIFY_MS,
    log: (entry) => console.log(logLine(entry)),
  });
}

/** The gateway on Cloudflare Workers, with the bindings of deploy/workers/wrangler.jsonc. */
export default {
  fetch(
    request: Request,
    bindings: Readonly<Record<string, unknown>>,
    context: WorkerContext,
  ): Promise<Response> {
    try {
      site ??= createSite(bindings);
    } catch (error) {
      console.error(describeError(error));
      return Promise.resolve(respondText(500, 'This site is not configured: its log says why.'));
    }
    return site.fetch(request, context);
  },
};
