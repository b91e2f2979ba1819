import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keepBuilding } from './keep-building.ts';

function start(build: () => Promise<void>) {
  const folder = testDir();
  for (const name of ['dist', 'inner']) mkdirSync(join(folder, name));
  const building = keepBuilding({ folders: [folder], build });
  onTestFinished(() => building.close());
  return { save: (file: string, text: string) => writeFileSync(join(folder, file), text) };
}

it('builds once more after changes during a build, and never two at a time', async () => {
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const build = vi.fn(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
  });
  const { save } = start(build);
  save('one.ts', '1');
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(1));
  save('one.ts', '2');
  finish.shift()?.();
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(2));
  finish.shift()?.();
  expect(most).toBe(1);
});

it('builds once for files that are written together, and not because of what a build writes', async () => {
  const build = vi.fn(async () => {});
  const { save } = start(build);
  save('dist/page.js', '1');
  save('one.ts', '1');
  save('inner/two.ts', '1');
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(1));
  save('dist/page.js', '2');
  save('inner/two.ts', '2');
  await vi.waitFor(() => expect(build).toHaveBeenCalledTimes(2));
  expect(build).toHaveBeenCalledTimes(2);
});
