import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder of its own for one test, deleted when the test ends. */
export function testDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talent-backend-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
