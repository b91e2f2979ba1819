import { Button } from '@talent/ui/button';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import { submits } from '../controls/field-props';
import { confirmPassword } from './api/account-auth';
import { stepUpTexts as text } from './content/step-up';

const problems = {
  missing: text.missing,
  wrong: text.wrong,
  'too-many': text.tooMany,
  unreachable: text.notDone,
} as const;

export function PasswordProofForm({ onProved }: { onProved: () => void }) {
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'idle' | 'working' | keyof typeof problems>('idle');

  async function send(): Promise<void> {
    if (state === 'working') return;
    if (password === '') return setState('missing');
    setState('working');
    const proof = await confirmPassword(password);
    if (proof === 'proved') onProved();
    else setState(proof);
  }

  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submits(() => void send())}>
      <TextField
        type="password"
        required
        label={text.field}
        autoComplete="current-password"
        error={state === 'idle' || state === 'working' ? undefined : problems[state]}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" className="w-full" aria-disabled={state === 'working'}>
        {state === 'working' ? text.working : text.submit}
      </Button>
    </form>
  );
}
