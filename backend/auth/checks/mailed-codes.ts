import type { Sql } from '../../database/sql.ts';
import { codeExpired } from '../session/auth-refusal.ts';

/**
 * Digits of a mailed code. A link carries a hash of address and code. Anyone who knows the address can compute that hash for
 * every possible code, so the code is too long to try them all.
 */
export const CODE_LENGTH = 20;

/** Wrong guesses after which an account takes no typed code until another mail. */
const MAX_GUESSES = 5;

interface Guessed {
  codes: string;
  guesses: number;
}

/** Asks the auth service with these fields. */
export type Ask = (fields: object) => Promise<Response>;

/**
 * Trades the code or the link of a mail for a session. After five wrong guesses at the codes of an account, wherever they come from, the
 * right one is refused as well. The link still works: its hash cannot be guessed, and a stranger must not be able to take it away from its
 * reader. A guess counts before it is tried, so parallel guesses cannot exceed five.
 *
 * The result throws AuthRefusal.
 */
export function createVerifyCode(database: Sql) {
  const guessed = new Map<string, Guessed>();

  /** Accounts whose codes this guess is about. @throws AuthRefusal where one of them takes no code */
  async function beginGuess(email: string): Promise<Map<string, Guessed>> {
    const { rows } = await database.query<{ id: string; codes: string }>(
      `select id::text as id, concat_ws(' ', recovery_token, confirmation_token, reauthentication_token,
         email_change_token_current, email_change_token_new) as codes
       from auth.users where email = $1 or email_change = $1`,
      [email.toLowerCase()],
    );
    const begun = new Map<string, Guessed>();
    for (const { id, codes } of rows) {
      if (codes.trim() === '') continue;
      const known = guessed.get(id);
      const own = known?.codes === codes ? known : { codes, guesses: 0 };
      if (own.guesses >= MAX_GUESSES) throw codeExpired();
      own.guesses += 1;
      guessed.set(id, own);
      begun.set(id, own);
    }
    return begun;
  }

  async function verifyTyped(
    { type, email, token }: { type: unknown; email: string; token: string },
    ask: Ask,
  ): Promise<Response> {
    const accounts = await beginGuess(email);
    // The service hashes address and code as one text: without this check a part of one could pass for a part of the other.
    const isCode = token.length === CODE_LENGTH && /^\d+$/.test(token);
    const response = isCode ? await ask({ type, email, token }) : codeExpired().response();
    for (const [id, own] of accounts) {
      if (response.ok) guessed.delete(id);
      else if (response.status >= 500) own.guesses -= 1;
    }
    return response;
  }

  return async (fields: Record<string, unknown>, ask: Ask): Promise<Response> => {
    const { type, email, token, token_hash: hash } = fields;
    if (typeof hash === 'string' && hash !== '') return ask({ type, token_hash: hash });
    if (typeof email === 'string' && typeof token === 'string') {
      return verifyTyped({ type, email, token }, ask);
    }
    throw codeExpired();
  };
}
