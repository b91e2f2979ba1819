import { REPOSITORY_ROOT } from '@talent/node/env/environment';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Draft } from '../fuzz-request.ts';
import { jsonBody, oddBody, type Body } from '../odd-bodies.ts';
import { encoded, oddJson, oddText } from '../odd-values.ts';
import type { Random } from '../../fixtures/random.ts';
import { validForm } from '../valid-forms.ts';

const NAMES = readdirSync(join(REPOSITORY_ROOT, 'supabase/functions')).filter(
  (name) => !name.startsWith('_') && !name.includes('.'),
) as [string, ...string[]];
const FIELDS = [
  ...([
    'name',
    'email',
    'company',
    'need',
    'roles',
    'timeline',
    'message',
    'consent',
    'page',
  ] as const),
  ...([
    'idempotency_key',
    'website',
    'action',
    'role',
    'token',
    'id',
    'answers',
    'events',
    'q',
  ] as const),
  ...([
    'user_role',
    'jobSlug',
    'cv',
    'csp-report',
    'type',
    'body',
    'state',
    'code',
    'path',
  ] as const),
] as const;
const ACTIONS = ['start', 'submit', 'save', 'open', 'x', '__proto__'] as const;

/** A request for one of the project's functions: odd bodies, and forms with one or two odd fields. */
export function functionRequest(random: Random): Draft {
  const name = random.chance(0.03) ? encoded(random, oddText(random)) : random.pick(NAMES);
  const method = random.pick([
    'POST',
    'POST',
    'POST',
    'POST',
    'GET',
    'GET',
    'PUT',
    'DELETE',
    'OPTIONS',
    'HEAD',
  ]);
  const query = random.several(0, 2, () => {
    const key = random.pick([...FIELDS, 't', 'limit', 'offset', 'error']);
    return `${key}=${encoded(random, oddText(random))}`;
  });
  const tail = random.chance(0.05) ? random.pick(['/', '/x', '/..%2f', '%00']) : '';
  const body = ['POST', 'PUT'].includes(method) ? bodyOf(random, name) : null;
  return {
    method,
    target: `/functions/v1/${name}${tail}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      ...(body?.type ? { 'content-type': body.type } : {}),
      ...(random.chance(0.3)
        ? { accept: random.pick(['application/json', 'text/html', 'x', '']) }
        : {}),
      ...(random.chance(0.1)
        ? {
            'user-agent': oddText(random)
              .replaceAll(/[^\x20-\x7e]/g, '')
              .slice(0, 500),
          }
        : {}),
      ...(random.chance(0.1)
        ? { authorization: `Bearer ${random.pick(['x', 'a.b.c', '..', 'e30.e30.e30'])}` }
        : {}),
    },
    body: body?.bytes ?? null,
  };
}

function bodyOf(random: Random, name: string): Body {
  if (random.chance(0.35)) return oddBody(random, FIELDS);
  const valid = validForm(name, random.uuid());
  const fields: Record<string, unknown> = { ...valid };
  if (name === 'assessment') fields['action'] = random.pick(ACTIONS);
  const changed = valid === null ? FIELDS : (Object.keys(valid) as [string, ...string[]]);
  for (const field of random.several(0, 2, () => random.pick(changed)))
    fields[field] = oddJson(random);
  if (random.chance(0.7)) return jsonBody(fields);
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) form.append(key, String(value).toWellFormed());
  return {
    type: 'application/x-www-form-urlencoded',
    bytes: new TextEncoder().encode(form.toString()),
  };
}
