import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file in one step: a reader sees the old content or the new, never a half. */
export function replaceFile(path: string, content: string): void {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}
