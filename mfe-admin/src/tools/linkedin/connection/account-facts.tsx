import type { ConnectedAccount, LinkedInConnection } from '@talent/api/linkedin/connection';
import { formatDay } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { connectionTexts, expiryTexts } from '../content/linkedin';
import { amountLeft, expiryOf, useNow } from './expiry';
import { formatUtc } from '../../../time/utc';

/** The facts of the connected account. */
export function AccountFacts({
  account,
  version,
  versionEndsOn,
}: {
  account: ConnectedAccount;
} & Pick<LinkedInConnection, 'version' | 'versionEndsOn'>): ReactNode {
  const expiry = expiryOf(account, useNow());
  const { facts } = connectionTexts;
  const left =
    expiry.status === 'running' ? expiryTexts.left(amountLeft(expiry.leftMs)) : expiryTexts.expired;
  const { renewableUntil } = account;
  const ending = (at: string, isLast: boolean) => (
    <>
      {formatUtc(at)} UTC
      {isLast && <span className="text-ink-muted"> · {left}</span>}
    </>
  );
  const rows: [string, ReactNode][] = [
    [facts.account, account.name || account.urn],
    [facts.urn, <code key="urn">{account.urn}</code>],
    [facts.token, connectionTexts.tokenShown(account.last4)],
    [facts.scopes, account.scopes.join(', ')],
    [facts.expires, ending(account.expiresAt, renewableUntil === null)],
    [facts.renewable, renewableUntil && ending(renewableUntil, true)],
    [facts.connected, `${formatUtc(account.connectedAt)} UTC`],
    [
      facts.version,
      version !== null &&
        versionEndsOn !== null &&
        connectionTexts.versionUntil(version, formatDay(versionEndsOn)),
    ],
  ];
  return (
    <dl className="border-rule border-t">
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div
              key={label}
              className="border-rule grid gap-x-6 border-b py-2 sm:grid-cols-[12rem_1fr]"
            >
              <dt className="text-ink-muted text-sm">{label}</dt>
              <dd className="min-w-0 break-words tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
