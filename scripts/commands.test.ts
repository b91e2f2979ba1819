import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { appNames } from '@talent/node/workspace/app-folders';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function scriptsOf(folder: string): Record<string, string> {
  const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { scripts: Record<string, string> }).scripts;
}

/**
 * The Node that commands are tried under. An old one of this machine is the harder case: it has to bring Node 24 along. The rest of the
 * tests runs under the present one.
 */
function oldestNode(): string {
  const candidates = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
    .map((folder) => join(folder, 'node'))
    .filter((file) => existsSync(file));
  const old = candidates.find((file) => {
    const version = spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout;
    const [, minor] = /^v20\.(\d+)/.exec(version) ?? [];
    return Number(minor) >= 19;
  });
  return old ?? process.execPath;
}

interface Outcome {
  code: number;
  text: string;
}

function askForHelp(command: string, folder: string, node: string): Promise<Outcome> {
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env['PATH']];
  const env = { ...process.env, PATH: path.join(delimiter), DATA_DIR: dataDir };
  return new Promise((resolve) => {
    const options = { cwd: join(root, folder), env, timeout: 60_000 };
    execFile('sh', ['-c', `${command} --help`], options, (error, out, trouble) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), text: out + trouble });
    });
  });
}

/** The script that starts a command: `scripts/run.mjs` for most. */
const starterOf = (command: string): string => /scripts\/\S+/.exec(command)?.[0] ?? command;

/** Calls four at a time: most of each is waiting for files. */
async function failuresOf(calls: readonly (() => Promise<string[]>)[]): Promise<string[]> {
  const waiting = [...calls];
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let call = waiting.shift(); call; call = waiting.shift()) failures.push(...(await call()));
  };
  await Promise.all([work(), work(), work(), work()]);
  return failures;
}

it('every command prints its usage, one of each starter under Node 20 where the machine has it', async () => {
  const node = oldestNode();
  // A first call fetches what an old Node lacks; the others find it.
  await askForHelp('node scripts/run.mjs platform/cli/main.ts', '.', node);
  const commands = Object.entries(scriptsOf('.'));
  const calls = commands.map(([name, command]) => async () => {
    // Bringing the present Node along is the starter's part, and takes as long as the command itself.
    const first = commands.find(([, other]) => starterOf(other) === starterOf(command));
    const own = first?.[0] === name ? node : process.execPath;
    const { code, text } = await askForHelp(command, '.', own);
    const isUsage = /usage/i.test(text) || text.includes(`pnpm ${name}`);
    return code === 0 && isUsage ? [] : [`${name}: exit code ${code}\n${text}`];
  });
  expect(calls.length).toBeGreaterThan(40);
  expect(await failuresOf(calls)).toEqual([]);
}, 240_000);

it('release commands in the folder of an app are about that app', async () => {
  const apps = await appNames(root);
  for (const app of apps) {
    const { build: _, ...commands } = scriptsOf(app);
    const main = 'node ../scripts/run.mjs platform/cli/main.ts';
    expect(commands, app).toEqual({
      ship: `${main} ship`,
      status: `${main} status`,
      releases: `${main} releases`,
      rollback: `${main} rollback`,
      promote: `${main} promote`,
      canary: `${main} canary`,
    });
  }
  const { code, text } = await askForHelp(
    scriptsOf('mfe-blog')['rollback'] ?? '',
    'mfe-blog',
    process.execPath,
  );
  expect(code).toBe(0);
  expect(text).toContain('(default: "mfe-blog")');
});

it('prints nothing beside the JSON of a command, under Node 20 where the machine has it', () => {
  const parameters = ['scripts/run.mjs', 'platform/cli/main.ts', 'status', '--json'];
  const { stdout, status } = spawnSync(oldestNode(), parameters, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([{ channel: 'stable', apps: [] }]);
});

/** Commands of pnpm 12 with their aliases; `start` and `test` run the scripts of these names. */
const pnpmCommands =
  `access init recursive multi m add install i install-test it update up upgrade outdated audit change version lane
bugs issues list ls ll la licenses licences fund why view info show v sbom whoami deprecate undeprecate unpublish star unstar stars
dist-tag dist-tags ping doctor search s se find rebuild rb pack publish stage remove uninstall rm un uni patch patch-commit
patch-remove peers set-script ss t tst run run-script tasks pipeline exec dlx create completion stop restart find-hash runtime rt env
shim bin clean purge ci clean-install ic install-clean root prefix config c get set pkg pack-app store cache cat-file cat-index
ignored-builds approve-builds permissions approve link ln import dedupe deploy prune fetch unlink dislink docs home repo self-update
setup login adduser team owner owners logout with edit profile token xmas help`.split(/\s+/);

it('no command has the name of one of pnpm', async () => {
  const names = ['.', ...(await appNames(root))].flatMap((folder) =>
    Object.keys(scriptsOf(folder)),
  );
  expect(names.filter((name) => pnpmCommands.includes(name))).toEqual([]);
});
