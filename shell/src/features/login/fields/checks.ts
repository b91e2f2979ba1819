import { adminLogin } from '../../../content/admin-login';

/** Must equal `minimum_password_length` of the backend, which checks it again. */
export const minimumPasswordLength = 10;

/** What is wrong with an entered address; null when nothing is. */
export function checkEmail(entered: string): string | null {
  if (entered.trim() === '') return adminLogin.fields.emailMissing;
  // Only obvious slips: whether the address exists is nobody's business here.
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(entered.trim()) ? null : adminLogin.fields.emailInvalid;
}

/** What is wrong with an entered password at sign-in; null when nothing is. */
export function checkPassword(entered: string): string | null {
  return entered === '' ? adminLogin.fields.passwordMissing : null;
}

/** What is wrong with a new password; null when nothing is. */
export function checkNewPassword(entered: string): string | null {
  if (entered === '') return adminLogin.fields.newPasswordMissing;
  return [...entered].length < minimumPasswordLength ? adminLogin.fields.newPasswordShort : null;
}
