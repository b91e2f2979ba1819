import { useSession } from '@talent/sdk';
import { useMemo } from 'react';
import { useData } from '../../queries/use-data';
import { listTexts } from './content/people';
import { peopleQueries } from './queries';

/** The address of an account; of one that is no longer an admin's, words that say so. Null for null. */
export type NameOf = (id: string | null) => string | null;

export interface Assignees {
  /** The admins as choices: you first, then the others. */
  choices: readonly (readonly [id: string, label: string])[];
  nameOf: NameOf;
}

/** Admins to whom records can be assigned. Empty until the admins have loaded. */
export function useAssignees(): Assignees {
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.userId : null;
  const { data: admins } = useData(peopleQueries.admins);
  return useMemo(() => {
    const emails = new Map(admins?.map(({ user_id, email }) => [user_id, email]));
    const own = admins?.find(({ user_id }) => user_id === ownId);
    const others = admins?.filter(({ user_id }) => user_id !== ownId) ?? [];
    return {
      choices: [
        ...(own ? [[own.user_id, listTexts.you(own.email)] as const] : []),
        ...others.map(({ user_id, email }) => [user_id, email] as const),
      ],
      nameOf: (id) => {
        if (id === null) return null;
        return emails.get(id) ?? (admins === undefined ? '' : listTexts.formerAdmin);
      },
    };
  }, [admins, ownId]);
}
