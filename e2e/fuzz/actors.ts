import { createAccount } from '@talent/backend/auth/testing/create-account';
import type { Actor } from './requests.ts';
import type { FuzzedSite } from './fuzzed-site.ts';
import { send } from './send.ts';

/** Headers by which a request is known as an actor's. */
export type ActorHeaders = Readonly<Record<Actor, Readonly<Record<string, string>>>>;

/** Makes accounts for the next requests: those before may have changed theirs. The site's administrator is the checks' own. */
export async function makeActors(site: FuzzedSite, round: number): Promise<ActorHeaders> {
  const member = await signUp(site, `member-${round}@example.com`);
  const email = `administrator-${round}@example.com`;
  const admin = await signUp(site, email);
  await site.database.query(
    `insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = $1`,
    [email],
  );
  const { publishableKey: apikey } = site;
  return {
    anon: { apikey },
    member: { apikey, authorization: `Bearer ${member}` },
    admin: { apikey, authorization: `Bearer ${admin}`, cookie: site.guardCookie },
  };
}

async function signUp(site: FuzzedSite, email: string): Promise<string> {
  const account = { email, password: 'an account of the fuzz' };
  await createAccount({ url: `http://127.0.0.1:${site.port}`, secretKey: site.secretKey }, account);
  const { status, text } = await send({
    port: site.port,
    method: 'POST',
    address: '198.51.100.1',
    target: '/auth/v1/token?grant_type=password',
    headers: { apikey: site.publishableKey, 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify(account)),
  });
  if (status !== 200) throw new Error(`The account ${email} was not made: ${status} ${text}`);
  return (JSON.parse(text) as { access_token: string }).access_token;
}
