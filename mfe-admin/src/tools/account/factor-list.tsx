import type { OwnFactor, OwnFactors } from '@talent/second-factor/factors';
import { Button } from '@talent/ui/button';
import { KeyRound, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountTexts } from './content/account';
import { shownTime } from './shown-time';

interface FactorListProps {
  factors: OwnFactors;
  onRemove: (factor: OwnFactor) => void;
}

const text = accountTexts.factors;

/** Passkeys and authenticator apps that are set up. */
export function FactorList({ factors, onRemove }: FactorListProps): ReactNode {
  const rows = [
    ...factors.passkeys.map((factor) => ({ factor, kind: text.passkey, Icon: KeyRound })),
    ...factors.totp.map((factor) => ({ factor, kind: text.totp, Icon: Smartphone })),
  ];
  return (
    <ul aria-label={text.list} className="divide-rule border-rule divide-y border-y">
      {rows.map(({ factor, kind, Icon }) => (
        <li
          key={factor.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
        >
          <div className="flex min-w-0 items-start gap-3">
            <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <div className="min-w-0">
              <p className="font-medium break-words">{factor.name || kind}</p>
              <p className="text-ink-muted text-sm">
                {kind} · {text.added(shownTime(factor.createdAt))}
              </p>
            </div>
          </div>
          <Button
            variant="secondary"
            size="sm"
            aria-label={text.removeLabel(factor.name || kind)}
            onClick={() => onRemove(factor)}
          >
            {text.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
