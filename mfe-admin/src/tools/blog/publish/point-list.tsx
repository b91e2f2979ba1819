import { CircleAlert, CircleCheck, Info, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { publishTexts } from '../content/publish-texts';
import type { PublishPoint } from './publish-points';

const looks = {
  blocking: { Icon: CircleAlert, color: 'text-negative' },
  advice: { Icon: Info, color: 'text-warning' },
  pending: { Icon: LoaderCircle, color: 'text-ink-muted' },
  open: { Icon: LoaderCircle, color: 'text-ink-muted' },
  fine: { Icon: CircleCheck, color: 'text-positive' },
} as const;

interface PointListProps {
  points: readonly PublishPoint[];
  onGo: (target: string) => void;
}

/** The points in their order; a word and a shape say how each one is, and a button leads to what is not fine. */
export function PointList({ points, onGo }: PointListProps): ReactNode {
  return (
    <ul aria-label={publishTexts.points} className="divide-rule border-rule divide-y border-y">
      {points.map(({ key, level, text, target }) => {
        const { Icon, color } = looks[level];
        return (
          <li key={key} data-level={level} className="flex items-center gap-3 py-2 text-sm">
            <Icon aria-hidden="true" className={`size-4 shrink-0 ${color}`} />
            <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {level === 'fine' ? (
                <span className="sr-only">{publishTexts.levels.fine}: </span>
              ) : (
                <strong className="font-semibold">{publishTexts.levels[level]}: </strong>
              )}
              {text}
            </p>
            {(level === 'blocking' || level === 'advice') && (
              <ToolButton onClick={() => onGo(target)} aria-label={`${publishTexts.fix}: ${text}`}>
                {publishTexts.fix}
              </ToolButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
