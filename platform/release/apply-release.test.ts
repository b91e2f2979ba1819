import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitRelease, readLatest } from '../registry/registry.ts';
import type { PagePair } from './plan/plan-release.ts';
import { promote } from './promote.ts';
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

describe('releases at the same time', () => {
  /** Another person's release that arrives while this one composes. */
  async function interrupting(app: string, by: string, pair: PagePair) {
    if (fixture.composed.length === 0) {
      const { release, highestRevision } = await readLatest(fixture.store, fixture.channel);
      const apps = { ...release?.apps, [app]: by };
      const at = new Date();
      await commitRelease(fixture.store, {
        channel: fixture.channel,
        expectedRevision: highestRevision,
        apps,
        action: 'promote',
        changed: [app],
        at,
      });
    }
    await fixture.compose(pair);
  }

  it('of different apps both take place', async () => {
    await fixture.promoteAll(await fixture.publish(shell, blog, jobs));
    fixture.composed.length = 0;
    const [next, other] = [
      await fixture.publish(version(blog, 1)),
      await fixture.publish(version(jobs, 1)),
    ];
    const by = other['mfe-jobs'] ?? '';
    const result = await promote({
      store: fixture.store,
      channel: fixture.channel,
      versions: next,
      compose: (pair) => interrupting('mfe-jobs', by, pair),
    });
    expect(result).toMatchObject({
      status: 'released',
      release: { revision: 3, changed: ['mfe-blog'] },
    });
    expect(await fixture.live()).toMatchObject({ ...next, ...other });
  });

  it('are checked again as the set that they make together', async () => {
    await fixture.promoteAll(await fixture.publish(shell, blog, jobs));
    fixture.composed.length = 0;
    const next = await fixture.publish({
      ...version(blog, 1),
      patterns: ['/blog/:slug', '/careers'],
    });
    const other = await fixture.publish({ ...version(jobs, 1), patterns: ['/careers'] });
    const by = other['mfe-jobs'] ?? '';
    const attempt = promote({
      store: fixture.store,
      channel: fixture.channel,
      versions: next,
      compose: (pair) => interrupting('mfe-jobs', by, pair),
    });
    await expect(attempt).rejects.toMatchObject({ problems: [{ rule: 'pattern-owned' }] });
  });

  it('of the same app are a conflict for the later one', async () => {
    await fixture.promoteAll(await fixture.publish(shell, blog));
    fixture.composed.length = 0;
    const [next, other] = [
      await fixture.publish(version(blog, 1)),
      await fixture.publish(version(blog, 2)),
    ];
    const by = other['mfe-blog'] ?? '';
    const attempt = promote({
      store: fixture.store,
      channel: fixture.channel,
      versions: next,
      compose: (pair) => interrupting('mfe-blog', by, pair),
    });
    await expect(attempt).rejects.toMatchObject({
      code: 'release-conflict',
      winner: { revision: 2 },
    });
    expect(await fixture.live()).toMatchObject(other);
  });

  it('all take place when many people release an app of their own', async () => {
    const apps = Array.from({ length: 4 }, (_, index) => ({
      name: `mfe-team-${index}`,
      patterns: [`/team-${index}`],
    }));
    await fixture.promoteAll(await fixture.publish(shell, ...apps));
    const next = await Promise.all(apps.map((app) => fixture.publish(version(app, 1))));
    await Promise.all(next.map((versions) => fixture.promoteAll(versions)));
    expect(await fixture.live()).toMatchObject(Object.assign({}, ...next));
  });
});
