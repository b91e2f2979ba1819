import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createProgram } from './program.ts';
import { publishWaitingBlog, commandSite } from './testing/command-site.ts';
import { quietShipping } from './testing/run-line.ts';

const site = commandSite();

const own = () => ({
  dataDir: join(site.root, 'data'),
  shipping: quietShipping,
  errors: async () => [],
});
const run = (line: string) => site.run(line, own());

const commands = () =>
  createProgram({
    ...{ store: site.store, root: '/', compose: async () => undefined },
    ...own(),
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

it('prints the fields, their values and what they mean; dates are texts, and results are told apart by their status', async () => {
  const schemaOf = async (command: string) =>
    JSON.parse((await run(`${command} --json-schema`)).out) as unknown;
  expect(await schemaOf('unlock')).toEqual({
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
  expect(await schemaOf('verify')).toMatchObject({
    oneOf: ['same', 'differs', 'cannot-say'].map((status) => ({
      properties: { status: { const: status } },
    })),
  });
  expect(await schemaOf('preview-link')).toMatchObject({
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
    lock stable --until 3h --reason 'The fair' --by Ada
    status --provenance
    unlock stable
    approve mfe-blog@${waiting} --by Ada
    settings: shown
    settings set mfe-blog related=5 newList=10% --by Ada: set
    settings set mfe-blog related=5 --by Ada: unchanged
    settings unset mfe-blog related --by Ada: unset
    settings rollback mfe-blog --by Ada: rolled-back
    settings history mfe-blog: history
    settings diff mfe-blog 0 3: diff
    canary: none
    canary mfe-blog 10%: started
    canary mfe-blog 20%: changed
    canary mfe-blog 20%: unchanged
    canary: running
    canary stop: stopped
    canary: over
    canary mfe-blog 5%: started
    canary promote: promoted
    after-release: shown
    after-release step: waiting
    promote mfe-blog@${waiting}: unchanged
    releases mfe-blog
    releases shell --channel canary
    rollback mfe-blog: released
    promote mfe-blog --channel next: released
    preview-link next
    remove-preview next
    errors mfe-blog
    retire mfe-blog --dry-run: planned
    retire mfe-blog: released
    sign
    prune --dry-run
    keys: printed
    keys --local: kept`.trim();
  const named = new Set<string>();
  for (const text of lines.split('\n')) {
    const [line = '', expected] = text.trim().split(': ');
    const { code, out, trouble } = await run(`${line} --json`);
    expect([line, code, trouble]).toEqual([line, 0, '']);
    const { status } = JSON.parse(out) as { status?: string };
    expect([line, status]).toEqual([line, expected]);
    named.add(line.split(' ')[0] ?? '');
  }
  const others = commands().filter(({ name }) => !named.has(name));
  // Their results are checked in the tests of their own.
  expect(others.map(({ name }) => name)).toEqual(['ship', 'verify', 'audit']);
});
