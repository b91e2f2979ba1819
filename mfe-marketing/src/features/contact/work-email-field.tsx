import { isFreeMail } from '@talent/api/forms/email';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import { contactText as text } from './content/contact-text';
import type { ServerFormField } from '../forms/use-server-form';

/** An e-mail address; a personal one is taken with a remark, once the field is left. */
export function WorkEmailField({ onBlur, ...field }: ServerFormField) {
  const [isPersonal, setIsPersonal] = useState(false);
  return (
    <TextField
      {...field}
      type="email"
      label={text.fields.email}
      hint={isPersonal ? text.freeMail : undefined}
      required
      autoComplete="email"
      onBlur={(event) => {
        setIsPersonal(isFreeMail(event.target.value));
        void onBlur(event);
      }}
    />
  );
}
