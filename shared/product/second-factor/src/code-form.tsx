import { Button } from '@talent/ui/button';
import { TextField } from '@talent/ui/text-field';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { factorTexts as text } from './texts';

interface CodeFormProps {
  kind: 'code' | 'recovery';
  isWorking: boolean;
  /** Another way to confirm is offered first. */
  isSecond?: boolean;
  onSend: (code: string) => void;
}

const kinds = {
  code: { label: text.code, hint: text.codeHint, missing: text.codeMissing, form: /^\d{6}$/ },
  recovery: {
    label: text.recovery,
    hint: text.recoveryHint,
    missing: text.recoveryMissing,
    form: /^[a-z\d]{10}$/i,
  },
} as const;

/** A field for one code. */
export function CodeForm({ kind, isWorking, isSecond = false, onSend }: CodeFormProps): ReactNode {
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { label, hint, missing, form } = kinds[kind];
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const plain = code.replaceAll(/[\s-]/g, '');
        setMissing(!form.test(plain));
        if (form.test(plain) && !isWorking) onSend(plain);
      }}
    >
      <TextField
        required
        label={label}
        hint={hint}
        error={isMissing ? missing : undefined}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        inputMode={kind === 'code' ? 'numeric' : 'text'}
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        type="submit"
        variant={isSecond ? 'secondary' : 'primary'}
        className="w-full"
        aria-disabled={isWorking}
      >
        {isWorking ? text.working : text.submit}
      </Button>
    </form>
  );
}
