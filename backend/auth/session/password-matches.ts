/** pgcrypto only knows 2a, the older name of the hash that bcryptjs writes as 2b. */
const HASH = "regexp_replace(users.encrypted_password, '^\\$2b\\$', '$2a$')";

/** SQL that says whether `$2` is the password of a row of `auth.users as users`. */
export const PASSWORD_MATCHES = `extensions.crypt($2, ${HASH}) = ${HASH}`;
