import { adminLogin } from '../../../content/admin-login';

/** Must equal `minimum_password_length` of the backend, which checks it too. */
const minimumPasswordLength = 12;

/** More bytes than this are refused, because they would not count. */
const maximumPasswordBytes = 72;

/** The message for a wrong address, or null. */
export function checkEmail(entered: string): string | null {
  if (entered.trim() === '') return adminLogin.fields.emailMissing;
  // Only obvious mistakes: the form must not reveal whether an address exists.
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(entered.trim()) ? null : adminLogin.fields.emailInvalid;
}

/** The message for a wrong password at sign-in, or null. */
export function checkPassword(entered: string): string | null {
  return entered === '' ? adminLogin.fields.passwordMissing : null;
}

/** The message for a wrong new password, or null. */
export function checkNewPassword(entered: string): string | null {
  if (entered === '') return adminLogin.fields.newPasswordMissing;
  if ([...entered].length < minimumPasswordLength) return adminLogin.fields.newPasswordShort;
  return new Blob([entered]).size > maximumPasswordBytes ? adminLogin.fields.newPasswordLong : null;
}
