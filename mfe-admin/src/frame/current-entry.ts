import {
  contentEntries,
  overviewEntry,
  peopleEntries,
  siteEntries,
  toolEntries,
  type ToolEntry,
} from './content/tool-frame';

/** The entry that a page belongs to, by its path; of several the most specific one. */
export function currentEntry(pathname: string): ToolEntry | null {
  // Pages of other tools are below the path of the overview.
  if (pathname === overviewEntry.to) return overviewEntry;
  const fitting = [...toolEntries, ...peopleEntries, ...contentEntries, ...siteEntries].filter(
    ({ to, also = [] }) =>
      pathname === to || pathname.startsWith(`${to}/`) || also.includes(pathname),
  );
  return fitting.sort((a, b) => b.to.length - a.to.length)[0] ?? null;
}

const staffPaths = [...toolEntries, ...contentEntries].flatMap(({ to, also = [] }) => [
  to,
  ...also,
]);

/** Whether a path belongs to the staff area: a tool's, or one below it. */
export function isStaffPath(path: string): boolean {
  return staffPaths.some((own) => path === own || path.startsWith(`${own}/`));
}
