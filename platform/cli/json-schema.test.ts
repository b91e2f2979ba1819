import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Progress } from '@talent/node/terminal/progress';
import { checkJson } from '@talent/node/testing/check-printed';
import { createProgram } from './program.ts';
import { createCommandSite, publishWaitingBlog, type CommandSite } from './testing/command-site.ts';

let site: CommandSite;
let dataDir: string;
beforeEach(async () => {
  site = await createCommandSite();
  dataDir = await mkdtemp(join(tmpdir(), 'json-schema-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await site.remove();
  await rm(dataDir, { recursive: true });
});

const progress: Progress = { step: (_, work) => work(() => undefined), note: () => undefined };
const nothing = async () => undefined;
const shipping = {
  build: nothing,
  composeIn: () => nothing,
  origin: async () => 'https://www.example.com',
  previewOrigin: null,
  progress,
};
const errors = async () => [];
const run = (line: string) => site.run(line, { dataDir, shipping, errors });

/** Every command of the program, with the names of its options. */
const commands = () =>
  createProgram({
    store: site.store,
    root: '/',
    compose: nothing,
    dataDir,
    shipping,
    errors,
  }).commands.map((command) => ({
    name: command.name(),
    options: command.options.map(({ long }) => long),
  }));

it('every command prints JSON, and its schema without arguments and without its work', async () => {
  const before = await site.store.entries('');
  expect(commands().length).toBeGreaterThan(15);
  for (const { name, options } of commands()) {
    expect(options, name).toEqual(expect.arrayContaining(['--json', '--json-schema']));
    const { code, out, trouble } = await run(`${name} --json-schema`);
    expect([name, code, trouble]).toEqual([name, 0, '']);
    const { $schema, ...schema } = JSON.parse(out) as Record<string, unknown>;
    expect($schema, name).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(Object.keys(schema), name).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(properties|items|oneOf)$/) as unknown]),
    );
  }
  expect(await site.store.entries('')).toEqual(before);
});

it('prints the fields, their values and what they mean', async () => {
  expect(JSON.parse((await run('unlock --json-schema')).out)).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      channel: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' },
      app: {
        anyOf: [{ type: 'string', pattern: '^[a-z][a-z0-9-]*$' }, { type: 'null' }],
        description: 'null: the lock of all apps',
      },
      wasLocked: { type: 'boolean' },
    },
    required: ['channel', 'app', 'wasLocked'],
    additionalProperties: false,
  });
});

it('tells results of a command apart by their status', async () => {
  const { oneOf } = JSON.parse((await run('verify --json-schema')).out) as {
    oneOf: { properties: { status: { const: string } } }[];
  };
  expect(oneOf.map(({ properties }) => properties.status.const)).toEqual([
    'same',
    'differs',
    'cannot-say',
  ]);
});

it('dates are texts in the schema, as they are printed', async () => {
  expect(JSON.parse((await run('preview-link --json-schema')).out)).toMatchObject({
    properties: { until: { type: 'string', format: 'date-time' } },
  });
});

/** `run` checks each of these results with the schema of its command. */
it('every result is what its schema says', async () => {
  const waiting = await publishWaitingBlog(site);
  const lines = `
    publish mfe-blog
    capabilities
    plan
    plan mfe-blog@${waiting}
    channel stable
    channel stable --require-clean-source
    channel stable --allow-dirty-source
    lock stable --until 3h --reason 'The fair' --by Ada
    lock stable
    status
    status --provenance
    unlock stable
    unlock stable --app mfe-blog
    approve mfe-blog@${waiting} --by Ada
    settings
    settings set mfe-blog related=5 newList=10% --by Ada
    settings set mfe-blog related=5 --by Ada
    settings mfe-blog
    settings unset mfe-blog related --by Ada
    settings rollback mfe-blog --by Ada
    settings history mfe-blog
    settings diff mfe-blog 0 3
    canary
    canary mfe-blog 10%
    canary mfe-blog 20%
    canary mfe-blog 20%
    canary
    canary stop
    canary
    canary mfe-blog 5%
    canary promote
    after-release
    after-release step
    promote mfe-blog@${waiting}
    releases mfe-blog
    releases mfe-none
    rollback mfe-blog
    promote mfe-blog --channel next
    preview-link next
    remove-preview next
    remove-preview next
    errors
    errors mfe-blog
    retire mfe-blog
    sign
    prune --dry-run
    keys
    keys --local`.trim();
  const statuses: string[] = [];
  const named = new Set<string>();
  for (const line of lines.split('\n').map((text) => text.trim())) {
    const { code, out, trouble } = await run(`${line} --json`);
    expect([line, code, trouble]).toEqual([line, 0, '']);
    const [command = ''] = line.split(' ');
    named.add(command);
    const { status } = JSON.parse(out) as { status?: string };
    if (status !== undefined) statuses.push(`${command}: ${status}`);
  }
  expect(statuses).toEqual([
    'settings: shown',
    'settings: set',
    'settings: unchanged',
    'settings: shown',
    'settings: unset',
    'settings: rolled-back',
    'settings: history',
    'settings: diff',
    'canary: none',
    'canary: started',
    'canary: changed',
    'canary: unchanged',
    'canary: running',
    'canary: stopped',
    'canary: over',
    'canary: started',
    'canary: promoted',
    'after-release: shown',
    'after-release: waiting',
    'promote: unchanged',
    'rollback: released',
    'promote: released',
    'keys: printed',
    'keys: kept',
  ]);
  const others = commands().filter(({ name }) => !named.has(name));
  // Their results are checked in the tests of their own.
  expect(others.map(({ name }) => name)).toEqual(['ship', 'verify', 'audit']);
});

it('a field that the schema does not know is refused', async () => {
  const schema = (await run('unlock --json-schema')).out;
  const result = { channel: 'stable', app: null, wasLocked: false };
  expect(() => checkJson(schema, JSON.stringify(result))).not.toThrow();
  expect(() => checkJson(schema, JSON.stringify({ ...result, by: 'Ada' }))).toThrow('by');
});
