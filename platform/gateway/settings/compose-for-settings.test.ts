import { describe, expect, it, vi } from 'vitest';
import type { RecomposeRequest } from '../recompose/recompose-queue.ts';
import { createSettingsSite, POST } from '../testing/settings-site.ts';
import { startComposingGateway } from '../testing/start-gateway.ts';

const settled = { timeout: 5000, interval: 5 };

describe('pages that were composed with other settings', () => {
  it('are composed again in the background, once, together with their list', async () => {
    const site = await createSettingsSite();
    const [blog] = site.apps;
    if (blog === undefined) throw new Error('There is a blog.');
    const recompose = vi.fn<(request: RecomposeRequest) => Promise<void>>(async () => {
      // As the composer notes them: the start of the SHA-256 of {"related":5}.
      await site.compose(site.shell, blog, [
        { path: POST, pattern: POST, text: 'with 5', settings: '48ecea6519eb' },
      ]);
    });
    let time = Date.now();
    let isLate = false;
    const now = () => new Date(isLate ? (time += 600_000) : time);
    const gateway = await startComposingGateway(site.store, { recompose, now });
    await gateway.request(POST);
    expect(recompose).not.toHaveBeenCalled();
    await site.set({ values: { related: 5 } });
    await vi.waitFor(async () => {
      expect((await gateway.request(POST)).text).toContain('with 5');
    }, settled);
    // The new page has been seen. From here on, every look at the registry may try again.
    isLate = true;
    site.reads.length = 0;
    const looks = () => site.reads.filter((key) => key.startsWith('settings/')).length;
    await vi.waitFor(() => expect(looks()).toBeGreaterThan(5), settled);
    const pair = { shell: site.shell, app: blog };
    const asked = { ...pair, paths: [POST], lookUpEntries: true };
    expect(recompose.mock.calls).toEqual([[asked]]);
  });

  it('are composed some at a time, and one that fails holds up no other', async () => {
    const site = await createSettingsSite();
    const [blog] = site.apps;
    if (blog === undefined) throw new Error('There is a blog.');
    const numbered = Array.from({ length: 30 }, (_, index) => `/blog/${index}`);
    const write = (paths: readonly string[], settings?: string) =>
      site.compose(
        site.shell,
        blog,
        paths.map((path) => ({
          path,
          pattern: POST,
          text: path,
          ...(settings ? { settings } : {}),
        })),
      );
    await write(numbered);
    const sizes: number[] = [];
    const done = new Set<string>();
    const recompose = async ({ paths }: RecomposeRequest) => {
      sizes.push(paths.length);
      if (paths.includes('/blog/3')) throw new Error('the loader broke');
      await write(paths, '48ecea6519eb');
      for (const path of paths) done.add(path);
    };
    await startComposingGateway(site.store, { recompose });
    await site.set({ values: { related: 5 } });
    await vi.waitFor(() => expect(done.size).toBe(30), settled);
    expect(done).toEqual(new Set([POST, ...numbered.filter((path) => path !== '/blog/3')]));
    expect(Math.max(...sizes)).toBe(12);
  });

  it('stay as they are for a flag that only another share gets', async () => {
    const site = await createSettingsSite();
    const recompose = vi.fn(async () => undefined);
    const gateway = await startComposingGateway(site.store, { recompose });
    await site.set({ values: { newList: 0.1 } });
    await vi.waitFor(async () => {
      expect(await gateway.status()).toMatchObject({ settings: { revision: 1 } });
    }, settled);
    expect(recompose).not.toHaveBeenCalled();
  });

  it('are tried again later and later where a value breaks a loader, and stay meanwhile', async () => {
    const site = await createSettingsSite();
    const recompose = vi.fn(() => Promise.reject(new Error('the loader broke')));
    const gateway = await startComposingGateway(site.store, { recompose });
    await site.set({ values: { related: 5 } });
    await vi.waitFor(() => expect(recompose).toHaveBeenCalledTimes(1), settled);
    for (let round = 0; round < 20; round += 1) {
      expect((await gateway.request(POST)).status).toBe(200);
    }
    expect(recompose).toHaveBeenCalledTimes(1);
  });
});
