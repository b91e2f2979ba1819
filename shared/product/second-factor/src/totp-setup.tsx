import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { Spinner } from '@talent/ui/spinner';
import { TextField } from '@talent/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { outcome } from './factors';
import type { FactorAuth, ProofFailure } from './factors';
import { NotLoaded } from './not-loaded';
import { factorTexts } from './content/texts';

interface TotpSetupProps {
  auth: () => Promise<FactorAuth>;
  /** Names of this account's other factors: a name is used once. */
  taken?: readonly string[];
  onDone: () => void;
}

interface Enrollment {
  id: string;
  /** Address of the picture, `data:image/svg+xml…`. */
  picture: string;
  /** Base32. */
  secret: string;
}

type State =
  | { status: 'loading' }
  | { status: 'failed'; failure: ProofFailure }
  | { status: 'ready'; failure: ProofFailure | null; isWorking: boolean; isMissing: boolean };

const text = factorTexts.setup;

/** Sets up an authenticator app: its picture, its key, and the first code. */
export function TotpSetup({ auth, taken = [], onDone }: TotpSetupProps): ReactNode {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [code, setCode] = useState('');
  const name = useRef(freeName(taken));
  useEffect(() => {
    if (state.status !== 'loading') return;
    let isGone = false;
    void outcome(async () => {
      const client = await auth();
      const friendlyName = name.current;
      const answer = await client.mfa.enroll({ factorType: 'totp', friendlyName });
      if (answer.data && !isGone) {
        const { id, totp } = answer.data;
        setEnrollment({ id, picture: pictureOf(totp.qr_code), secret: totp.secret });
      }
      return answer;
    }).then((proof) => {
      if (isGone) return;
      setState(
        proof === 'proved'
          ? { status: 'ready', failure: null, isWorking: false, isMissing: false }
          : { status: 'failed', failure: proof },
      );
    });
    return () => {
      isGone = true;
    };
  }, [state.status, auth]);

  if (state.status === 'loading') return <Spinner label={text.loading} />;
  if (state.status === 'failed' || enrollment === null) {
    const failure = state.status === 'failed' ? state.failure : 'unreachable';
    return <NotLoaded failure={failure} onRetry={() => setState({ status: 'loading' })} />;
  }

  const { id: factorId, picture, secret } = enrollment;
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const plain = code.replaceAll(/\s/g, '');
    const isMissing = !/^\d{6}$/.test(plain);
    const ready = { status: 'ready', failure: null, isWorking: false, isMissing } as const;
    setState({ ...ready, isWorking: !isMissing });
    if (isMissing) return;
    const proof = await outcome(async () =>
      (await auth()).mfa.challengeAndVerify({ factorId, code: plain }),
    );
    if (proof === 'proved') onDone();
    else setState({ ...ready, failure: proof });
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void (state.isWorking ? event.preventDefault() : send(event))}
    >
      <p>{text.start}</p>
      {/* White on every background: a phone's camera reads dark on light. */}
      <img src={picture} alt={text.picture} width={208} height={208} className="bg-white" />
      <p>
        {text.manual} <code className="font-mono break-all select-all">{grouped(secret)}</code>
      </p>
      {state.failure && <Notice tone="error">{factorTexts.failed[state.failure]}</Notice>}
      <TextField
        required
        label={text.code}
        hint={factorTexts.codeHint}
        error={state.isMissing ? factorTexts.codeMissing : undefined}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" className="justify-self-start" aria-disabled={state.isWorking}>
        {state.isWorking ? factorTexts.working : text.submit}
      </Button>
    </form>
  );
}

function freeName(taken: readonly string[]): string {
  let name: string = text.defaultName;
  for (let count = 2; taken.includes(name); count += 1) name = `${text.defaultName} ${count}`;
  return name;
}

/** The client gives the SVG as it is behind `data:`; an address must not hold quotes and brackets. */
function pictureOf(address: string): string {
  const svg = address.slice(address.indexOf(',') + 1);
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}

const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
