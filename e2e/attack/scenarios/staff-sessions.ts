import { expect } from 'vitest';
import type { AttackedSite } from '../attacked-site.ts';
import { looksOf } from '../raw-http.ts';

type Session = { access_token: string; refresh_token: string };

async function signIn({ post, admin }: AttackedSite): Promise<Session> {
  const answer = await post('/auth/v1/token?grant_type=password', admin);
  return JSON.parse(answer.text) as Session;
}

/** A stolen session of staff: what is left of it when its owner ends all others. */
export async function attack(site: AttackedSite): Promise<void> {
  const { ask, post, port } = site;
  const [own, stolen] = [await signIn(site), await signIn(site)];
  const bearer = ({ access_token: token }: Session) => ({ Authorization: `Bearer ${token}` });
  const sameSite = { Origin: `http://localhost:${port}`, 'Sec-Fetch-Site': 'same-origin' };
  const guard = await ask('/_guard', {
    method: 'POST',
    headers: { ...bearer(stolen), ...sameSite },
  });
  const cookie = /talent_guard=[^;]+/.exec(JSON.stringify(guard.headers))?.[0] ?? '';
  const platform = () =>
    ask('/_platform/status', {
      headers: { ...bearer(stolen), Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    });
  const isAdmin = async (session: Session) =>
    (await post('/rest/v1/rpc/is_admin', {}, bearer(session))).text;
  expect([guard.status, (await platform()).status, await isAdmin(stolen)]).toEqual([
    200,
    200,
    'true',
  ]);
  expect((await post('/rest/v1/rpc/end_other_sessions', {}, bearer(own))).status).toBe(200);
  expect(looksOf(await platform())).toBe(looksOf(await ask('/_platform/nothing')));
  expect([await isAdmin(stolen), await isAdmin(own)]).toEqual(['false', 'true']);
  const renewed = await post('/auth/v1/token?grant_type=refresh_token', {
    refresh_token: stolen.refresh_token,
  });
  expect([400, 401]).toContain(renewed.status);
}
