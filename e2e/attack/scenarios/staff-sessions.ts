import type { AttackedSite } from '../attacked-site.ts';
import { looksOf } from '../raw-http.ts';
import type { Scenario } from '../scenario.ts';

type Session = { access_token: string; refresh_token: string };

async function signIn(site: AttackedSite): Promise<Session> {
  const answer = await site.post('/auth/v1/token?grant_type=password', site.admin);
  return JSON.parse(answer.text) as Session;
}

/** A stolen session of staff: what is left of it when its owner ends all others, or changes the password. */
export const scenario: Scenario = {
  name: 'staff-sessions',
  site: 'own',
  async attack(site, notes) {
    const [own, stolen] = [await signIn(site), await signIn(site)];
    const bearer = ({ access_token: token }: Session) => ({ Authorization: `Bearer ${token}` });
    const origin = `http://localhost:${site.port}`;
    const guard = await site.ask('/_guard', {
      method: 'POST',
      headers: { ...bearer(stolen), Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
    });
    const cookie = /talent_guard=[^;]+/.exec(JSON.stringify(guard.headers))?.[0] ?? '';
    const platform = () =>
      site.ask('/_platform/status', {
        headers: { ...bearer(stolen), Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
      });
    const roles = async (session: Session) => {
      const { text } = await site.ask('/rest/v1/rpc/is_admin', {
        method: 'POST',
        body: '{}',
        headers: { ...bearer(session), 'Content-Type': 'application/json' },
      });
      return text;
    };
    notes.same(
      'the stolen session before: guard, platform, role',
      [200, 200, 'true'],
      [guard.status, (await platform()).status, await roles(stolen)],
    );
    const ended = await site.post('/rest/v1/rpc/end_other_sessions', {}, undefined, bearer(own));
    notes.same('its owner ends all other sessions', 200, ended.status);
    const unknown = await site.ask('/_platform/nothing');
    const refused = await platform();
    notes.same(
      'the next request to /_platform is that of an unknown address',
      [404, true],
      [refused.status, looksOf(refused) === looksOf(unknown)],
    );
    notes.same(
      'its role in the database, and its owner’s',
      ['false', 'true'],
      [await roles(stolen), await roles(own)],
    );
    const renewed = await site.post('/auth/v1/token?grant_type=refresh_token', {
      refresh_token: stolen.refresh_token,
    });
    notes.holds(
      'it is renewed',
      '400 or 401',
      `${renewed.status}`,
      [400, 401].includes(renewed.status),
    );
  },
};
