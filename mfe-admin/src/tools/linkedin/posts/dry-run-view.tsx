import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { LinkedInDryRun } from '../api/dry-run-linkedin-post';
import { postingTexts } from '../content/linkedin';

/** The call that posting would make, as it goes over the line. */
export function DryRunView({ run }: { run: LinkedInDryRun }): ReactNode {
  const headers = Object.entries(run.headers).map(([name, value]) => `${name}: ${value}`);
  const text = [`${run.method} ${run.url}`, ...headers, '', JSON.stringify(run.body, null, 2)];
  return (
    <Notice live title={postingTexts.dryRunTitle} className="mt-6">
      <pre className="mt-2 font-mono text-sm break-words whitespace-pre-wrap">
        {text.join('\n')}
      </pre>
    </Notice>
  );
}
