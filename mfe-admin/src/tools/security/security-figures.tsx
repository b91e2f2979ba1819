import { StatTile } from '@talent/ui/stat-tile';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../queries/query-client';
import { QueryPart } from '../../queries/query-part';
import { security, summaryTexts as text } from './content/security-dashboard';
import { securityQueries } from './queries';

/** The last seven days in five figures. */
export function SecurityFigures({
  areEventsCollected,
}: {
  areEventsCollected: boolean;
}): ReactNode {
  const summary = useQuery(securityQueries.summary, queryClient);
  return (
    <section aria-label={text.label}>
      <QueryPart query={summary} texts={security}>
        {({ reports, sign_ins_failed, admins_denied, limited, role_changes }) => (
          <div className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3 xl:grid-cols-5">
            <StatTile figure={reports} label={text.reports} />
            <StatTile figure={areEventsCollected ? sign_ins_failed : '–'} label={text.signIns} />
            <StatTile figure={areEventsCollected ? admins_denied : '–'} label={text.denied} />
            <StatTile figure={limited} label={text.limited} />
            <StatTile figure={role_changes} label={text.roles} />
          </div>
        )}
      </QueryPart>
      <p className="text-ink-muted mt-4 text-sm">
        {text.note} {!areEventsCollected && text.notCollected}
      </p>
    </section>
  );
}
