import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Time from `npm start` in a fresh clone, with nothing cached, to the site being up, ms. */
export async function coldStart(port: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'talent-cold-'));
  const clone = join(folder, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    const start = performance.now();
    await untilUp(clone, join(folder, 'home'), port);
    return performance.now() - start;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function untilUp(clone: string, home: string, port: number): Promise<void> {
  // Without this process's npm settings, which would lead to its own caches.
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|XDG_)/i.test(name));
  const env = { ...Object.fromEntries(kept), HOME: home, PORT: String(port) };
  const child = spawn('npm', ['start'], { cwd: clone, env, detached: true });
  return new Promise((resolve, reject) => {
    let output = '';
    let isUp = false;
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (isUp || !output.includes('Ctrl+C stops it')) return;
      isUp = true;
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => (isUp ? resolve() : reject(new Error(output))));
  });
}
