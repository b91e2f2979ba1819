import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createProgram } from './program.ts';
import { commandSite } from './testing/command-site.ts';
import { quietShipping } from './testing/run-line.ts';

/** A shell and two remotes are live; of `mfe-jobs` there is only the history. */
const site = commandSite(async ({ build, root, run, store }) => {
  for (const [name, pattern] of Object.entries({
    shell: '/',
    'mfe-blog': '/blog',
    'mfe-jobs': '/jobs',
  })) {
    await build({ name, patterns: [pattern] });
  }
  await run('publish');
  await run('promote shell mfe-blog mfe-jobs');
  await run('promote shell mfe-blog --channel new-header');
  await run('retire mfe-jobs');
  await rm(join(root, 'mfe-jobs'), { recursive: true });
  for (const key of await store.list('artifacts/mfe-jobs')) await store.remove(key);
});

const own = () => ({
  dataDir: join(site.root, 'data'),
  errors: async () => [],
  shipping: quietShipping,
});
const run = (line: string) => site.run(line, own());

const RIGHT: Record<string, string> = {
  app: 'mfe-blog',
  'app@version': 'mfe-blog',
  channel: 'stable',
};
const WRONG: Record<string, string> = {
  app: 'mfe-blgo',
  'app@version': 'mfe-blgo@1.0.0-0123456789',
  channel: 'stabel',
};
/** Everything else that commands take. List a new argument here if it names no app and no channel. */
const OTHERS = 'share words report step site for to until reason by after-release provenance'.split(
  ' ',
);

function linesWithWrongNames(): { line: string; meant: string }[] {
  const base = { store: site.store, root: site.root, compose: async () => undefined };
  return createProgram({ ...base, ...own() }).commands.flatMap((command) => {
    const kinds = command.registeredArguments.map((argument) => {
      const [kind = ''] = argument.name().split('|');
      if (RIGHT[kind] === undefined) expect(OTHERS, command.name()).toContain(kind);
      return { kind, required: argument.required };
    });
    const right = (at: number) => kinds.slice(0, at).map(({ kind }) => RIGHT[kind] ?? '1');
    const ofArguments = kinds.flatMap(({ kind }, at) =>
      WRONG[kind] === undefined ? [] : [{ kind, words: [...right(at), WRONG[kind]] }],
    );
    const taking = command.options.filter(({ required, optional }) => required || optional);
    const needed = right(kinds.filter(({ required }) => required).length);
    const ofOptions = taking.flatMap((option) => {
      const kind = option.name();
      if (RIGHT[kind] === undefined) expect(OTHERS, command.name()).toContain(kind);
      return WRONG[kind] === undefined
        ? []
        : [{ kind, words: [...needed, option.long ?? '', WRONG[kind]] }];
    });
    return [...ofArguments, ...ofOptions].map(({ kind, words }) => ({
      line: [command.name(), ...words].join(' '),
      meant: `did you mean "${RIGHT[kind]}"?`,
    }));
  });
}

it('every command refuses an app or a channel that does not exist, offers the name that was meant, and changes nothing', async () => {
  const lines = linesWithWrongNames();
  expect(lines.length).toBeGreaterThan(30);
  const before = await site.store.entries('');
  for (const { line, meant } of [
    ...lines,
    { line: `lock stabel --until 3h --reason Fair --by Ada`, meant: '"stable"' },
    { line: 'channel stabel --two-persons', meant: '"stable"' },
    { line: 'settings set mfe-blgo related=5 --by Ada', meant: '"mfe-blog"' },
    { line: 'remove-preview new-haeder', meant: '"new-header"' },
    { line: 'releases mfe-blog@1.0.0', meant: 'apps are shell, mfe-blog, mfe-jobs' },
    { line: 'errors blog', meant: '"mfe-blog"' },
    { line: 'status --channel new-header.1', meant: 'those are for staff' },
  ]) {
    const { code, out, trouble } = await run(line);
    expect([line, code, out, trouble]).toEqual([line, 2, '', expect.stringContaining(meant)]);
  }
  expect(await site.store.entries('')).toEqual(before);
});

it.each([
  ['ship mfe-blgo', 'did you mean "mfe-blog"?'],
  ['ship mfe-jobs', 'there is no app "mfe-jobs" in the repository: apps are shell, mfe-blog'],
  ['ship mfe-blog --channel Preview', 'is not a channel'],
  ['promote mfe-blog --channel canry', 'A preview cannot be called "canry"'],
])('releases nothing: %s', async (line, reason) => {
  const { code, trouble } = await run(line);
  expect([code, trouble]).toEqual([2, expect.stringContaining(reason)]);
});

it('knows apps that are retired or have no folder, and takes a folder, as Tab completes it, for its app', async () => {
  expect((await run('releases mfe-jobs')).out).toMatch(/^revision .*\n2 .* off .*\n1 .*1\.0\.0-/);
  expect((await run('errors mfe-jobs')).out).toBe('No errors of mfe-jobs that are not resolved.\n');
  for (const typed of ['mfe-blog/', './mfe-blog', '../mfe-blog/', '.\\mfe-blog\\']) {
    expect((await run(`errors ${typed}`)).out).toBe(
      'No errors of mfe-blog that are not resolved.\n',
    );
  }
  expect((await run('promote ./mfe-blog/')).out).toBe('stable had these versions already\n');
  expect((await run('publish mfe-blog/')).out).toContain('was published before');
  expect((await run('lock stable --app mfe-blog/ --until 1h --reason Fair --by Ada')).out).toMatch(
    /^locked: mfe-blog on stable /,
  );
});

it('removes a preview that may not exist without an error where the line says so', async () => {
  expect(await run('remove-preview pr-12 --if-exists')).toMatchObject({
    code: 0,
    out: 'there is no channel pr-12\n',
  });
  expect(await run('remove-preview new-header --if-exists')).toMatchObject({
    code: 0,
    out: 'new-header is removed\n',
  });
});

it('is about the app whose folder it is called in', async () => {
  const inFolder = (line: string) => site.run(line, { ...own(), here: 'mfe-blog' });
  expect((await inFolder('errors')).out).toContain('of mfe-blog');
  expect((await inFolder('settings history')).out).toContain('mfe-blog was never changed');
  for (const [line, app] of [
    ['settings set related=5 --by Ada', 'mfe-blog'],
    ['settings set shell related=5 --by Ada', 'shell'],
  ] as const) {
    expect((await inFolder(line)).trouble).toMatch(new RegExp(`${app}@\\S+ has no settings`));
  }
  const next = await site.build({ name: 'mfe-blog', patterns: ['/blog'], version: '1.1.0' });
  await inFolder('publish mfe-blog');
  expect((await inFolder('canary 10% --again')).out).toContain(`mfe-blog@${next} is given to 10%`);
  expect((await inFolder('promote')).out).toContain(`  mfe-blog@${next} is live`);
  expect((await inFolder('releases')).out).toContain(next);
  expect((await inFolder('rollback')).out).toContain('  mfe-blog@1.0.0-');
  expect((await inFolder('rollback shell')).trouble).toContain('cannot be rolled back');
  expect((await inFolder('retire')).out).toContain('mfe-blog is off channel stable');
  expect((await run('rollback')).code).toBe(2);
});
