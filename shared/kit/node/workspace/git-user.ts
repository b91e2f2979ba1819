import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Name that git has for the person who works in a folder; null: it has none. */
export async function gitUser(folder: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['config', 'user.name'], { cwd: folder });
    return stdout.trim() || null;
  } catch {
    return null;
  }
}
