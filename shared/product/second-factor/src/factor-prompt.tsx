import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { Spinner } from '@talent/ui/spinner';
import { TextField } from '@talent/ui/text-field';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { loadFactors, proveByCode, proveByRecoveryCode } from './factors';
import type { FactorAuth, OwnFactors, Proof, ProofFailure } from './factors';
import { NotLoaded } from './not-loaded';
import { proveByPasskey } from './passkeys';
import { factorTexts as text } from './content/texts';

interface FactorPromptProps {
  auth: () => Promise<FactorAuth>;
  /** Called when the session has been upgraded. */
  onProved: () => void;
}

type State =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'ready'; factors: OwnFactors; failure: ProofFailure | null; working: Way | null };
/** Id of a passkey, or the kind of code. */
type Way = string;

/** Asks for a second factor: a passkey, a code of an authenticator app, or a recovery code. */
export function FactorPrompt({ auth, onProved }: FactorPromptProps): ReactNode {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [wantsRecovery, setWantsRecovery] = useState(false);
  useEffect(() => {
    if (state.status !== 'loading') return;
    auth()
      .then(loadFactors)
      .then((factors) => setState({ status: 'ready', factors, failure: null, working: null }))
      .catch((error: unknown) => {
        console.error('Second factors could not be loaded', error);
        setState({ status: 'unreachable' });
      });
  }, [state.status, auth]);

  if (state.status === 'loading') return <Spinner label={text.loading} />;
  if (state.status === 'unreachable') {
    return <NotLoaded failure="unreachable" onRetry={() => setState({ status: 'loading' })} />;
  }

  const { factors, failure, working } = state;
  const prove = (way: Way, ask: (client: FactorAuth) => Promise<Proof>): void => {
    if (working !== null) return;
    setState({ ...state, failure: null, working: way });
    void auth()
      .then(ask, (): Proof => 'unreachable')
      .then((proof) => {
        if (proof === 'proved') onProved();
        else setState({ ...state, failure: proof, working: null });
      });
  };
  const { passkeys } = factors;
  const isRecovery = wantsRecovery || factors.totp.length + passkeys.length === 0;
  return (
    <div className="grid gap-5">
      {failure && <Notice tone="error">{text.failed[failure]}</Notice>}
      {!isRecovery &&
        passkeys.map((passkey, index) => (
          <Button
            key={passkey.id}
            variant={index === 0 ? 'primary' : 'secondary'}
            className="w-full"
            aria-disabled={working !== null}
            onClick={() => prove(passkey.id, (client) => proveByPasskey(client, passkey.id))}
          >
            {working === passkey.id
              ? text.passkeyWorking
              : passkeys.length === 1
                ? text.passkey
                : text.passkeyNamed(passkey.name)}
          </Button>
        ))}
      {isRecovery ? (
        <CodeForm
          key="recovery"
          kind="recovery"
          isWorking={working === 'recovery'}
          onSend={(code) => prove('recovery', (client) => proveByRecoveryCode(client, code))}
        />
      ) : (
        factors.totp.length > 0 && (
          <CodeForm
            key="code"
            kind="code"
            isSecond={passkeys.length > 0}
            isWorking={working === 'code'}
            onSend={(code) => prove('code', (client) => proveByCode(client, factors.totp, code))}
          />
        )
      )}
      {factors.hasRecoveryCodes && (
        <Button
          variant="quiet"
          className="-my-2 justify-self-start"
          onClick={() => setWantsRecovery(!wantsRecovery)}
        >
          {isRecovery ? text.toCode : text.toRecovery}
        </Button>
      )}
    </div>
  );
}

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

function CodeForm({ kind, isWorking, isSecond = false, onSend }: CodeFormProps): ReactNode {
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
