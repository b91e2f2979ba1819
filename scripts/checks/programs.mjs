import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../toolchain.mjs';
import { ofOne } from './source-checks.mjs';

/** A program that waits forever must not keep the steps after it from running, ms. */
const LONGEST_MS = 60 * 60_000;

/** A command that passes or fails as one, such as `fuzz http`. */
export function scriptCheck(script, parameters = []) {
  return {
    name: script,
    run: async (environment = {}) => {
      const end = await runBounded(['run', ...script.split(' '), ...parameters], environment);
      const command = ['pnpm', script, ...parameters].join(' ');
      return ofOne(end, `${command}\nIt ended with ${end}: what it printed is above.`);
    },
  };
}

/** Resolves to the exit code, or to the signal that ended it. */
function runBounded(parameters, environment) {
  const pnpm = fileURLToPath(new URL('../pnpm.mjs', import.meta.url));
  return new Promise((resolve) => {
    // In a group of its own, which ends with everything that the program has started.
    const child = spawn(process.execPath, [pnpm, ...parameters], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const stop = (signal) => {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    };
    const interrupt = () => {
      stop('SIGTERM');
      process.exit(130);
    };
    process.once('SIGINT', interrupt);
    const timer = setTimeout(() => stop('SIGKILL'), LONGEST_MS);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      resolve(signal === 'SIGKILL' ? 'SIGKILL after an hour' : (code ?? signal));
    });
  });
}

/** The same check against a site of its own, started from nothing on a free port and deleted afterwards. */
export function withSite(check) {
  return {
    ...check,
    run: async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'talent-check-'));
      const { freePort } = await import('@talent/node/net/free-port');
      const port = await freePort();
      const environment = { DATA_DIR: dataDir, PORT: String(port) };
      const site = await startSite(environment);
      try {
        if (site.trouble !== null) return ofOne(1, `${check.name}\n${site.trouble}`);
        return await check.run(environment);
      } finally {
        await site.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
}

async function startSite(environment) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'platform/start/main.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const isUp = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      // Read to the end: a pipe that nobody reads would stop the site.
      stream.on('data', (part) => {
        text += part;
        if (text.includes('Ctrl+C stops it')) resolve(null);
      });
    }
  });
  const trouble = await Promise.race([
    isUp,
    ended.then((code) => `The site ended with ${code}:\n${text}`),
  ]);
  return {
    trouble,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Packages of Debian whose programs this machine lacks; `needed` has a package for each program. */
export function missingPackages(needed) {
  // Debian keeps some of them where only root looks.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return Object.entries(needed)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name);
}
