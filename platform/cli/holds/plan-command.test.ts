import type { ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { expect, it, vi } from 'vitest';
import { commandSite } from '../testing/command-site.ts';

const site = commandSite(async ({ run }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T11:00:00Z') });
  await publish({ name: 'shell', patterns: ['/'] });
  await publish({ name: 'mfe-blog', patterns: ['/blog'] });
  await publish({ name: 'mfe-jobs', patterns: ['/jobs'] });
  await run('promote shell mfe-blog mfe-jobs');
  vi.setSystemTime('2026-11-24T12:00:00Z');
});

async function publish(options: ArtifactOptions, channel = 'stable'): Promise<string> {
  const version = await site.build(options);
  await platform(`publish ${options.name} --channel ${channel}`);
  return version;
}

const platform = (line: string) => site.run(line);

it('shows nothing where everything published was live already, also after a rollback', async () => {
  expect((await platform('plan')).out).toBe('Nothing waits for stable, revision 1.\n');
  await publish({ name: 'mfe-blog', patterns: ['/blog'], version: '1.1.0' });
  await platform('promote mfe-blog');
  await platform('rollback mfe-blog');
  expect((await platform('plan')).out).toBe('Nothing waits for stable, revision 3.\n');
});

it('shows the waiting versions of several teams, what each changes, and the command that makes them live', async () => {
  const blog = await publish({
    name: 'mfe-blog',
    patterns: ['/blog', '/authors'],
    version: '1.1.0',
    commit: '0123456789abcdef',
  });
  const jobs = await publish({ name: 'mfe-jobs', patterns: ['/jobs'], version: '1.2.0' });
  const { out, code } = await platform('plan');
  expect(code).toBe(0);
  expect(out).toMatch(/^Waiting for stable, revision 1:\n/);
  expect(out).toMatch(
    new RegExp(`mfe-blog +1\\.0\\.0-\\w+ +${blog} +0123456789 +\\+/authors \\S+ KB +fits`),
  );
  expect(out).toMatch(new RegExp(`mfe-jobs +1\\.0\\.0-\\w+ +${jobs} +- +\\S+ KB +fits`));
  expect(out).toContain('They fit together, and each fits alone.\n');
  expect(out).toContain(`Make them live: pnpm promote mfe-blog@${blog} mfe-jobs@${jobs}\n`);
  expect((await platform('status --channel stable')).out).toContain('stable, revision 1');
  expect((await platform('plan mfe-jobs')).out).not.toContain('mfe-blog@');
});

it('shows two teams that want the same path, before anyone promotes', async () => {
  await publish({ name: 'mfe-blog', patterns: ['/blog', '/pay'], version: '1.1.0' });
  await publish({ name: 'mfe-jobs', patterns: ['/jobs', '/pay'], version: '1.2.0' });
  const { out } = await platform('plan');
  expect(out.match(/ fits$/gm)).toHaveLength(2);
  expect(out).toContain('Together they are refused:\n');
  expect(out).toContain('[pattern-owned]');
  expect(out).not.toContain('pnpm promote');
  const json = JSON.parse((await platform('plan --json')).out) as unknown;
  expect(json).toMatchObject({
    channel: 'stable',
    revision: 1,
    waiting: [
      { app: 'mfe-blog', problems: [], changes: { added: ['/pay'] } },
      { app: 'mfe-jobs', problems: [], changes: { added: ['/pay'] } },
    ],
    together: [{ rule: 'pattern-owned' }],
    holds: [],
  });
});

it('shows a path that moves between two apps, which takes both in one step', async () => {
  await publish({ name: 'mfe-jobs', patterns: ['/careers'], version: '1.2.0' });
  // For the preview in which the path is free already.
  await platform('promote mfe-jobs --channel pr-7');
  await publish({ name: 'mfe-blog', patterns: ['/blog', '/jobs'], version: '1.1.0' }, 'pr-7');
  const { out } = await platform('plan');
  expect(out).toMatch(/mfe-blog .* refused: pattern-owned/);
  expect(out).toMatch(/mfe-jobs .* fits/);
  expect(out).toContain('They fit together. Only in one step with the others: mfe-blog.\n');
});

it('shows what holds the channel', async () => {
  await publish({ name: 'mfe-blog', patterns: ['/blog'], version: '1.1.0' });
  await platform('lock stable --until 3h --reason Fair --by Ada');
  const { out } = await platform('plan');
  expect(out).toContain('Nothing can go live now:\n');
  expect(out).toContain('until 2026-11-24 15:00 UTC by Ada: "Fair"');
  expect(out).not.toContain('pnpm promote');
});
