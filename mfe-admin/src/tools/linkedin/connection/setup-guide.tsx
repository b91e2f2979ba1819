import type { LinkedInConnection } from '@talent/functions/linkedin-connection/contract';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { setupTexts } from '../content/linkedin';

/** The steps to register an app at LinkedIn, and the missing settings. */
export function SetupGuide({ missing, redirectUri }: LinkedInConnection): ReactNode {
  return (
    <>
      <Notice tone="warning" live={false} title={setupTexts.title}>
        <p>{setupTexts.missing}</p>
        <dl className="mt-2 space-y-1 text-sm">
          {missing.map((name) => (
            <div key={name} className="sm:flex sm:gap-3">
              <dt className="font-mono font-medium">{name}</dt>
              <dd>{setupTexts.meanings[name]}</dd>
            </div>
          ))}
        </dl>
      </Notice>
      <ol className="mt-6 max-w-prose list-decimal space-y-3 ps-5">
        {setupTexts.steps.map((step, index) => (
          <li key={step}>
            {step}
            {index === 0 && (
              <>
                {' '}
                <Link href={setupTexts.portalUrl}>{setupTexts.portal}</Link>
              </>
            )}
            {index === 2 && (
              <code className="border-rule bg-surface mt-1 block border px-2 py-1 text-sm break-all">
                {redirectUri}
              </code>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
