import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { runCommand } from '@talent/node/terminal/run-command';
import { appNames } from '@talent/node/workspace/app-folders';
import { createProgram, type ProgramContext } from '@talent/platform/cli/program';
import { withTrust } from '@talent/platform/registry/release-store';
import { testTrust } from '@talent/platform/registry/testing/test-trust';
import { createMemoryStore } from '@talent/platform/store/testing/memory-store';
import { afterAll, expect, it } from 'vitest';
import { commandLines, type CommandLine } from './documents/command-lines.ts';
import { configurations, documents } from './documents/documents.ts';

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

function scriptsOf(folder: string): Record<string, string> {
  const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { scripts?: Record<string, string> }).scripts ?? {};
}

/** The Node that commands are tried under. An old one of this machine is the harder case: it has to bring Node 24 along. */
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
  const bins = ['.', folder].map((place) => join(root, place, 'node_modules/.bin'));
  const path = [dirname(node), ...bins, process.env['PATH']];
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

/** Commands of pnpm itself that documents may name. */
const ofPnpm = ['audit', 'exec', 'install', 'vitest'];

const unknown = ({ path, script, file }: CommandLine) => `${path}: there is no ${script ?? file}`;

/** The program of a line in a document, by its script or file; null where the repository has none of that name. */
function programOf({ folder, script, file }: CommandLine): Program | null {
  if (file !== null) {
    const isThere = existsSync(join(root, file));
    return isThere ? { folder: '.', command: `node scripts/run.mjs ${file}` } : null;
  }
  const name = script ?? '';
  // Documents outside an app say `pnpm ship` of any app's folder.
  for (const place of [folder, '.', 'shared/kit/ui', 'mfe-blog']) {
    const command = existsSync(join(root, place, 'package.json')) && scriptsOf(place)[name];
    if (command) return { folder: place, command };
  }
  return null;
}

interface Program {
  folder: string;
  command: string;
}

/** Help of each program, asked for once; that of the release commands in this process, that of other programs in one that they share. */
const helps = new Map<string, Promise<Outcome>>();
function helpOf(command: string, folder = '.'): Promise<Outcome> {
  const key = `${folder} ${command}`;
  const [file, ...words] = /scripts\/run\.mjs (.*)$/.exec(command)?.[1]?.split(' ') ?? [];
  const ask = () => {
    if (file === 'platform/cli/main.ts') return releaseHelp(words);
    if (file !== undefined && folder === '.') return sharedHelp([file, ...words]);
    return askForHelp(command, folder, process.execPath);
  };
  const asked = helps.get(key) ?? ask();
  helps.set(key, asked);
  return asked;
}

const asker = spawn(
  process.execPath,
  [join(import.meta.dirname, 'documents/testing/print-helps.ts')],
  { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, stdio: ['pipe', 'pipe', 'inherit'] },
);
afterAll(() => void asker.stdin.end());
const answers = createInterface(asker.stdout)[Symbol.asyncIterator]();
let last: Promise<unknown> = Promise.resolve();

/** One after the other. */
function sharedHelp(words: readonly string[]): Promise<Outcome> {
  const answer = last.then(async () => {
    asker.stdin.write(`${JSON.stringify(words)}\n`);
    return JSON.parse(String((await answers.next()).value)) as Outcome;
  });
  last = answer;
  return answer;
}

async function releaseHelp(words: readonly string[]): Promise<Outcome> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const output = { out: print, err: print };
  const nothing = async () => undefined;
  const context: ProgramContext = {
    ...{ root, dataDir, compose: nothing, errors: async () => [] },
    store: withTrust(createMemoryStore(), testTrust),
    shipping: {
      ...{ build: nothing, composeIn: () => nothing, origin: async () => '', previewOrigin: null },
      progress: { step: (_, work) => work(nothing), note: nothing },
    },
  };
  const code = await runCommand(createProgram(context, output), [...words, '--help'], output);
  return { code, text: lines.join('\n') };
}

function commandsIn(help: string): string[] {
  const list = /^Commands:\n((?: .*\n?)+)/m.exec(help)?.[1] ?? '';
  return [
    ...[...list.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name = '']) => name),
    ...[...help.matchAll(/^ {2}pnpm [a-z -]+ ([a-z]+) --help/gm)].map(([, name = '']) => name),
  ];
}

async function problemsOf(line: CommandLine): Promise<string[]> {
  const program = programOf(line);
  if (program === null) return ofPnpm.includes(line.script ?? '') ? [] : [unknown(line)];
  let { command } = program;
  const texts: string[] = [];
  for (const next of [...line.words, undefined]) {
    const { text } = await helpOf(command, program.folder);
    texts.push(text);
    const commands = commandsIn(text);
    const byDefault = /^ {2}(\S+) .*also without its name/m.exec(text)?.[1];
    const word = commands.includes(next ?? '') ? next : byDefault;
    if (word !== undefined) command = `${command} ${word}`;
    else if (commands.length === 0 || next === undefined) break;
    else if (/^[a-z][\w-]*$/.test(next) && !text.includes('\nArguments:')) {
      return [`${line.path}: ${command} has no "${next}"`];
    }
    if (next === undefined) texts.push((await helpOf(command, program.folder)).text);
  }
  return line.options
    .filter((option) => option !== '--help' && !texts.some((text) => text.includes(option)))
    .map((option) => `${line.path}: ${command} has no ${option}`);
}

const node = oldestNode();

// A first call fetches what an old Node lacks; the others find it.
it('prints nothing beside the JSON of a command, under Node 20 where the machine has it', () => {
  const parameters = ['scripts/run.mjs', 'platform/cli/main.ts', 'status', '--json'];
  const { stdout, status } = spawnSync(node, parameters, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([{ channel: 'stable', apps: [] }]);
}, 240_000);

it('every command and option in a document, a pipeline or a configuration is one that a help names', async () => {
  const inConfigurations = configurations.flatMap(commandLines);
  expect(inConfigurations.length).toBeGreaterThan(25);
  for (const part of ['.github/', 'deploy/systemd/', 'deploy/container/', 'deploy/workers/']) {
    expect(inConfigurations.filter(({ path }) => path.startsWith(part))).not.toEqual([]);
  }
  const lines = [...documents.flatMap(commandLines), ...inConfigurations];
  expect(lines.length).toBeGreaterThan(200);
  const calls = lines.map((line) => () => problemsOf(line));
  expect(await failuresOf(calls)).toEqual([]);
  const wrong = {
    path: 'a.md',
    folder: '.',
    text: '',
    code: [
      'pnpm release lok',
      'A=b pnpm ship x --chanel y',
      'pnpm prune --dry-run',
      'cd site && PORT=1 npm run no',
      'runuser -u site -- node scripts/run.mjs platform/none.ts publish',
      'pnpm ship [mfe-blog] # pnpm is quiet',
      'sudo -u site env A=b /usr/bin/node /srv/site/scripts/run.mjs platform/cli/main.ts pubish',
      '- run: npx --yes pnpm@12.21.0 shp --dry-run',
      'ExecStart=/usr/bin/node platform/gone.ts',
    ],
  };
  const found = await failuresOf(commandLines(wrong).map((line) => () => problemsOf(line)));
  expect(found.toSorted()).toEqual([
    'a.md: node scripts/run.mjs platform/cli/main.ts has no "lok"',
    'a.md: node scripts/run.mjs platform/cli/main.ts has no "pubish"',
    'a.md: node scripts/run.mjs platform/cli/main.ts ship has no --chanel',
    'a.md: there is no no',
    'a.md: there is no platform/gone.ts',
    'a.md: there is no platform/none.ts',
    'a.md: there is no prune',
    'a.md: there is no shp',
  ]);
}, 240_000);

it('every command prints its usage, one of each starter under Node 20 where the machine has it', async () => {
  const commands = Object.entries(scriptsOf('.'));
  const calls = commands.map(([name, command]) => async () => {
    // Bringing the present Node along is the starter's part, and takes as long as the command itself.
    const first = commands.find(([, other]) => starterOf(other) === starterOf(command));
    const { code, text } = await (first?.[0] === name
      ? askForHelp(command, '.', node)
      : helpOf(command));
    const isUsage = /usage/i.test(text) || text.includes(`pnpm ${name}`);
    return code === 0 && isUsage ? [] : [`${name}: exit code ${code}\n${text}`];
  });
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.length).toBeLessThanOrEqual(30);
  expect(await failuresOf(calls)).toEqual([]);
}, 240_000);

it('every program of a command with names prints its usage, and a mistyped name gets the right one', async () => {
  const doors = Object.entries(scriptsOf('.')).filter(([, command]) =>
    command.includes('scripts/programs.ts'),
  );
  const calls = doors.map(([door, command]) => async () => {
    const { text } = await helpOf(command);
    const names = [...text.matchAll(/^ {2}([a-z][\w-]*) {2,}\S/gm)].map(([, name = '']) => name);
    const failures: string[] = [];
    for (const name of names) {
      const { code, text: usage } = await helpOf(`${command} ${name}`);
      if (code !== 0 || !usage.includes(`Usage: pnpm ${door}`))
        failures.push(`${door} ${name}: ${usage}`);
    }
    return failures;
  });
  expect(calls.length).toBe(5);
  expect(await failuresOf(calls)).toEqual([]);
  const parameters = ['scripts/run.mjs', 'scripts/programs.ts', 'bench', 'gatway'];
  const mistyped = spawnSync(process.execPath, parameters, { cwd: root, encoding: 'utf8' });
  expect(mistyped.status).toBe(2);
  expect(mistyped.stderr).toContain('Did you mean gateway?');
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
      errors: `${main} errors`,
      plan: `${main} plan`,
      'preview-link': `${main} preview-link`,
      retire: `${main} retire`,
      settings: `${main} settings`,
      release: main,
      dev: `node ../scripts/dev.mjs ${app}`,
      unit: `node ../scripts/tool.mjs vitest run ${app}`,
      types: `node ../scripts/types.mjs ${app}`,
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
