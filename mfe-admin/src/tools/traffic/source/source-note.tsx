import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { sourceTexts } from '../content/traffic';
import type { ChosenTraffic } from './choose-traffic';
import { formatUtc } from '../../../time/utc';

/** Says where the figures come from, before any of them. */
export function SourceNote({ chosen }: { chosen: ChosenTraffic }): ReactNode {
  if (chosen.kind === 'backend') {
    return (
      <p className="text-ink-muted text-sm">{sourceTexts.backend(formatUtc(chosen.newest))}</p>
    );
  }
  return (
    <Notice title={sourceTexts.local}>
      <p className="text-sm">{sourceTexts.why[chosen.why]}</p>
      {chosen.isEmpty && <p className="mt-2">{sourceTexts.none}</p>}
    </Notice>
  );
}
