import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import type { TestStack } from '../../testing/test-stack.ts';

/** The session's token as it is when its proofs are older by some minutes. */
export async function agedToken(
  stack: TestStack,
  client: SupabaseClient,
  minutes: number,
): Promise<string> {
  const { data } = await client.auth.getClaims();
  const claims = data?.claims;
  if (claims === undefined) throw new Error('no one is signed in');
  const amr = (claims.amr ?? []).map((entry) =>
    typeof entry === 'string' ? entry : { ...entry, timestamp: entry.timestamp - minutes * 60 },
  );
  return signToken(stack, { ...claims, amr });
}

function signToken(stack: TestStack, claims: object): Promise<string> {
  const text = readFileSync(join(stack.dataDir, 'secrets.json'), 'utf8');
  const { jwtSecret } = JSON.parse(text) as { jwtSecret: string };
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(jwtSecret));
}
