import { StatTile } from '@talent/ui/stat-tile';
import type { ReactNode } from 'react';
import { Loaded } from '../../queries/loaded';
import { security, summaryTexts as text } from './content/security-dashboard';
import { securityQueries } from './queries';

/** The last seven days in five figures. */
export function SecurityFigures({
  areEventsCollected,
}: {
  areEventsCollected: boolean;
}): ReactNode {
  return (
    <section aria-label={text.label}>
      <Loaded query={securityQueries.summary} texts={security}>
        {({ reports, sign_ins_failed, admins_denied, limited, role_changes }) => (
          <div className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3 xl:grid-cols-5">
            <StatTile figure={reports} label={text.reports} />
            <StatTile figure={areEventsCollected ? sign_ins_failed : '–'} label={text.signIns} />
            <StatTile figure={areEventsCollected ? admins_denied : '–'} label={text.denied} />
            <StatTile figure={limited} label={text.limited} />
            <StatTile figure={role_changes} label={text.roles} />
          </div>
        )}
      </Loaded>
      <p className="text-ink-muted mt-4 text-sm">
        {text.note} {!areEventsCollected && text.notCollected}
      </p>
    </section>
  );
}
