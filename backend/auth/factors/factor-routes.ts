import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { firstRow } from '../../database/sql.ts';
import {
  AuthRefusal,
  badRequest,
  noFactor,
  notFresh,
  secondFactorNeeded,
} from '../session/auth-refusal.ts';
import { underFactorLock } from './factor-lock.ts';
import { isFresh, type StoredFactor } from './factor-rows.ts';
import { challengePasskey, checkPasskey } from './passkey-factor.ts';
import type { AuthParts, FactorRequest } from './auth-parts.ts';
import { grantSecondFactor } from './second-factor-session.ts';
import type { SessionClaims } from '../session/session-tokens.ts';
import { checkTotp, enrollTotp } from './totp-factor.ts';

/** How long a challenge may be answered, seconds. */
const CHALLENGE_SECONDS = 300;

const enrollSchema = z.object({
  factor_type: z.enum(['totp', 'webauthn']),
  friendly_name: z.string().trim().max(60).default(''),
  issuer: z.string().max(60).optional(),
});

const verifySchema = z.object({
  challenge_id: z.guid(),
  code: z.string().optional(),
  webauthn: z.object({ credential_response: z.unknown() }).optional(),
});

const recoverySchema = z.object({ code: z.string().max(100) });

/**
 * Answers `/auth/v1/factors` as Supabase Auth does: TOTP, passkeys and recovery codes.
 * @throws AuthRefusal
 */
export async function answerFactors(parts: AuthParts, asked: FactorRequest): Promise<Response> {
  const { request, claims, path } = asked;
  const [first, second, ...rest] = path;
  if (rest.length > 0) throw noFactor();
  const route = `${request.method} ${first === undefined ? '' : first === 'recovery-codes' ? first : ':id'}${second === undefined ? '' : `/${second}`}`;
  switch (route) {
    case 'POST ':
      return enroll(parts, asked);
    case 'DELETE :id':
      return unenroll(parts, claims, first ?? '');
    case 'POST :id/challenge':
      return challenge(parts, claims, first ?? '');
    case 'POST :id/verify':
      return verify(parts, asked, first ?? '');
    case 'GET recovery-codes':
      return Response.json(await parts.recoveryCodes.status(claims.sub));
    case 'POST recovery-codes':
    case 'POST recovery-codes/regenerate': {
      await requireStrong(parts, claims);
      const made = await parts.recoveryCodes.make(claims.sub);
      await parts.note(claims.sub, 'recovery-codes.made', request);
      return Response.json(made, { headers: { 'Cache-Control': 'no-store' } });
    }
    case 'DELETE recovery-codes': {
      await requireStrong(parts, claims);
      return Response.json({ id: await parts.recoveryCodes.remove(claims.sub) });
    }
    case 'POST recovery-codes/verify': {
      const { code } = await bodyOf(request, recoverySchema);
      const factorId = await underFactorLock(parts.database, claims.sub, () =>
        parts.recoveryCodes.use(claims.sub, code),
      );
      await parts.note(claims.sub, 'recovery-code.used', request);
      return grantSecondFactor(parts, asked, factorId, 'mfa/recovery_code');
    }
    default:
      throw noFactor();
  }
}

/**
 * Changes of factors need the second factor, where there is one, used in this session within the last minutes. Otherwise a
 * password alone, or an unattended browser, would be enough to replace it.
 */
async function requireStrong({ database, factors }: AuthParts, claims: SessionClaims) {
  if (claims.aal !== 'aal2' && (await factors.hasVerified(claims.sub))) {
    throw secondFactorNeeded();
  }
  if (!(await isFresh(database, claims))) throw notFresh();
}

async function enroll(parts: AuthParts, { request, claims }: FactorRequest): Promise<Response> {
  const body = await bodyOf(request, enrollSchema);
  await requireStrong(parts, claims);
  const id = randomUUID();
  const name =
    body.friendly_name || (body.factor_type === 'totp' ? 'Authenticator app' : 'Passkey');
  const answer = { id, type: body.factor_type, friendly_name: name };
  if (body.factor_type === 'webauthn') {
    await parts.factors.add(claims.sub, { id, name, type: 'webauthn', secret: null });
    return Response.json(answer);
  }
  const totp = enrollTotp(body.issuer ?? parts.site.brand, String(claims['email'] ?? claims.sub));
  const secret = parts.secrets.encrypt(totp.secret, id);
  await parts.factors.add(claims.sub, { id, name, type: 'totp', secret });
  return Response.json({ ...answer, totp }, { headers: { 'Cache-Control': 'no-store' } });
}

async function unenroll(parts: AuthParts, claims: SessionClaims, id: string): Promise<Response> {
  const factor = await parts.factors.find(claims.sub, id);
  if (factor.status === 'verified') await requireStrong(parts, claims);
  await parts.factors.remove(claims.sub, factor.id);
  if (factor.status === 'verified') {
    // This session has just been proved; other sessions with this factor need a new proof.
    await parts.database.query(
      "update auth.sessions set aal = 'aal1', factor_id = null where user_id = $1 and factor_id::text = $2 and id::text <> $3",
      [claims.sub, factor.id, claims.session_id],
    );
    if (!(await parts.factors.hasVerified(claims.sub))) {
      // Recovery codes without another factor would be a factor of their own.
      await parts.recoveryCodes.remove(claims.sub).catch(() => {});
    }
    await parts.note(claims.sub, 'factor.removed');
  }
  return Response.json({ id: factor.id });
}

async function challenge(parts: AuthParts, claims: SessionClaims, id: string): Promise<Response> {
  const { database, factors, site } = parts;
  const factor = await factors.find(claims.sub, id);
  if (factor.factor_type === 'recovery_code') throw noFactor();
  const challengeId = randomUUID();
  const webauthn =
    factor.factor_type === 'webauthn'
      ? await challengePasskey(
          site,
          factor,
          { id: claims.sub, email: String(claims['email'] ?? claims.sub) },
          await factors.ofType(claims.sub, 'webauthn'),
        )
      : null;
  await database.query(
    `with expired as (
       delete from auth.mfa_challenges where created_at < now() - make_interval(secs => ${CHALLENGE_SECONDS})
     ), asked as (
       update auth.mfa_factors set last_challenged_at = now() where id = $2
     )
     insert into auth.mfa_challenges (id, factor_id, web_authn_session_data) values ($1, $2, $3::text::jsonb)`,
    [
      challengeId,
      factor.id,
      webauthn && JSON.stringify({ challenge: webauthn.credential_options.publicKey.challenge }),
    ],
  );
  return Response.json({
    id: challengeId,
    type: factor.factor_type,
    expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS,
    ...(webauthn === null ? {} : { webauthn }),
  });
}

async function verify(parts: AuthParts, asked: FactorRequest, id: string): Promise<Response> {
  const { database, factors } = parts;
  const { claims, request } = asked;
  const body = await bodyOf(request, verifySchema);
  const factor = await factors.find(claims.sub, id);
  // Setting up a factor is a change of factors.
  if (factor.status === 'unverified') await requireStrong(parts, claims);
  await underFactorLock(database, claims.sub, () => checkAnswer(parts, factor, body));
  if (factor.status === 'unverified') {
    await database.query(
      "update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1",
      [factor.id],
    );
    await parts.note(claims.sub, 'factor.added', request, { type: factor.factor_type });
  }
  const method = factor.factor_type === 'totp' ? 'totp' : 'mfa/webauthn';
  return grantSecondFactor(parts, asked, factor.id, method);
}

/** Checks an answer. Each challenge takes one answer, right or wrong. */
async function checkAnswer(
  { database, secrets, site }: AuthParts,
  factor: StoredFactor,
  body: z.infer<typeof verifySchema>,
): Promise<void> {
  const open = await firstRow<{ data: string | null }>(
    database,
    `delete from auth.mfa_challenges where id = $1 and factor_id = $2
       and created_at >= now() - make_interval(secs => ${CHALLENGE_SECONDS})
     returning web_authn_session_data::text as data`,
    [body.challenge_id, factor.id],
  );
  if (open === undefined) {
    throw new AuthRefusal(422, 'mfa_challenge_expired', 'Ask for a new challenge.');
  }
  if (factor.factor_type === 'totp') {
    await checkTotp(database, secrets, factor, body.code ?? '');
    return;
  }
  const { challenge: expected } = JSON.parse(open.data ?? '{}') as { challenge?: string };
  if (expected === undefined) throw noFactor();
  await checkPasskey(database, site, factor, expected, body.webauthn?.credential_response);
}

async function bodyOf<Body>(request: Request, schema: z.ZodType<Body>): Promise<Body> {
  const parsed = schema.safeParse(await request.json().catch(() => null));
  if (!parsed.success) throw badRequest('The request is not what this address takes.');
  return parsed.data;
}
