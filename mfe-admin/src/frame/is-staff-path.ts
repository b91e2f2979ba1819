import { contentEntries, toolEntries } from './content/tool-frame';

const staffPaths = [...toolEntries, ...contentEntries].flatMap(({ to, also = [] }) => [
  to,
  ...also,
]);

/** Whether a path belongs to the staff area: a tool's, or one below it. */
export function isStaffPath(path: string): boolean {
  return staffPaths.some((own) => path === own || path.startsWith(`${own}/`));
}
