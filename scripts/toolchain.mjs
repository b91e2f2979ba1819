// Plain JavaScript for Node >= 20.19: what runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import module from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchTool, pins, platformName, ToolError } from './tools/fetch-tool.mjs';

/** Oldest Node that runs the platform's TypeScript as it is. */
const oldestNode = [22, 18];

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The pnpm of this repository, as package.json pins it; `pnpm-lock.yaml` was written by it. */
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const toolCache = join(root, '.cache', 'tools');

/**
 * Goes on where this Node can run the platform; otherwise starts the script again under the Node of
 * `tools/pins.json`, and never returns.
 */
export async function ensureNode(script) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) {
    keepCompiled();
    return;
  }
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
    process.exit(1);
  }
  const pin = pins.node[platformName()];
  if (pin === undefined) {
    console.error(
      `Node ${process.versions.node} is older than the platform needs: install Node 24.`,
    );
    process.exit(1);
  }
  // To standard error: `--json` prints its result alone.
  console.error(
    `Node ${process.versions.node} is older than the platform needs: using Node ${pin.version}.`,
  );
  const node = orExit(() => fetchTool(pin, toolCache));
  // Started directly, so that a signal reaches the site and not only a wrapper around it.
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  await new Promise((resolve) => child.once('exit', resolve));
  process.exit(child.exitCode ?? 1);
}

/** Keeps what Node compiles, here and in every program started from here: the next start takes half the time. */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled');
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
}

/** Installs the packages as the lock file says; for a new workspace package the file is brought up to date. */
export function install({ isFrozen = true } = {}) {
  const [command, ...first] = orExit(pnpmCommand);
  const status = run(command, [
    ...first,
    'install',
    isFrozen ? '--frozen-lockfile' : '--no-frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
    '--loglevel=error',
  ]);
  if (status !== 0) process.exit(status);
}

/**
 * How pnpm is started: its pinned program, and on platforms whose package is not pinned npx with its version.
 * @throws ToolError
 */
export function pnpmCommand() {
  const pin = pins.pnpm[platformName()];
  if (pin !== undefined) return [fetchTool(pin, toolCache)];
  return ['npx', '--yes', '--prefer-offline', packageManager];
}

/** How a tool is started: from the packages, or as `tools/pins.json` says, with npx where a platform has no pin. */
export function toolCommand(tool) {
  const platforms = pins[tool] ?? {};
  const pin = platforms[platformName()];
  if (pin !== undefined) return [orExit(() => fetchTool(pin, toolCache))];
  const [other] = Object.values(platforms);
  if (other) return ['npx', '--yes', `${tool}@${other.version}`];
  return [join(root, 'node_modules/.bin', tool)];
}

function orExit(step) {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Runs a command like `run`, beside others; resolves to its exit code and what it printed. */
export function runBeside(command, args) {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: root,
      env: withNode(),
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
    child.once('error', (error) =>
      resolve({ status: 1, text: `${command} could not be started: ${error.message}` }),
    );
    child.once('close', (status) => resolve({ status: status ?? 1, text }));
  });
}

/** The environment with this Node and the programs of our packages first on the PATH, as under pnpm. */
function withNode(extra = {}) {
  const folders = [dirname(process.execPath), join(root, 'node_modules/.bin'), process.env.PATH];
  return { ...process.env, PATH: folders.filter(Boolean).join(delimiter), ...extra };
}

/** Runs a command at the repository's root with this Node first on the PATH; returns its exit code. */
export function run(command, args, options = {}) {
  const env = withNode(options.env);
  const result = spawnSync(command, args, { stdio: 'inherit', cwd: root, ...options, env });
  if (result.error) {
    console.error(`${command} could not be started: ${result.error.message}`);
    return 1;
  }
  return result.status ?? 1;
}
