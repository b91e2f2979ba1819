import { describe, expect, it } from 'vitest';
import { startStandardGateway } from '../testing/start-gateway.ts';

const gatewaySecret = 'a gateway secret of the tests, long enough';
const ada = 'ada@company.example';
const attacker = '203.0.113.66';

/** A gateway behind one proxy, with an auth service that has one account and counts its requests. */
async function setUp() {
  const events: Record<string, unknown>[] = [];
  const reached: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/functions/v1/security-events') {
      expect(request.headers.get('Authorization')).toBe(`Bearer ${gatewaySecret}`);
      events.push(...((await request.json()) as Record<string, unknown>[]));
      return new Response(null, { status: 204 });
    }
    if (!pathname.startsWith('/auth/')) return new Response('no', { status: 401 });
    reached.push(pathname);
    const text = await request.text();
    if (pathname === '/auth/v1/recover') {
      return text.includes('known')
        ? authError(429, 'over_email_send_rate_limit')
        : Response.json({});
    }
    if (text.includes('"right"')) return Response.json({ user: { email: ada } });
    if (text.includes('"often"')) return Response.json({}, { status: 429 });
    if (request.method === 'GET') {
      const location = 'http://site.example/#error=access_denied&error_code=otp_expired';
      return new Response(null, { status: 303, headers: { Location: location } });
    }
    return pathname.endsWith('verify')
      ? authError(403, 'otp_expired')
      : authError(400, 'invalid_credentials');
  };
  const started = await startStandardGateway({ fetch, gatewaySecret, proxies: 1 });
  const post = (path: string, body: unknown, from = attacker, cookie = '') =>
    started.request(`/auth/v1/${path}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': from,
        ...(cookie === '' ? {} : { Cookie: cookie }),
      },
    });
  const signIn = (password: string, from?: string, cookie?: string, email = ada) =>
    post('token?grant_type=password', { email, password }, from, cookie);
  return { ...started, post, signIn, reached, events };
}

function authError(status: number, code: string): Response {
  return Response.json({ code: status, error_code: code, msg: code }, { status });
}

const count = (statuses: { status: number }[], status: number) =>
  statuses.filter((answer) => answer.status === status).length;

const many = <Value>(length: number, of: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length }, (_each, index) => of(index)));

describe('passwords', () => {
  it('of one account: of 200 wrong ones at once, ten reach the backend', async () => {
    const { signIn, reached } = await setUp();
    const answers = await many(200, () => signIn('wrong'));
    expect([count(answers, 400), count(answers, 429)]).toEqual([10, 190]);
    expect(reached).toHaveLength(10);
    const refused = await signIn('right');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(JSON.parse(refused.text)).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: `Too many attempts. Try again in ${refused.headers['retry-after']} seconds.`,
    });
  });

  it('of one account count from all addresses, in every spelling', async () => {
    const { post } = await setUp();
    const spelled = [ada, ` ${ada.toUpperCase()}`, `${ada} `];
    const answers = await many(60, (index) => {
      const body = { [index % 2 === 0 ? 'email' : 'EMail']: spelled[index % 3], password: 'wrong' };
      return post('token?grant_type=password', body, `198.51.100.${index}`);
    });
    expect([count(answers, 400), count(answers, 429)]).toEqual([10, 50]);
  });

  it('that are right do not count, and clear the failures of the same address', async () => {
    const { signIn } = await setUp();
    for (let time = 0; time < 40; time += 1) expect((await signIn('right')).status).toBe(200);
    for (let time = 0; time < 3; time += 1) {
      for (let wrong = 0; wrong < 9; wrong += 1) await signIn('wrong');
      expect((await signIn('right')).status).toBe(200);
    }
  });

  it('guessed by strangers do not lock out a browser that has signed in before', async () => {
    const { signIn } = await setUp();
    const first = await signIn('right', '192.0.2.1');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^talent_browser_\w+=[^;]+; HttpOnly; SameSite=Strict; Path=\/auth\/v1/);
    const own = cookie.split(';')[0] ?? '';
    await many(60, (index) => signIn('wrong', `198.51.100.${index}`));
    expect((await signIn('right', '192.0.2.2')).status).toBe(429);
    // The same browser, from another address, and even from the attacker's.
    expect((await signIn('right', '192.0.2.3', own)).status).toBe(200);
    await many(40, () => signIn('wrong', '192.0.2.9', '', 'somebody@company.example'));
    expect((await signIn('right', '192.0.2.9', own)).status).toBe(200);
    // It has ten wrong attempts as well, works for one account, and cannot be forged.
    const answers = await many(20, () => signIn('wrong', '192.0.2.3', own));
    expect(count(answers, 429)).toBe(10);
    const forged = own.replace(/.{4}$/, 'AAAA');
    expect((await signIn('right', '192.0.2.4', forged)).status).toBe(429);
  });
});

describe('codes', () => {
  const verify = { type: 'recovery', email: ada };

  it('of one account: of 400 guesses, five reach the backend', async () => {
    const { post, reached } = await setUp();
    const statuses = await many(400, (index) =>
      post('verify', { ...verify, token: `${index}` }, `198.51.${index % 4}.${index >> 2}`),
    );
    expect([count(statuses, 403), count(statuses, 429)]).toEqual([5, 395]);
    expect(reached).toHaveLength(5);
    expect((await post('verify', { ...verify, token: 'right' }, '192.0.2.1')).status).toBe(429);
  }, 30_000);
});

it('mails to one account: one a minute, however many are requested and from where', async () => {
  const { post, reached } = await setUp();
  const answers = await many(300, (index) =>
    post('recover', { email: ada }, `198.51.100.${index % 250}`),
  );
  expect([count(answers, 200), count(answers, 429)]).toEqual([1, 299]);
  expect(reached).toEqual(['/auth/v1/recover']);
  const refused = await post('recover', { email: ada });
  expect(JSON.parse(refused.text)).toMatchObject({ error_code: 'over_email_send_rate_limit' });
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

it.each<
  [
    string,
    number,
    number,
    (of: Awaited<ReturnType<typeof setUp>>, index: number) => Promise<{ status: number }>,
  ]
>([
  [
    'wrong passwords of any accounts',
    30,
    400,
    ({ signIn }, index) => signIn('wrong', attacker, '', `somebody-${index}@company.example`),
  ],
  [
    'wrong codes in links',
    30,
    303,
    ({ request }, index) =>
      request(`/auth/v1/verify?type=recovery&token=${index}`, {
        headers: { 'X-Forwarded-For': attacker },
      }),
  ],
  [
    'mails to any accounts',
    20,
    200,
    ({ post }, index) => post('recover', { email: `${index}@company.example` }),
  ],
])('%s, from one address: %i', async (_, most, status, ask) => {
  const site = await setUp();
  const answers = await many(50, (index) => ask(site, index));
  expect([count(answers, status), count(answers, 429)]).toEqual([most, 50 - most]);
  expect((await site.signIn('wrong', '203.0.113.67')).status).toBe(400);
});

it('mails have the same answer where the service limits existing accounts', async () => {
  const { post } = await setUp();
  for (const name of ['known', 'nobody']) {
    const { status, text } = await post('recover', { email: `${name}@company.example` });
    expect([status, text], name).toEqual([200, '{}']);
  }
});

describe('requests that can be parsed in two ways', () => {
  const spellings = '{"email":"a","Email":"b","EMAIL":"c","eMail":"d","emaiL":"e"}';

  it('are not forwarded', async () => {
    const { post, reached } = await setUp();
    for (const [path, body, status] of [
      ['v%65rify', '{}', 404],
      ['/verify', '{}', 404],
      ['verify', 'email=ada', 400],
      ['verify', '[]', 400],
      ['verify', spellings, 400],
      ['verify', JSON.stringify({ email: 'a'.repeat(70_000) }), 413],
    ] as const) {
      expect((await post(path, body)).status, `${path} ${body.slice(0, 60)}`).toBe(status);
    }
    expect(reached).toEqual([]);
  });

  it('with two grants count as a sign-in with a password', async () => {
    const { post } = await setUp();
    const path = 'token?grant_type=refresh_token&grant_type=password';
    const answers = await many(20, () => post(path, { email: ada, password: 'wrong' }));
    expect([count(answers, 400), count(answers, 429)]).toEqual([10, 10]);
  });
});

it('failures are recorded without typed values, refused ones and strangers at the guard included', async () => {
  const { post, signIn, request, events, close } = await setUp();
  await many(8, () => post('verify', { type: 'recovery', email: ada, token: 'wrong' }));
  // An address that the visitor wrote before that of our proxy does not count.
  for (const written of ['198.51.100.1', '198.51.100.2']) {
    const email = written.endsWith('2') ? ` ${ada.toUpperCase()}` : ada;
    const from = `${written}, ${attacker}`;
    const { status, text } = await signIn('correct-horse', from, '', email);
    expect([status, JSON.parse(text)]).toMatchObject([400, { error_code: 'invalid_credentials' }]);
  }
  expect([(await signIn('right')).status, (await signIn('often')).status]).toEqual([200, 429]);
  for (const headers of [{ Authorization: 'Bearer nobody' }, {}]) {
    expect((await request('/_guard', { method: 'POST', headers })).status).toBe(404);
  }
  await close();
  const times: Record<string, number> = {};
  for (const { kind, subject, reason, count: more } of events) {
    const group = `${kind} ${subject} ${reason}`;
    // Batches may split a group.
    times[group] = (times[group] ?? 0) + Number(more);
  }
  expect(times).toEqual({
    'sign-in-failed code otp_expired': 5,
    'rate-limited code over_request_rate_limit': 3,
    'sign-in-failed password invalid_credentials': 2,
    'rate-limited password status-429': 1,
    'admin-denied /_guard no-token': 1,
    'admin-denied /_guard not-an-admin': 1,
  });
  const failed = events.filter(({ kind }) => kind === 'sign-in-failed');
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
  expect(failed[0]).toMatchObject({ address_hash: hash, account_hash: hash });
  for (const name of ['address_hash', 'account_hash']) {
    expect(new Set(failed.map((event) => event[name])).size, name).toBe(1);
  }
  expect(JSON.stringify(events)).not.toMatch(/company|203\.0|horse/i);
});
