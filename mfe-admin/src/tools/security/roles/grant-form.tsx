import { Button } from '@talent/ui/button';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { roleTexts as text } from '../content/security-staff';

/** Asks whose account is to become an admin's. */
export function GrantForm({ onAsk }: { onAsk: (email: string) => void }): ReactNode {
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      className="mt-6 flex max-w-xl flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
        setWrong(!isAddress);
        if (isAddress) onAsk(email.trim());
      }}
    >
      <TextField
        className="min-w-64 grow"
        type="email"
        autoComplete="off"
        required
        label={text.addLabel}
        hint={text.addHint}
        error={isWrong ? text.addInvalid : undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {text.add}
      </Button>
    </form>
  );
}
