import type { Command } from 'commander';
import { prune, type Pruned } from './prune.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { table, type Printer } from '@talent/node/terminal/print';

interface PruneFlags {
  dryRun?: true;
  json?: true;
}

/** Adds `prune`, which deletes files that are no longer needed. */
export function addPruneCommand(
  command: Command,
  { store, printer }: { store: ReleaseStore; printer: Printer },
): void {
  command
    .option('--dry-run', 'print what would be deleted, and delete nothing')
    .action(async (flags: PruneFlags) => {
      const dryRun = flags.dryRun === true;
      const pruned = await prune({ store, dryRun });
      if (flags.json) return printer.json({ ...pruned, dryRun });
      for (const line of describePruned(pruned)) printer.line(line);
      const total = `${pruned.files} files, ${megabytes(pruned.bytes)}`;
      if (pruned.files === 0) return printer.line('Nothing to delete.');
      printer.line(dryRun ? `Nothing was deleted (--dry-run): ${total}.` : `Deleted ${total}.`);
    });
}

function describePruned({ versions, pairs, media, waiting }: Pruned): string[] {
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
    ...(media.length > 0 ? [`pictures and downloads: ${media.length}, ${sum(media)}`] : []),
    ...(waiting > 0
      ? [`${waiting} pictures and downloads are named by no page, and are deleted after seven days`]
      : []),
  ];
}

function megabytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
