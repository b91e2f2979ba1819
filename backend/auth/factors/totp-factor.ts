import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Sql } from '../../database/sql.ts';
import { wrongCode } from '../session/auth-refusal.ts';
import type { StoredFactor } from './factor-rows.ts';
import type { FactorSecrets } from './factor-secrets.ts';

/** Seconds a code is shown for, as every authenticator app assumes. */
const PERIOD = 30;

/**
 * A new secret of 160 bits, as RFC 4226 recommends, in Base32, with its address `otpauth://totp/…` and the picture of it (SVG).
 * They are given once.
 */
export function enrollTotp(issuer: string, label: string) {
  const totp = totpOf(new Secret({ size: 20 }).base32, issuer, label);
  const uri = totp.toString();
  return { qr_code: renderSVG(uri, { border: 4 }), secret: totp.secret.base32, uri };
}

/**
 * Accepts the code of this half minute, the one before and the one after, each once: a code read over someone's shoulder no
 * longer works.
 * @throws AuthRefusal for any other code
 */
export async function checkTotp(
  database: Sql,
  secrets: FactorSecrets,
  factor: StoredFactor,
  code: string,
): Promise<void> {
  if (factor.secret === null || !/^\d{6}$/.test(code)) throw wrongCode();
  const now = Date.now();
  const totp = totpOf(secrets.decrypt(factor.secret, factor.id), '', '');
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) throw wrongCode();
  const step = Math.floor(now / 1000 / PERIOD) + delta;
  const { rows } = await database.query(
    'update auth.mfa_factors set last_step = $2 where id = $1 and last_step < $2 returning id',
    [factor.id, step],
  );
  if (rows.length === 0) throw wrongCode();
}

function totpOf(secret: string, issuer: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD });
}
