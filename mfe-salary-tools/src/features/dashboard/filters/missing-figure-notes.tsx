import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { withoutFilters } from '../../../calculations/bands/find-bands';
import type { BandResult, Dimension } from '../../../calculations/bands/find-bands';
import { listed } from '../../../calculations/listed';
import { dashboard as text } from '../content/dashboard';
import type { DashboardModel } from '../model/dashboard-model';
import type { DashboardQuery } from '../model/dashboard-query';

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
                const opened = withoutFilters(model.query, remedy.open);
                const { level, region, workMode, period } = opened;
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

const subjects: Readonly<Record<Dimension, string>> = {
  workMode: 'work mode',
  region: 'region',
  level: 'level',
  period: 'earlier periods',
};

const remedies: Readonly<Record<Dimension, string>> = {
  workMode: 'all work modes',
  region: 'the whole country',
  level: 'all levels',
  period: 'the newest period',
};

/** Why a role shows no figure, and the filters to remove where that helps; null where it has one, or where its row says why not. */
function missingFigureText(
  result: BandResult,
  model: DashboardModel,
): { sentence: string; remedy?: { label: string; open: readonly Dimension[] } } | null {
  const { measure, label } = model;
  switch (result.status) {
    case 'found':
    case 'suppressed':
      return null;
    case 'locked':
      return {
        sentence: `Only the headline figure of ${label(result.role)} is open. Sign up to see levels, years, work modes, distributions and comparisons.`,
      };
    case 'no-role':
      return { sentence: noRole(result.role, model) };
    case 'too-narrow': {
      const { open, unsaid } = result;
      const sentence =
        unsaid.length > 0
          ? `${measure.short} does not say ${listed(unsaid.map((each) => subjects[each]))}.`
          : `${measure.short} has no figure for ${label(result.role)} with this ${listed(open.map((each) => subjects[each]))}.`;
      return {
        sentence,
        remedy: { label: `Show ${listed(open.map((each) => remedies[each]))}`, open },
      };
    }
  }
}

function noRole(role: string, { measure, facets, label }: DashboardModel): string {
  const others = [...facets.roles].map(label);
  const known = others.length > 6 ? [...others.slice(0, 6), 'others'] : others;
  const rest = known.length > 0 ? ` It has ${listed(known)}.` : '';
  return `${measure.short} has no figures for ${label(role)}.${rest}`;
}
