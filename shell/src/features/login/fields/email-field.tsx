import { TextField, type TextFieldProps } from '@talent/ui/text-field';
import { adminLogin } from '../../../content/admin-login';

/** The email field of the sign-in and of the recovery request. */
export function EmailField(
  props: Pick<TextFieldProps, 'ref' | 'defaultValue' | 'error' | 'onBlur'>,
) {
  return (
    <TextField
      {...props}
      id="email"
      name="email"
      type="email"
      required
      label={adminLogin.fields.email}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
