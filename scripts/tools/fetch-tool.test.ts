import { createHash } from 'node:crypto';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '@talent/node/testing/listen';
import { testDir } from '@talent/node/testing/test-dir';
import { describe, expect, it } from 'vitest';

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

/** A registry that says of itself that what it serves is right, as one that was taken over does. */
async function startRegistry() {
  const folder = testDir();
  const registry = { folder, tarball: pack(folder, 'genuine'), asked: 0 };
  const server = createServer((request, response) => {
    registry.asked += 1;
    if (request.url?.endsWith('.tgz')) return response.end(registry.tarball);
    const host = `http://${request.headers.host}`;
    const integrity = hashOf(registry.tarball);
    const dist = { tarball: `${host}/tool-1.0.0.tgz`, integrity };
    const version = { name: NAME, version: '1.0.0', dist };
    const versions = { '1.0.0': version };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ name: NAME, 'dist-tags': { latest: '1.0.0' }, versions }));
  });
  const url = await listen(server);
  return Object.assign(registry, { url, close: () => new Promise((done) => server.close(done)) });
}

/** Fetches in a process of its own, with a home folder that has nothing of npm in it, and runs what came. */
async function fetchAndRun(
  { folder, url }: { folder: string; url: string },
  integrity: string,
): Promise<string> {
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
    npm_config_registry: `${url}/`,
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

// npm waits between its attempts: the other fetches run meanwhile.
describe.concurrent('a tool that is pinned by its hash', () => {
  it('is fetched once, without running a script of its package, and anew where the pin changes', async () => {
    const registry = await startRegistry();
    const integrity = hashOf(registry.tarball);
    expect(await fetchAndRun(registry, integrity)).toBe('genuine');
    expect(readdirSync(registry.folder)).not.toContain('script-ran');
    registry.tarball = pack(registry.folder, 'next');
    const before = registry.asked;
    expect(await fetchAndRun(registry, integrity)).toBe('genuine');
    expect(registry.asked).toBe(before);
    expect(await fetchAndRun(registry, hashOf(registry.tarball))).toBe('next');
  });

  it('is refused where the registry serves other bytes, or none, and leaves nothing behind', async () => {
    const [registry, gone] = await Promise.all([startRegistry(), startRegistry()]);
    const integrity = hashOf(registry.tarball);
    registry.tarball = pack(registry.folder, 'tampered');
    await gone.close();
    const answers = await Promise.all([registry, gone].map((one) => fetchAndRun(one, integrity)));
    expect(answers).toEqual([
      expect.stringMatching(
        /^ToolError: The registry's @example\/tool@1\.0\.0 is not the one that this repository pins/,
      ),
      expect.stringMatching(
        /^ToolError: @example\/tool@1\.0\.0 could not be fetched\. Check the network/,
      ),
    ]);
    for (const { folder } of [registry, gone]) {
      expect(readdirSync(join(folder, 'cache'))).toEqual([]);
    }
  });
});

describe('the pins of this repository', () => {
  const pins: Record<string, Record<string, { version: string; integrity: string }>> = JSON.parse(
    readFileSync(join(import.meta.dirname, 'pins.json'), 'utf8'),
  );

  it('name one exact version with the hash of its bytes for each platform', () => {
    for (const [tool, platforms] of Object.entries(pins)) {
      for (const [platform, { version, integrity }] of Object.entries(platforms)) {
        expect(version, `${tool} ${platform}`).toMatch(/^\d+\.\d+\.\d+(-beta\.\d+)?$/);
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
