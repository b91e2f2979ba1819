/** Errors as the auth service says them; supabase-js reads `error_code` and `msg`. */
function refused(status: number, code: string, msg: string): Response {
  return Response.json(
    { code: status, error_code: code, msg },
    { status, headers: { 'X-Sb-Error-Code': code } },
  );
}

/** Neither the account nor the password is said to be wrong. */
export const invalidCredentials = (): Response =>
  refused(400, 'invalid_credentials', 'Invalid login credentials');

/** A code or link that is wrong, old, used or void. */
export const codeExpired = (): Response =>
  refused(403, 'otp_expired', 'Email link is invalid or has expired');

export const signUpDisabled = (): Response =>
  refused(422, 'signup_disabled', 'Signups not allowed for this instance');

export const codesByMailDisabled = (): Response =>
  refused(422, 'otp_disabled', 'Signups not allowed for otp');

export const unreadableBody = (): Response =>
  refused(400, 'bad_json', 'Could not read the request body as JSON');

export const invalidAddress = (): Response =>
  refused(400, 'validation_failed', 'Unable to validate email address: invalid format');

export const noSuchAddress = (): Response => refused(404, 'not_found', 'There is no such address');

export const notAllowed = (): Response => refused(403, 'not_admin', 'User not allowed');
