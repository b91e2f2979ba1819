import type { Manifest } from '@talent/artifact/manifest';
import { renderDocument } from '../../compose/pages/document.ts';
import type { GatewayOptions } from '../options.ts';
import { cookieOf, press } from './preview-site.ts';
import type { RawOptions } from './raw-request.ts';
import { ABOUT, createStandardSite } from './standard-site.ts';
import { startGateway } from './start-gateway.ts';
import { FRAMES, TEST_SITE } from './test-site.ts';

export const LINK = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const FROM = 'http://localhost:5173';
/** The order that the staff tool sends. */
export const ORDER = { app: 'mfe-blog', from: FROM, link: LINK };
export const BLOG = '/blog/first-post';

const ADMINS: Readonly<Record<string, string>> = {
  ada: '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b',
  bob: '0a1b2c3d-5b6d-4e8f-9a0b-1c2d3e4f5a6b',
};

/** An access token of a person in a session; the backend of these tests believes it. */
export function tokenOf(person: string, session: string): string {
  const payload = Buffer.from(JSON.stringify({ person, session_id: session }));
  return `e30.${payload.toString('base64url')}.signature`;
}

/** A backend with two admins, which counts what is asked of overrides. */
function createBackend(now: () => Date) {
  const asked: string[] = [];
  const open = new Set<string>();
  const state = { isFresh: true, isDown: false };
  const links = new Set<string>();

  async function fetch(request: Request): Promise<Response> {
    const name = new URL(request.url).pathname.replace('/rest/v1/rpc/', '');
    const payload = request.headers.get('Authorization')?.split('.')[1] ?? 'e30';
    const { person = '' } = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const body = JSON.parse((await request.text()) || '{}') as Record<string, string>;
    if (name !== 'staff_access') asked.push(`${name} ${JSON.stringify(body)}`);
    const user = ADMINS[person as string];
    if (name === 'staff_access') {
      return user === undefined
        ? new Response('no', { status: 401 })
        : Response.json({ user_id: user, status: 'allowed' });
    }
    if (state.isDown) return new Response('down', { status: 503 });
    if (name === 'local_override_is_open') return Response.json(open.has(body['id'] ?? ''));
    if (name === 'end_local_override') return Response.json(open.delete(body['id'] ?? ''));
    if (name !== 'begin_local_override') return new Response('no', { status: 404 });
    if (!state.isFresh) return Response.json({ code: 'PT403' }, { status: 403 });
    if (links.has(body['link'] ?? '')) return Response.json({ code: 'PT409' }, { status: 409 });
    links.add(body['link'] ?? '');
    const id = `00000000-0000-4000-8000-00000000000${links.size}`;
    open.add(id);
    const until = new Date(now().getTime() + 30 * 60_000);
    return Response.json({ id, expires_at: until.toISOString() });
  }
  const backend = { url: 'http://backend.example', publishableKey: 'publishable-key', fetch };
  return { backend, asked, open, state };
}

/** A document as the composer writes it. */
function documentOf(
  shell: Manifest,
  app: Manifest,
  kind: 'page' | 'guarded' | 'not-found',
  pattern: string | null,
): string {
  const { name } = app;
  const title = `The live title of ${name}`;
  const robots = 'index, follow' as const;
  const head = { title, description: 'A description.', canonicalPath: '/', robots };
  const block = { kind, app: name, pattern, head, data: { live: true }, site: TEST_SITE };
  const body = `<main>The live page of ${name}</main>`;
  return renderDocument({ shell, app, block, body, icon: 'data:,', iconLinks: [] });
}

/** The standard site with documents as the composer writes them, and a gateway that allows overrides. */
export async function startOverridableSite(options: Partial<GatewayOptions> = {}) {
  const clock = { time: Date.UTC(2026, 10, 27, 14, 0) };
  const now = () => new Date(clock.time);
  const site = await createStandardSite(now);
  const { shell, marketing, blog, admin } = site.apps;
  const pageOf = (app: Manifest, path: string, pattern: string, text: string) => ({
    ...{ path, pattern, text },
    document: documentOf(shell, app, 'page', pattern),
  });
  const frames = FRAMES.map((frame) => {
    const kind = frame.kind === 'guarded' ? 'guarded' : 'not-found';
    return { ...frame, document: documentOf(shell, shell, kind, null) };
  });
  await site.compose(shell, shell, frames);
  await site.compose(shell, marketing, [pageOf(marketing, ABOUT, ABOUT, 'About us')]);
  await site.compose(shell, blog, [pageOf(blog, BLOG, '/blog/:slug', 'First post')]);
  await site.release([shell, marketing, blog, admin]);
  const database = createBackend(now);
  const gateway = await startGateway(site.store, {
    now,
    backend: database.backend,
    localOverrides: true,
    ...options,
  });

  const send = (path: string, person: string, session: string, init: RawOptions = {}) =>
    gateway.request(path, {
      method: 'POST',
      ...init,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        Authorization: `Bearer ${tokenOf(person, session)}`,
        ...init.headers,
      },
    });

  const signIn = async (person: string, session: string): Promise<string> =>
    cookieOf(await send('/_guard', person, session));

  const begin = (order: object = ORDER, person = 'ada', session = 'one') =>
    send('/_override', person, session, { body: JSON.stringify(order) });

  return {
    ...site,
    ...gateway,
    ...database,
    clock,
    send,
    signIn,
    begin,
    /** Both cookies of a session that has begun an override. */
    async cookies(order: object = ORDER, person = 'ada', session = 'one'): Promise<string> {
      const guard = await signIn(person, session);
      return `${guard}; ${cookieOf(await begin(order, person, session))}`;
    },
    get: (path: string, Cookie?: string) =>
      gateway.request(path, Cookie === undefined ? {} : { headers: { Cookie } }),
    end: (Cookie: string, fields = {}, headers = {}) =>
      press(gateway, '/_override/end', fields, { Cookie, ...headers }),
  };
}
