import { createHash } from 'node:crypto';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const NAME = '@example/tool';

/** A tool's package as a registry has it. */
function pack(folder: string, prints: string): Buffer {
  const packed = mkdtempSync(join(folder, 'source-'));
  const source = join(packed, 'package');
  mkdirSync(join(source, 'bin'), { recursive: true });
  const script = `writeFileSync('${join(folder, 'script-ran')}', '')`;
  const manifest = {
    name: NAME,
    version: '1.0.0',
    files: ['bin'],
    scripts: { install: `node -e "require('fs').${script.replaceAll("'", "\\'")}"` },
  };
  writeFileSync(join(source, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(source, 'bin', 'tool'), `#!/bin/sh\necho ${prints}\n`, { mode: 0o755 });
  return execFileSync('tar', ['--create', '--gzip', 'package'], { cwd: packed });
}

const hashOf = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

let folder: string;
let tarball: Buffer;
let server: Server;
let asked: string[];

/** A registry that says of itself that what it serves is right, as one that was taken over does. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talent-tools-'));
  tarball = pack(folder, 'genuine');
  asked = [];
  server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(path);
    if (path.endsWith('.tgz')) return response.end(tarball);
    const host = `http://${request.headers.host}`;
    const dist = { tarball: `${host}/tool-1.0.0.tgz`, integrity: hashOf(tarball) };
    const version = { name: NAME, version: '1.0.0', dist };
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({
        name: NAME,
        'dist-tags': { latest: '1.0.0' },
        versions: { '1.0.0': version },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Fetches in a process of its own, with a home folder that has nothing of npm in it, and runs what came. */
async function fetchAndRun(integrity: string): Promise<string> {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 1;
  const pin = { name: NAME, version: '1.0.0', integrity, program: 'bin/tool' };
  const program = `
    import { execFileSync } from 'node:child_process';
    import { fetchTool } from ${JSON.stringify(join(import.meta.dirname, 'fetch-tool.mjs'))};
    try {
      const path = fetchTool(${JSON.stringify(pin)}, ${JSON.stringify(join(folder, 'cache'))});
      console.log(execFileSync(path, { encoding: 'utf8' }).trim());
    } catch (error) { console.log(error.name + ': ' + error.message) }`;
  const env = {
    PATH: process.env['PATH'],
    HOME: join(folder, 'home'),
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_fetch_retries: '0',
  };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--input-type=module', '-e', program],
      { env, encoding: 'utf8' },
      (error, stdout) => (error ? reject(error) : resolve(stdout.trim())),
    );
  });
}

const cached = () => readdirSync(join(folder, 'cache'));

describe('a tool that is pinned by its hash', () => {
  it('is fetched once, without running a script of its package, and then needs no registry', async () => {
    const integrity = hashOf(tarball);
    expect(await fetchAndRun(integrity)).toBe('genuine');
    expect(cached()).toHaveLength(1);
    expect(readdirSync(folder)).not.toContain('script-ran');
    asked = [];
    expect(await fetchAndRun(integrity)).toBe('genuine');
    expect(asked).toEqual([]);
  });

  it('is refused where the registry serves other bytes under its name and version', async () => {
    const integrity = hashOf(tarball);
    tarball = pack(folder, 'tampered');
    expect(await fetchAndRun(integrity)).toMatch(
      /^ToolError: The registry's @example\/tool@1\.0\.0 is not the one that this repository pins/,
    );
    expect(cached()).toEqual([]);
  });

  it('is fetched anew where the pin changes, whatever is in the cache', async () => {
    await fetchAndRun(hashOf(tarball));
    tarball = pack(folder, 'next');
    expect(await fetchAndRun(hashOf(tarball))).toBe('next');
  });

  it('says that it is the network where there is none, and leaves nothing behind', async () => {
    const integrity = hashOf(tarball);
    await new Promise((resolve) => server.close(resolve));
    expect(await fetchAndRun(integrity)).toMatch(
      /^ToolError: @example\/tool@1\.0\.0 could not be fetched\. Check the network/,
    );
    expect(cached()).toEqual([]);
    server.listen(0);
  });
});

describe('the pins of this repository', () => {
  const pins: Record<string, Record<string, { version: string; integrity: string }>> = JSON.parse(
    readFileSync(join(import.meta.dirname, 'pins.json'), 'utf8'),
  );

  it('name one exact version with the hash of its bytes for each platform', () => {
    for (const [tool, platforms] of Object.entries(pins)) {
      for (const [platform, { version, integrity }] of Object.entries(platforms)) {
        expect(version, `${tool} ${platform}`).toMatch(/^\d+\.\d+\.\d+$/);
        expect(integrity, `${tool} ${platform}`).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
      }
    }
  });

  it('have the pnpm that wrote the lock file', () => {
    const file = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
    const { packageManager } = JSON.parse(file) as { packageManager: string };
    for (const pin of Object.values(pins['pnpm'] ?? {})) {
      expect(`pnpm@${pin.version}`).toBe(packageManager);
    }
  });
});
