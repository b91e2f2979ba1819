import { expect, it } from 'vitest';
import { undoRelease } from '../../canary/after-release/undo-release.ts';
import { seeded } from '../../canary/testing/seeded.ts';
import { writeChannelSettings } from '../../registry/channel-settings.ts';
import { readHistory } from '../../registry/registry.ts';
import { createArtifactReader } from '../live/artifact-reader.ts';
import { createLiveSource } from '../live/live-source.ts';
import { drawWeather, visitsOf, type Weather } from '../testing/quiet-traffic.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { createReleaseWatch } from './release-watch.ts';

const RELEASES = 100;
/** From one release to the next, s. */
const APART = 40 * 60;

it(`undoes none of ${RELEASES} quiet releases, with days, bursts, outages and ten times the visitors`, async () => {
  const random = seeded(20261127);
  let time = Date.parse('2026-11-01T00:00:00Z');
  const begun = time;
  const now = (): Date => new Date(time);
  const site = await createStandardSite(now);
  const { store, apps } = site;
  const settings = { requireCleanSource: false, twoPersons: false };
  await writeChannelSettings(store, 'stable', { ...settings, afterRelease: 'undo' });
  const log = () => {};
  const source = createLiveSource({
    store,
    channel: 'stable',
    artifacts: createArtifactReader(store),
    publishableKey: '',
    collectAnalytics: true,
    log,
    now,
  });
  await source.refresh();
  let isBackendWell = true;
  const watch = createReleaseWatch({
    store,
    live: source.current,
    isBackendWell: async () => isBackendWell,
    undo: (release, reason) =>
      undoRelease({ store, release, reason, compose: async () => {}, now: now() }),
    log,
    now,
  });

  async function pass(weather: Weather): Promise<void> {
    const { outage } = weather;
    for (let second = 0; second < APART; second += 5) {
      const isOut = outage !== null && second >= outage.from && second < outage.until;
      isBackendWell = !(isOut && outage.isSeen);
      const live = source.current();
      if (live === null) throw new Error('nothing is live');
      const hour = (time - begun) / 3_600_000;
      for (const { measure, path, isFailure, address } of visitsOf(random, weather, {
        second,
        hour,
      })) {
        watch.count(measure, { path, site: live, isFailure, address });
      }
      time += 5000;
      await source.poll();
      await watch.look();
      await watch.settled();
    }
  }

  await watch.look();
  await pass({ traffic: 1, burst: null, outage: null });
  for (let number = 1; number <= RELEASES; number += 1) {
    const next = await site.publish({
      name: 'mfe-marketing',
      patterns: ['/', '/about-ai-talent-experts'],
      version: `1.${number}.0`,
      files: { 'client/entry.js': `export const text = "${number}";\n` },
    });
    await site.compose(apps.shell, next, [{ path: '/', pattern: '/', text: `Home ${number}` }]);
    const { shell, blog, admin } = apps;
    await site.release([shell, next, blog, admin], 'stable', ['mfe-marketing']);
    await source.poll();
    await pass(drawWeather(random));
  }
  const { releases } = await readHistory(store, 'stable');
  const undone = releases.flatMap(({ revision, reason }) =>
    reason === undefined ? [] : `${revision}: ${reason}`,
  );
  expect(undone).toEqual([]);
  expect(releases).toHaveLength(RELEASES + 1);
}, 600_000);
