import { useState } from 'react';
import { useData } from '../../queries/use-data';
import type { Command } from '../content/commands';
import { isPerson, peoplePath, readRecent } from './recent';
import { fetchPeople } from './search/find-records';

/** The last choices, newest first. Names of people are read from the database: this browser does not keep them. */
export function useRecent(): readonly Command[] {
  const [kept] = useState(readRecent);
  const ids = kept
    .filter(({ to }) => isPerson(to))
    .map(({ to }) => to.slice(peoplePath.length + 1));
  const people = useData({
    queryKey: ['palette', 'recent people', ids],
    queryFn: ({ signal }) => fetchPeople(ids, signal),
    enabled: ids.length > 0,
  });
  return kept.flatMap((command) =>
    isPerson(command.to) ? (people.data?.filter(({ to }) => to === command.to) ?? []) : [command],
  );
}
