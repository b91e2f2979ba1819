import type { SeoConnections } from '@talent/api/seo/connections';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { geminiTexts as text } from '../content/connections';
import { geminiRetirements, retirementsAddress } from '../content/gemini-retirements';
import { ConnectionPanel } from './connection-panels';

interface GeminiPanelProps {
  connection: SeoConnections['gemini'];
  /** The day today, ISO 8601. */
  today: string;
}

/** Which model makes the plans, and until when it will. */
export function GeminiPanel({ connection, today }: GeminiPanelProps): ReactNode {
  const { setting, model, isAlias } = connection;
  const retirement = Object.hasOwn(geminiRetirements, model) ? geminiRetirements[model] : undefined;
  return (
    <ConnectionPanel
      setting={setting}
      texts={text}
      about={isAlias ? text.alias : text.pinned}
      problem={retirementOf(retirement, today)}
      facts={[[text.model, model || null]]}
    >
      <p className="text-ink-muted text-sm">
        <Link tone="ink" href={retirementsAddress} target="_blank" rel="noopener noreferrer">
          {text.source}
        </Link>
      </p>
    </ConnectionPanel>
  );
}

function retirementOf(
  retirement: (typeof geminiRetirements)[string] | undefined,
  today: string,
): string | undefined {
  if (retirement === undefined) return undefined;
  const { day, replacement } = retirement;
  return day > today ? text.retires(day, replacement) : text.retired(day, replacement);
}
