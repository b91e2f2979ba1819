import type { ReactNode } from 'react';
import { FactTiles } from '../../charts/fact-tiles';
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
          <>
            <FactTiles
              facts={[
                { label: text.reports, figure: reports },
                { label: text.signIns, figure: areEventsCollected ? sign_ins_failed : '–' },
                { label: text.denied, figure: areEventsCollected ? admins_denied : '–' },
                { label: text.limited, figure: limited },
                { label: text.roles, figure: role_changes },
              ]}
            />
            <p className="text-ink-muted text-sm">
              {text.note} {!areEventsCollected && text.notCollected}
            </p>
          </>
        )}
      </Loaded>
    </section>
  );
}
