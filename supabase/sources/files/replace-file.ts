import { renameSync, writeFileSync } from 'node:fs';

/** Replaces a file atomically: a reader sees the old content or the new one. */
export function replaceFile(path: string, content: string): void {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}
