import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '@talent/node/workspace/repository-root';
import { expect, it } from 'vitest';
import { commandSite } from './testing/command-site.ts';
import { quietShipping } from './testing/run-line.ts';
import { createProgram } from './program.ts';

const site = commandSite();

/** Files whose messages are about what visitors get alone, and descriptions for programs. */
const OF_STABLE = [
  'platform/observe/',
  'platform/start/',
  'platform/mcp/',
  'platform/new-remote/',
  'platform/registry/local-trust.ts',
  'platform/canary/end-canary.ts',
];

const { scripts } = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Commands of this repository, and the two of pnpm itself. */
const known = [...Object.keys(scripts), 'install', 'audit'];

function printedCommands(): { file: string; text: string }[] {
  const files = globSync('{platform,shared/kit,shared/product/settings,backend}/**/*.ts', {
    cwd: REPOSITORY_ROOT,
    exclude: (path) => path.includes('node_modules') || path.includes('testing'),
  }).filter((file) => !file.endsWith('.test.ts') && file !== 'platform/cli/program.ts');
  return files.flatMap((file) => {
    const lines = readFileSync(join(REPOSITORY_ROOT, file), 'utf8').split('\n');
    const code = lines.filter((line) => !/^\s*(\/?\*|\/\/)/.test(line)).join('\n');
    const found = code.matchAll(/pnpm ((?:\$\{[^}]*\}|[^"`'\n;,:)])+)/g);
    return [...found].map(([, text = '']) => ({ file, text: text.split('. ')[0] ?? '' }));
  });
}

it('every printed command exists, takes its options, names no placeholder, and carries the channel that it is about', () => {
  const { store, root } = site;
  const compose = async () => undefined;
  const errors = async () => Promise.reject(new Error('not read'));
  const context = { store, root, compose, errors, dataDir: root, shipping: quietShipping };
  const { commands } = createProgram(context);
  const printed = printedCommands();
  const wrong = printed.flatMap(({ file, text }) => {
    const [, release = '', name = ''] = /^(release )?([a-z-]+)/.exec(text) ?? [];
    const command = commands.find((one) => one.name() === name);
    if (release === '' && !known.includes(name)) return [`${file}: ${text}`];
    if (release === '' && !(scripts[name] ?? '').includes('platform/cli/main.ts')) return [];
    if (command === undefined) return [`${file}: ${text}`];
    const options = command.options.map(({ long }) => long);
    const unknown = (text.match(/--[a-z-]+/g) ?? []).some((one) => !options.includes(one));
    const isAnyChannel = OF_STABLE.some((folder) => file.startsWith(folder));
    const carries = /channelFlag\(|\$\{flag\}|--channel/.test(text);
    const lacks = options.includes('--channel') && name !== 'status' && !carries && !isAnyChannel;
    return unknown || lacks || /<[a-z]+>|\bAPP\b/.test(text) ? [`${file}: ${text}`] : [];
  });
  expect(printed.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

/** The last command that was printed, as it is typed. */
function typed(text: string): string {
  const [, line = ''] = /.*pnpm (?:release )?([^\n"]+?)(?: \[|\.?\n|$)/s.exec(text) ?? [];
  return line;
}

it.each(['stable', 'next'])(
  'each printed way on and back works as it is typed on %s',
  async (channel) => {
    const flag = channel === 'stable' ? '' : ` --channel ${channel}`;
    const then = async (printed: { out: string; trouble: string }, expected: string) => {
      const line = typed(printed.out + printed.trouble);
      expect(line).toBe(expected);
      const ran = await site.run(line);
      expect([line, ran.code, ran.trouble]).toEqual([line, 0, '']);
    };
    await site.build({ name: 'shell', patterns: ['/'] });
    await site.run('publish');
    await site.run('promote shell');
    const first = await site.build({ name: 'mfe-blog', patterns: ['/blog'] });
    const publish = `publish mfe-blog${flag}`;
    await then(await site.run(publish), `promote mfe-blog@${first}${flag}`);
    const only = channel === 'stable' ? 'retire mfe-blog' : 'remove-preview next';
    await then(await site.run(`rollback mfe-blog${flag}`), only);
    await site.run(`promote mfe-blog${flag}`);
    const next = await site.build({ name: 'mfe-blog', patterns: ['/blog'], version: '1.1.0' });
    await then(await site.run(publish), `promote mfe-blog@${next}${flag}`);
    await then(await site.run(`retire mfe-blog${flag}`), `rollback mfe-blog${flag}`);
    await site.run(`rollback mfe-blog${flag}`);
    await then(
      await site.run(`promote mfe-blog@${next}${flag}`),
      `promote mfe-blog@${next} --again${flag}`,
    );
  },
);
