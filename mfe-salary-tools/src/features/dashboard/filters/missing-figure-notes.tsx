import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { withoutFilters } from '../../../calculations/bands/find-bands';
import { dashboard as text } from '../content/dashboard';
import type { DashboardModel } from '../model/dashboard-model';
import type { DashboardQuery } from '../model/dashboard-query';
import { missingFigureText } from './missing-figure-text';

interface MissingFigureNotesProps {
  model: DashboardModel;
  onChange: (change: Partial<DashboardQuery>) => void;
}

/** The reasons why roles have no figure, and buttons that help; equal reasons are shown once. */
export function MissingFigureNotes({ model, onChange }: MissingFigureNotesProps) {
  const notes = new Map(
    model.results.flatMap((result) => {
      const note = missingFigureText(result, model);
      return note ? [[note.sentence, { ...note, isLocked: result.status === 'locked' }]] : [];
    }),
  );
  if (model.roles.length === 0) {
    return <p className="border-l-2 border-ink pl-4">{text.filters.choose}.</p>;
  }
  if (notes.size === 0) return null;
  return (
    <ul className="mb-6 space-y-3">
      {[...notes.values()].map(({ sentence, remedy, isLocked }) => (
        <li
          key={sentence}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-ink py-1 pl-4"
        >
          <span>{sentence}</span>
          {remedy && (
            <Button
              variant="secondary"
              size="sm"
              className="min-h-11 print:hidden"
              onClick={() => {
                const { level, region, workMode, period } = withoutFilters(
                  model.query,
                  remedy.open,
                );
                onChange({ level, region, workMode, period });
              }}
            >
              {remedy.label}
            </Button>
          )}
          {isLocked && (
            <Link href="#sign-up" className="inline-block py-2 print:hidden">
              {text.filters.toSignUp}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
