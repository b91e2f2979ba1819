// Plain JavaScript for Node >= 20.19: it fetches the Node that runs everything else.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** A tool could not be fetched, or is not the one that was pinned. `message` says what to do. */
export class ToolError extends Error {
  name = 'ToolError';
  code = 'tool';
}

/** The packages that this repository trusts: name, version, and the hash of exactly these bytes. */
export const pins = JSON.parse(readFileSync(new URL('pins.json', import.meta.url), 'utf8'));

/** Such as `linux-x64`, and `linux-x64-musl` where the C library is musl. */
export function platformName() {
  const isMusl =
    process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  return `${process.platform}-${process.arch}${isMusl ? '-musl' : ''}`;
}

/**
 * The path of a pinned tool: from the cache, or else fetched once from the registry. npm compares what it gets with the
 * pinned hash before it unpacks anything, and no script of the package runs. What is in the cache is not hashed again.
 * @param pin `{ name, version, integrity, program }` of the tool for this platform
 * @param cache folder for tools; made when needed
 * @throws ToolError
 */
export function fetchTool({ name, version, integrity, program }, cache) {
  // The hash is a part of the name: another pin is another folder.
  const key = integrity
    .replace(/^sha512-/, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 16);
  const folder = join(cache, `${name.replace(/^@/, '').replace(/\W+/g, '-')}-${version}-${key}`);
  const path = join(folder, 'node_modules', name, program);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, 'fetching-'));
  try {
    writeFileSync(join(temporary, 'package-lock.json'), lockOf({ name, version, integrity }));
    writeFileSync(
      join(temporary, 'package.json'),
      JSON.stringify({ private: true, dependencies: { [name]: version } }),
    );
    install(temporary, `${name}@${version}`);
    publish(temporary, folder, path);
    return path;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Without an address of a registry: npm asks the one that it is configured with, and trusts the hash alone. */
function lockOf({ name, version, integrity }) {
  return JSON.stringify({
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { dependencies: { [name]: version } },
      [`node_modules/${name}`]: { version, integrity },
    },
  });
}

function install(folder, title) {
  if (npmCi(folder, ['--prefer-offline', '--fetch-retries=0']).status === 0) return;
  // npm's cache may know the package only from before this version.
  const { status, text } = npmCi(folder, [
    '--prefer-online',
    // npm's own waits would keep someone without a network for two minutes.
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]);
  if (status === 0) return;
  if (isTampered(text)) {
    throw new ToolError(
      `The registry's ${title} is not the one that this repository pins: its content has another hash. It was not ` +
        'unpacked and not started. Do not go on with this registry before you know why.',
    );
  }
  throw new ToolError(
    `${title} could not be fetched. Check the network and npm's registry, then start again.\n${lastLines(text)}`,
  );
}

function isTampered(text) {
  return /EINTEGRITY|EBADTARBALL/.test(text);
}

function npmCi(cwd, preferences) {
  const options = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...preferences,
  ];
  const { status, stdout, stderr, error } = spawnSync('npm', ['ci', ...options], {
    cwd,
    encoding: 'utf8',
  });
  if (error) throw new ToolError(`npm could not be started: ${error.message}`);
  return { status, text: `${stdout}${stderr}` };
}

/** In one step, so that no half of a tool is ever found. */
function publish(temporary, folder, path) {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    // Another process was faster: its copy passed the same check.
    if (!existsSync(path)) throw error;
  }
}

function lastLines(text) {
  return text.trim().split('\n').slice(0, 6).join('\n');
}
