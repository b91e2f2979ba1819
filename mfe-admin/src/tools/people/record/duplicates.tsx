import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import { NewestNote } from '../../../table/newest-note';
import { kindLabels, peoplePath } from '../content/people';
import { duplicateTexts as text } from '../content/person';
import { DUPLICATES_SHOWN, peopleQueries } from '../queries';
import { StageBadge } from '../stage-badge';

/** Other records that may be of the same person, each with the reason. */
export function Duplicates({ recordId }: { recordId: string }): ReactNode {
  return (
    <Loaded query={peopleQueries.duplicates(recordId)} texts={text}>
      {(found) =>
        found.length === 0 ? (
          <p className="text-ink-muted text-sm">{text.none}</p>
        ) : (
          <>
            <ul className="grid gap-3 text-sm">
              {found.map(({ id, name, subject, kind, reference, stage, same }) => (
                <li key={id}>
                  <Link asChild tone="ink">
                    <RouterLink to={`${peoplePath}/${id}`}>{name}</RouterLink>
                  </Link>{' '}
                  <StageBadge stage={stage} />
                  <span className="text-ink-muted block text-xs break-words">
                    {kindLabels[kind]} {reference}: {subject};{' '}
                    {same.map((reason) => text.same[reason] ?? reason).join(', ')}
                  </span>
                </li>
              ))}
            </ul>
            <NewestNote shown={found.length} most={DUPLICATES_SHOWN} />
          </>
        )
      }
    </Loaded>
  );
}
