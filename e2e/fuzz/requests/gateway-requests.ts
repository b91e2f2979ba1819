import { ERRORS_PATH } from '@talent/api/errors/errors-path';
import { OVERRIDE_END_PATH, OVERRIDE_PATH } from '@talent/api/platform/local-override';
import { CHANNEL_LINK } from '@talent/platform/gateway/preview/preview-link';
import { COMPOSE_PATH } from '@talent/platform/gateway/recompose/compose-protocol';
import { PLATFORM_PATH } from '@talent/platform/gateway/staff/platform-report';
import { GUARD_PATH, HOP_PATH, RECOMPOSE_PATH } from '@talent/sdk/contract';
import type { Draft } from '../fuzz-request.ts';
import { jsonBody, oddBody, type Body } from '../odd-bodies.ts';
import { encoded, oddJson, oddText } from '../odd-values.ts';
import type { Random } from '../../fixtures/random.ts';

/** A tab's report, as browsers send it. */
const REPORT = {
  kind: 'script',
  message: 'x is not a function',
  frames: [],
  componentFrames: [],
  file: null,
  region: null,
  page: null,
  path: '/',
  breadcrumbs: [],
};

/** Bodies of the gateway's own addresses; the run may change each of their fields. */
const BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  [ERRORS_PATH]: { session_id: '1234567890123-a', composition: 'x', reports: [REPORT] },
  [GUARD_PATH]: {},
  [RECOMPOSE_PATH]: { app: 'mfe-blog', paths: ['/blog/first-post'] },
  [COMPOSE_PATH]: {
    when: 'behind',
    app: 'mfe-blog',
    shell: '1.0.0-0123456789',
    version: '1.0.0-0123456789',
    target: '/',
    composedAt: '2026-01-01T00:00:00Z',
    maxAge: 60,
  },
  [OVERRIDE_PATH]: { app: 'mfe-blog', from: 'http://localhost:5173', link: 'a'.repeat(26) },
  [OVERRIDE_END_PATH]: { to: '/' },
  [CHANNEL_LINK]: {},
  [`${CHANNEL_LINK}/next`]: { pass: 'a.b', to: '/' },
  [`${CHANNEL_LINK}/stable.1`]: { to: '/' },
  [`${PLATFORM_PATH}/symbols`]: { versions: {}, frames: [] },
  [`${PLATFORM_PATH}/verify`]: {},
  [HOP_PATH]: { path: '/' },
};

export const OWN_ADDRESSES = Object.keys(BODIES) as [string, ...string[]];

const METHODS = ['POST', 'POST', 'POST', 'POST', 'POST', 'DELETE', 'PUT', 'GET'] as const;

/** Other gateways of the store ask this one to compose with it. */
export const COMPOSER_SECRET = 'a secret of gateways that only this run uses';

/** A request for one of the gateway's own addresses. */
export function gatewayRequest(random: Random): Draft {
  const address = random.pick(OWN_ADDRESSES);
  const method = random.pick(METHODS);
  const query = random.several(0, 2, () => {
    const name = random.pick(['path', 'to', 'pass', 'x']);
    return `${name}=${encoded(random, oddText(random))}`;
  });
  const tail = random.chance(0.05) ? random.pick(['/', '/x', '/..%2f', '%00']) : '';
  const body = method === 'GET' ? null : bodyOf(random, BODIES[address] ?? {});
  const cookie = `${random.pick(['talent_override', 'talent_channel', 'talent_guard'])}=${random.pick(['x', 'a.b', '..', ''])}`;
  return {
    method,
    target: `${address}${tail}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      ...(random.chance(0.2) || address === OVERRIDE_END_PATH ? { cookie } : {}),
      ...(address === COMPOSE_PATH ? { authorization: `Bearer ${COMPOSER_SECRET}` } : {}),
      ...(body?.type ? { 'content-type': body.type } : {}),
    },
    body: body?.bytes ?? null,
  };
}

function bodyOf(random: Random, valid: Record<string, unknown>): Body {
  const names = Object.keys(valid);
  if (random.chance(0.35)) return oddBody(random, names);
  const fields = { ...valid };
  for (const name of random.several(0, 2, () => random.pickOr(names, 'x')))
    fields[name] = oddJson(random);
  if (Array.isArray(fields['reports']) && random.chance(0.7)) {
    const changed = random.pick(Object.keys(REPORT) as [string, ...string[]]);
    fields['reports'] = [{ ...REPORT, [changed]: oddJson(random) }];
  }
  if (random.chance(0.7)) return jsonBody(fields);
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value).toWellFormed());
  return {
    type: 'application/x-www-form-urlencoded',
    bytes: new TextEncoder().encode(form.toString()),
  };
}
