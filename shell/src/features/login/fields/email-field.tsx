import { TextField } from '@talent/ui/text-field';
import type { TextFieldProps } from '@talent/ui/text-field';
import { adminLogin } from '../../../content/admin-login';

/** The address, as the sign-in and the request for a recovery mail ask for it. */
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
