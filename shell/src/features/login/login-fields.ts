import type { Checked } from '@talent/forms/use-form';
import { adminLogin } from '../../content/admin-login';

const { fields: text } = adminLogin;

/** Must equal `minimum_password_length` of the backend, which checks it too. */
const minimumPasswordLength = 12;

/** More bytes than this are refused, because they would not count. */
const maximumPasswordBytes = 72;

/** The fields of the login: the props of each, and the message for a wrong value. */
export const loginFields = {
  email: {
    type: 'email',
    required: true,
    label: text.email,
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
    check: (entered: string) => {
      if (entered.trim() === '') return text.emailMissing;
      // Only obvious mistakes: the form must not reveal whether an address exists.
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(entered.trim()) ? null : text.emailInvalid;
    },
  },
  password: {
    type: 'password',
    required: true,
    label: text.password,
    autoComplete: 'current-password',
    check: (entered: string) => (entered === '' ? text.passwordMissing : null),
  },
  'new-password': {
    required: true,
    label: text.newPassword,
    hint: text.newPasswordHint,
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    check: (entered: string) => {
      if (entered === '') return text.newPasswordMissing;
      if ([...entered].length < minimumPasswordLength) return text.newPasswordShort;
      return new Blob([entered]).size > maximumPasswordBytes ? text.newPasswordLong : null;
    },
  },
};

export type LoginField = keyof typeof loginFields;

/** Checks the fields of one step. */
export function checkFields<Name extends LoginField>(names: readonly Name[]) {
  return (controls: FormData): Checked<Record<Name, string>> => {
    const messages: Record<string, string> = {};
    const values = {} as Record<Name, string>;
    for (const name of names) {
      values[name] = String(controls.get(name));
      const message = loginFields[name].check(values[name]);
      if (message !== null) messages[name] = message;
    }
    return Object.keys(messages).length === 0 ? { values } : { messages };
  };
}
