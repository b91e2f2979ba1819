import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReleaseStore } from '../registry/release-store.ts';
import { rollback } from './rollback.ts';
import {
  blog,
  jobs,
  shell,
  version,
  createReleaseFixture,
  type ReleaseFixture,
} from './testing/release-fixture.ts';

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await createReleaseFixture();
});
afterEach(() => fixture.remove());

describe('rolling back', () => {
  const number = async (app = 'mfe-blog') => (await fixture.live())[app]?.split('-')[0];
  const promoteVersions = async (...numbers: number[]) => {
    for (const one of numbers) await fixture.promoteAll(await fixture.publish(version(blog, one)));
  };

  it('goes back step by step, never forth, and says when there is nothing left', async () => {
    await fixture.promoteAll(await fixture.publish(shell, jobs));
    await promoteVersions(1, 2, 3);
    fixture.composed.length = 0;
    await fixture.rollBack('mfe-blog');
    expect(await number()).toBe('1.0.2');
    await fixture.rollBack('mfe-blog');
    expect(await number()).toBe('1.0.1');
    expect(fixture.composed).toEqual([]);
    await expect(fixture.rollBack('mfe-blog')).rejects.toMatchObject({
      code: 'nothing-to-roll-back',
      message: expect.stringContaining('is the first version it has there'),
    });
    await expect(fixture.rollBack('mfe-nothing')).rejects.toThrow(
      'it is not live there (live are: mfe-blog, mfe-jobs, shell)',
    );
  });

  it('skips a version that was given up', async () => {
    await fixture.promoteAll(await fixture.publish(shell));
    await promoteVersions(1, 2);
    await fixture.rollBack('mfe-blog');
    await promoteVersions(3);
    await fixture.rollBack('mfe-blog');
    expect(await number()).toBe('1.0.1');
  });

  it('leaves other apps alone and composes only pages that are missing', async () => {
    await fixture.promoteAll(await fixture.publish(shell, jobs));
    await promoteVersions(1, 2);
    await fixture.promoteAll(await fixture.publish(version(shell, 1)));
    fixture.composed.length = 0;
    expect(await fixture.rollBack('mfe-blog')).toMatchObject({
      release: { action: 'rollback', changed: ['mfe-blog'] },
    });
    expect(fixture.composed).toEqual(['mfe-blog']);
    expect(await number('shell')).toBe('1.0.1');
  });

  it('refuses where the earlier version does not fit the others any more', async () => {
    await fixture.promoteAll(await fixture.publish(shell, version(blog, 1)));
    const wide = (number: number) => ({ ...version(blog, number), contract: '^1.0.0 || ^2.0.0' });
    await fixture.promoteAll(await fixture.publish(wide(2)));
    await fixture.promoteAll(await fixture.publish(wide(3)));
    await fixture.promoteAll(await fixture.publish({ ...shell, contract: '2.0.0' }));
    await fixture.rollBack('mfe-blog');
    await expect(fixture.rollBack('mfe-blog')).rejects.toMatchObject({
      problems: [{ rule: 'contract-mismatch' }],
    });
    expect(await number()).toBe('1.0.2');
  });

  it('stays possible: refuses a shell that the previous version of a remote does not fit', async () => {
    await fixture.promoteAll(await fixture.publish(shell, version(blog, 1)));
    await fixture.promoteAll(
      await fixture.publish({ ...version(blog, 2), contract: '^1.0.0 || ^2.0.0' }),
    );
    const next = await fixture.publish({ ...shell, contract: '2.0.0' });
    await expect(fixture.promoteAll(next)).rejects.toMatchObject({
      problems: [
        {
          rule: 'rollback-contract',
          message: expect.stringMatching(
            /a rollback of mfe-blog would restore 1\.0\.1-.*needs contract \^1\.0\.0, shell@.* provides 2\.0\.0/,
          ),
        },
      ],
    });
    expect(await number('shell')).toBe('1.0.0');
  });

  it('by two people at once goes back one step only', async () => {
    await fixture.promoteAll(await fixture.publish(shell));
    await promoteVersions(1, 2, 3);
    const { store, channel, compose } = fixture;
    let isFirst = true;
    const overtaken: ReleaseStore = {
      ...store,
      create: async (key, body) => {
        if (isFirst) await fixture.rollBack('mfe-blog');
        isFirst = false;
        return store.create(key, body);
      },
    };
    const later = await rollback({ store: overtaken, channel, app: 'mfe-blog', compose });
    expect(later.status).toBe('unchanged');
    expect(await number()).toBe('1.0.2');
  });
});
