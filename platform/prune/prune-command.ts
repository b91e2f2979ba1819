import type { Command } from 'commander';
import { prune, pruneResult, type Pruned } from './prune.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { table } from '@talent/node/terminal/table';
import { reportingAction } from '@talent/node/terminal/run-command';

/** Adds `prune`, which deletes files that are no longer needed. */
export function addPruneCommand(command: Command, store: ReleaseStore): void {
  reportingAction(
    command.option('--dry-run', 'print what would be deleted, and delete nothing'),
    pruneResult,
    async ({ dryRun = false }: { dryRun?: boolean }) => {
      const pruned = await prune({ store, dryRun });
      return { json: { ...pruned, dryRun }, lines: describePruned(pruned, dryRun) };
    },
  );
}

function describePruned(pruned: Pruned, dryRun: boolean): string[] {
  const { versions, pairs, deltas, media, waiting } = pruned;
  const total = `${pruned.files} files, ${megabytes(pruned.bytes)}`;
  const done = dryRun ? `Nothing was deleted (--dry-run): ${total}.` : `Deleted ${total}.`;
  const rows = versions.map(({ name, isComplete, newest, files, bytes }) => [
    name,
    isComplete ? newest.toISOString().slice(0, 10) : 'not complete',
    String(files.length),
    megabytes(bytes),
  ]);
  const pages = pairs.flatMap(({ files }) => files);
  const sum = (files: readonly { bytes: number }[]): string =>
    megabytes(files.reduce((total, { bytes }) => total + bytes, 0));
  return [
    ...(rows.length > 0 ? [table(['version', 'published', 'files', 'size'], rows)] : []),
    ...(pages.length > 0 ? [`composed pages: ${pages.length} files, ${sum(pages)}`] : []),
    ...(deltas.length > 0 ? [`deltas: ${deltas.length} files, ${sum(deltas)}`] : []),
    ...(media.length > 0 ? [`pictures and downloads: ${media.length}, ${sum(media)}`] : []),
    ...(waiting > 0
      ? [`${waiting} pictures and downloads are named by no page, and are deleted after seven days`]
      : []),
    pruned.files === 0 ? 'Nothing to delete.' : done,
  ];
}

function megabytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
