/** A request that the auth layer refuses, with the codes that supabase-js knows. */
export class AuthRefusal extends Error {
  override readonly name = 'AuthRefusal';
  readonly status: number;
  readonly code: string;
  /** More fields of the answer. */
  readonly facts: object;

  constructor(status: number, code: string, message: string, facts: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.facts = facts;
  }

  /** The answer in the form of Supabase Auth. */
  response(): Response {
    const body = { code: this.status, error_code: this.code, msg: this.message, ...this.facts };
    return Response.json(body, {
      status: this.status,
      headers: { 'Cache-Control': 'no-store', 'X-Sb-Error-Code': this.code },
    });
  }
}

export const badRequest = (message: string): AuthRefusal =>
  new AuthRefusal(400, 'validation_failed', message);

export const noFactor = (): AuthRefusal =>
  new AuthRefusal(404, 'mfa_factor_not_found', 'There is no such factor.');

export const wrongCode = (): AuthRefusal =>
  new AuthRefusal(422, 'mfa_verification_failed', 'The code is not right.');

export const notFresh = (): AuthRefusal =>
  new AuthRefusal(
    403,
    'reauthentication_needed',
    'Confirm that it is you: the last sign-in is more than ten minutes ago.',
  );

export const secondFactorNeeded = (): AuthRefusal =>
  new AuthRefusal(403, 'insufficient_aal', 'Use your second factor first.');

export const noSuchAddress = (): AuthRefusal =>
  new AuthRefusal(404, 'not_found', 'There is no such address.');

/** The same for a wrong address and a wrong password. */
export const invalidCredentials = (): AuthRefusal =>
  new AuthRefusal(400, 'invalid_credentials', 'Invalid login credentials');

/** For a code or a link that is wrong, old or used, and for a code after too many guesses. */
export const codeExpired = (): AuthRefusal =>
  new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired');
