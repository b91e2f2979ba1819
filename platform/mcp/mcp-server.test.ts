import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishWaitingBlog, commandSite } from '../cli/testing/command-site.ts';
import { errorGroup } from '../cli/testing/error-group.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { BLOG_SETTINGS } from '../registry/testing/settings-facts.ts';
import { createMcpServer } from './create-mcp-server.ts';

const errors = async (app: string | null) => [{ ...errorGroup, app: app ?? 'mfe-blog' }];

let client: Client;
let waiting: string;

const site = commandSite(async (made) => {
  waiting = await publishWaitingBlog(made);
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: 'test', version: '1.0.0' });
  await createMcpServer({ store: made.store, root: made.root, errors }).connect(ours);
  await client.connect(theirs);
});
afterEach(() => client.close());

async function call(name: string, given: Record<string, unknown> = {}) {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: given });
  const [{ text = '' } = {}] = content as { text?: string }[];
  const facts = isError ? null : JSON.parse(text);
  return { text, isError: isError === true, facts, structured: structuredContent };
}

describe('the server for programs', () => {
  it('has tools that only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'status',
      'releases',
      'settings',
      'plan',
      'capabilities',
      'can_i_ship',
      'errors',
    ]);
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
  });

  it('gives the state, the history and what waits as the commands print them for programs, and changes nothing in the store', async () => {
    const before = await site.store.entries('');
    for (const [tool, given, line] of [
      ['status', {}, 'status --json'],
      ['status', { channel: 'stable' }, 'status --channel stable --json'],
      ['releases', { app: 'mfe-blog' }, 'releases mfe-blog --json'],
      ['settings', {}, 'settings --json'],
      ['settings', { app: 'mfe-blog' }, 'settings mfe-blog --json'],
      ['plan', {}, 'plan --json'],
      ['capabilities', {}, 'capabilities --json'],
      ['capabilities', { app: 'mfe-blog' }, 'capabilities mfe-blog --json'],
    ] as const) {
      const { facts } = await call(tool, given);
      expect(facts).toEqual(JSON.parse((await site.run(line)).out));
    }
    await call('can_i_ship', { app: 'mfe-blog' });
    expect(await site.store.entries('')).toEqual(before);
    expect((await call('plan')).facts).toMatchObject({
      channel: 'stable',
      revision: 1,
      waiting: [{ app: 'mfe-blog', to: waiting, problems: [] }],
    });
  });

  it('declares the schemas that the commands print, of answers that are objects', async () => {
    const { tools } = await client.listTools();
    const declared = tools.filter(({ outputSchema }) => outputSchema !== undefined);
    expect(declared.map(({ name, outputSchema }) => [name, outputSchema?.required])).toEqual([
      ['settings', ['revision', 'apps', 'damaged', 'status', 'channel']],
      ['plan', ['channel', 'revision', 'waiting', 'together', 'holds']],
      ['capabilities', ['apps', 'added']],
      ['can_i_ship', ['channel', 'app', 'isLive', 'mayGoLive']],
    ]);
    for (const [tool, given] of [
      ['plan', {}],
      ['can_i_ship', { app: 'mfe-blog' }],
      ['can_i_ship', { app: 'shell' }],
    ] as const) {
      const { facts, structured } = await call(tool, given);
      expect(structured).toEqual(facts);
    }
    expect((await call('status')).structured).toBeUndefined();
  });

  it('lists errors as the command prints them for programs', async () => {
    expect((await call('errors')).facts).toEqual([errorGroup]);
    expect((await call('errors', { app: 'functions' })).facts).toEqual([
      { ...errorGroup, app: 'functions' },
    ]);
    expect((await call('errors', { app: '--json-schema' })).isError).toBe(true);
  });

  it('says whether a version may go live, and why not', async () => {
    expect((await call('can_i_ship', { app: 'mfe-blog' })).facts).toMatchObject({
      mayGoLive: true,
      to: waiting,
      reasons: [],
    });
    const links = { routes: ['/gone'], places: { '/gone': 'mfe-blog/src/home.tsx' } };
    const broken = { name: 'mfe-blog', patterns: ['/blog'], capabilities: { links } };
    const version = await site.build({ ...broken, version: '1.2.0', settings: BLOG_SETTINGS });
    await site.run('publish mfe-blog');
    const message = expect.stringContaining('/gone (mfe-blog/src/home.tsx)') as unknown;
    expect((await call('can_i_ship', { app: 'mfe-blog', version })).facts).toMatchObject({
      mayGoLive: false,
      reasons: [{ rule: 'broken-link', message }],
    });
    await site.run("lock stable --until 3h --reason 'The fair' --by Ada");
    expect((await call('can_i_ship', { app: 'mfe-blog', version: waiting })).facts).toMatchObject({
      mayGoLive: false,
      reasons: [{ rule: 'locked', message: expect.stringContaining('The fair') as unknown }],
    });
    expect((await call('can_i_ship', { app: 'shell' })).facts).toMatchObject({ isLive: true });
    expect((await call('can_i_ship', { app: 'mfe-none' })).text).toContain('mfe-blog');
    await site.run('unlock stable');
    await site.run('promote mfe-blog');
    await site.run('rollback mfe-blog');
    expect((await call('can_i_ship', { app: 'mfe-blog', version: waiting })).facts).toMatchObject({
      mayGoLive: false,
      reasons: [
        { rule: 'rolled-back', message: expect.stringContaining('UTC by a person') as unknown },
      ],
    });
    await site.run('retire mfe-blog');
    expect((await call('releases', { app: 'mfe-blog' })).facts).toMatchObject([
      { action: 'retire', version: null },
      { action: 'rollback' },
      { version: waiting },
      {},
    ]);
    expect((await call('status')).facts).toMatchObject([{ off: [{ app: 'mfe-blog' }] }]);
  });

  it('refuses an app or a channel that does not exist, and offers the name that was meant, in every tool', async () => {
    const wrong = { app: 'mfe-blgo', channel: 'stabel' };
    const meant = { app: 'did you mean "mfe-blog"?', channel: 'did you mean "stable"?' };
    const { tools } = await client.listTools();
    const given = tools.flatMap(({ name, inputSchema }) =>
      Object.keys(inputSchema.properties ?? {}).map((property) => ({ name, property })),
    );
    const kinds = new Set(given.map(({ property }) => property));
    expect([...kinds].toSorted()).toEqual(['app', 'channel', 'version']);
    for (const { name, property } of given) {
      if (property !== 'app' && property !== 'channel') continue;
      const { isError, text } = await call(name, {
        app: 'mfe-blog',
        ...{ [property]: wrong[property] },
      });
      expect([name, isError, text]).toEqual([name, true, expect.stringContaining(meant[property])]);
    }
  });

  it.each([
    ['plan', { channel: '--reset' }],
    ['settings', { app: 'rollback' }],
    ['settings', { app: '--by' }],
    ['can_i_ship', { app: '--channel' }],
    ['can_i_ship', { app: 'mfe-blog', version: '--json' }],
    ['releases', { app: '../../etc' }],
    ['promote', { app: 'mfe-blog' }],
  ])('refuses %s of %o', async (tool, given) => {
    const { isError, text } = await call(tool, given);
    expect(isError).toBe(true);
    expect(text).toMatch(/lower case with hyphens|10 hex digits|promote|needs the name of an app/);
  });
});

it('the server speaks the protocol on its standard input and output alone', async () => {
  vi.useRealTimers();
  const dataDir = testDir();
  const root = join(import.meta.dirname, '../..');
  const own = new Client({ name: 'test', version: '1.0.0' });
  await own.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(root, 'scripts/run.mjs'), 'platform/mcp/main.ts'],
      cwd: root,
      env: { DATA_DIR: dataDir },
      stderr: 'ignore',
    }),
  );
  const { content } = await own.callTool({ name: 'status', arguments: {} });
  expect(JSON.stringify(content)).toContain('stable');
  await own.close();
});
