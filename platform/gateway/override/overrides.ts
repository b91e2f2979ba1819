import {
  overrideBase,
  overrideOrderSchema,
  type LocalOverride,
  type OverrideAnswer,
  type OverrideOrder,
} from '@talent/api/platform/local-override';
import { bearerOf, sessionOf } from '../guard/admin-of.ts';
import type { GuardCookie } from '../guard/guard-cookie.ts';
import type { Backend } from '../http/backend.ts';
import { readLimitedJson, readLimitedText } from '../http/limited-body.ts';
import { respondJson, respondText } from '../http/respond.ts';
import type { LiveSite, ServeSite } from '../live/live-site.ts';
import { describeError } from '../log/log.ts';
import { ownPath } from '../preview/preview-link.ts';
import { createOpenOverrides, createOverrideBackend } from './override-backend.ts';
import { createSignedCookie } from '../http/signed-cookie.ts';
import { z } from 'zod';
import { overriddenAnswer, plainRequest } from './overridden-answer.ts';
import type { PageContext } from '../pages/page-context.ts';

const signedSchema = z.strictObject({
  ...overrideOrderSchema.shape,
  id: z.string(),
  user: z.string(),
  session: z.string(),
  exp: z.number().int(),
});

const MAX_BODY_BYTES = 4096;

type Reason = Extract<OverrideAnswer, { status: 'refused' }>['reason'];

const STATUS: Readonly<Record<Reason, number>> = {
  'turned-off': 403,
  'fresh-sign-in': 403,
  'used-link': 409,
  'unknown-app': 422,
  'not-understood': 422,
};

interface OverridesOptions extends Pick<PageContext, 'adminOf' | 'notFound' | 'log' | 'now'> {
  backend: Backend;
  guardSecret: string;
  origin: string;
  /** Whether the settings of this site allow overrides. */
  isAllowed: boolean;
  guard: Pick<GuardCookie, 'holderOf'>;
}

export type Overrides = ReturnType<typeof createOverrides>;

/** Begins, shows and ends local overrides: an app from a developer's machine, in one staff session. */
export function createOverrides(options: OverridesOptions) {
  const { origin, isAllowed, guard, adminOf, notFound, log, now } = options;
  const secure = origin.startsWith('https:');
  const signing = { secret: options.guardSecret, secure, now };
  const cookie = createSignedCookie('override', signedSchema, signing);
  const backend = createOverrideBackend(options.backend);
  const open = createOpenOverrides({ isOpen: backend.isOpen, log, now });

  async function check(request: Request): Promise<LocalOverride | null> {
    const signed = await cookie.read(request);
    if (signed === null) return null;
    const holder = await guard.holderOf(request);
    if (holder?.user !== signed.user || holder.session !== signed.session) return null;
    if (!(await open.fetch(signed.id))) return null;
    const { app, from, exp } = signed;
    const until = new Date(exp * 1000).toISOString();
    return { app, from, base: overrideBase(signed), until };
  }

  async function begin(order: OverrideOrder, request: Request, site: LiveSite, user: string) {
    const to = homeOf(order.app, site);
    if (to === null) return refuse('unknown-app');
    const session = sessionOf(request);
    const begun = await backend.begin(order, bearerOf(request) ?? '');
    if (typeof begun === 'string') return refuse(begun);
    // The database begins none without a session.
    if (session === null) return refuse('not-understood');
    const exp = Math.floor(begun.until.getTime() / 1000);
    log({ level: 'info', message: 'local override begun', user, app: order.app, from: order.from });
    const answer: OverrideAnswer = { status: 'begun', until: begun.until.toISOString(), to };
    const issued = await cookie.issue({ ...order, id: begun.id, user, session, exp });
    return respondJson(200, answer, { 'Set-Cookie': issued });
  }

  return {
    /** The override that a request is answered with; null, without waiting, for everyone who has none. */
    of(request: Request): Promise<LocalOverride | null> | null {
      return isAllowed && cookie.isIn(request) ? check(request) : null;
    },
    async answer(
      request: Request,
      site: LiveSite,
      override: LocalOverride,
      serve: ServeSite,
    ): Promise<Response> {
      return overriddenAnswer(request, await serve(plainRequest(request), site), override);
    },
    /**
     * POST `/_override` of an admin: begins an override in the session of the access token. Everyone else gets the not-found page.
     * @throws `override-backend`, and what `fetch` throws
     */
    async begin(request: Request, site: LiveSite): Promise<Response> {
      const user = await adminOf(request);
      if (user === null) return notFound(request, site);
      if (!isAllowed) return refuse('turned-off');
      const order = overrideOrderSchema.safeParse(await readLimitedJson(request, MAX_BODY_BYTES));
      return order.success ? begin(order.data, request, site, user) : refuse('not-understood');
    },
    /** POST of a form of this site to `/_override/end`: ends the override of this browser, also without a session. */
    async end(request: Request, site: LiveSite): Promise<Response> {
      if (!cookie.isIn(request)) return notFound(request, site);
      const { text } = await readLimitedText(request.body, MAX_BODY_BYTES);
      const to = ownPath.safeParse(new URLSearchParams(text).get('to')).data ?? '/';
      const signed = await cookie.read(request);
      if (signed !== null) {
        open.delete(signed.id);
        // The cookie goes in any case: an end must not depend on the backend.
        await backend.end(signed.id).catch((error: unknown) => {
          const message = 'the end of a local override could not be recorded';
          log({ level: 'error', message, error: describeError(error) });
        });
      }
      return respondText(303, 'See the page.', { Location: to, 'Set-Cookie': cookie.clear() });
    },
  };
}

function refuse(reason: Reason): Response {
  return respondJson(STATUS[reason], { status: 'refused', reason } satisfies OverrideAnswer);
}

/** The first page of a live app; null where no app of that name can be shown from elsewhere, as the shell. */
function homeOf(app: string, { composition, guarded }: LiveSite): string | null {
  const remotes = [...composition.remotes, ...(guarded?.remotes ?? [])];
  const remote = remotes.find(({ name }) => name === app);
  return remote ? (remote.patterns.find((pattern) => !pattern.includes(':')) ?? '/') : null;
}
