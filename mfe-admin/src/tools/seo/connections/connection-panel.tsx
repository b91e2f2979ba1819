import { Badge } from '@talent/ui/badge';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { connectionTexts as text } from '../content/connections';

interface ConnectionPanelProps {
  state: 'not-connected' | 'connected' | 'attention';
  /** The meaning of the state, in a sentence. */
  about: string;
  /** The problem and how to fix it. */
  problem?: string | undefined;
  /** How to connect; shown while it is not. */
  steps: readonly string[];
  /** Facts of a connection by their name. */
  facts?: readonly (readonly [string, ReactNode])[];
  children?: ReactNode;
}

const tones = { 'not-connected': 'neutral', connected: 'positive', attention: 'warning' } as const;
const words = {
  'not-connected': text.notConnected,
  connected: text.connected,
  attention: text.attention,
} as const;

/** The state of a connection to a service: whether it is there, what it does, and how to get it. */
export function ConnectionPanel(props: ConnectionPanelProps): ReactNode {
  const { state, about, problem, steps, facts = [], children } = props;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex max-w-prose flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={tones[state]}>{words[state]}</Badge>
        <span className="min-w-0 flex-1 basis-64">{about}</span>
      </p>
      {problem !== undefined && (
        <Notice tone="warning" className="max-w-prose">
          <p>{problem}</p>
        </Notice>
      )}
      {state === 'not-connected' && (
        <div className="max-w-prose">
          <h3 className="text-sm font-semibold">{text.how}</h3>
          <ol className="text-ink-muted mt-2 list-decimal space-y-1 ps-5 text-sm">
            {steps.map((step) => (
              <li key={step} className="[overflow-wrap:anywhere]">
                {step}
              </li>
            ))}
          </ol>
        </div>
      )}
      {facts.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
          {facts.map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-ink-muted">{term}</dt>
              <dd className="max-sm:mb-1 [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
