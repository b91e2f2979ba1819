import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listChannels, readLatest } from '@talent/platform/registry/registry';
import { startFaultProxy } from '../faults/fault-proxy.ts';
import { openDataFolder } from '../fixtures/sites/data-folder.ts';
import { PULL_REQUEST, pullRequest, pushToMain } from './events.ts';
import type { Pipelines } from './pipelines.ts';
import type { WorkCopy } from './work-copy.ts';

/** Channel of the previews of the pull request. */
const PREVIEW = `pr-${PULL_REQUEST}`;

export interface Place {
  pipelines: Pipelines;
  copy: WorkCopy;
  dataDir: string;
  /** URL of the site. */
  url: string;
  /** Names of steps that are left out: what they would stop is not tried. */
  without: readonly string[];
}

const TESTS = 'Tests of everything that the change can break';
const JOURNEYS = 'Journeys on the preview';
const COMPARISON = 'Compare the preview with what visitors get';

/**
 * Changes of each app go through its pipeline, then changes that must be stopped.
 * @returns a line for each thing that is not as it must be
 */
export async function runScenarios(
  place: Place,
  { apps, stopsOnly }: { apps: readonly string[]; stopsOnly: boolean },
): Promise<string[]> {
  const problems: string[] = [];
  const expectIn = (scenario: string) => (what: string, is: unknown, must: unknown) => {
    const [found, expected] = [JSON.stringify(is), JSON.stringify(must)];
    if (found !== expected)
      problems.push(`${scenario}: ${what} is ${found} in place of ${expected}`);
  };
  for (const app of stopsOnly ? [] : apps) await passes(place, app, expectIn(`${app}, a change`));
  // A fault that stops one pipeline stops all: they are written from one template, and a test holds that.
  const [app = ''] = apps.slice(-1);
  if (!place.without.includes(TESTS))
    await stopsAtTest(place, app, expectIn(`${app}, a failing test`));
  if (!place.without.includes(JOURNEYS))
    await stopsAtJourney(place, expectIn('shell, a failing journey'));
  await rollsBack(place, app, expectIn(`${app}, a version that is not served`));
  await removesPreview(place, expectIn('closed pull request'));
  return problems;
}

type Expect = (what: string, is: unknown, must: unknown) => void;

/** A new version of an app: its next patch, with nothing else changed. */
async function nextVersion({ copy }: Place, app: string, patch: number): Promise<Files> {
  const path = `${app}/package.json`;
  const text = await copy.read(path);
  return { [path]: text.replace(/"version": "(\d+\.\d+)\.\d+"/, `"version": "$1.${patch}"`) };
}

type Files = Record<string, string>;

async function liveVersion({ dataDir }: Place, channel: string, app: string): Promise<string> {
  const { release } = await readLatest(openDataFolder(dataDir), channel);
  return release?.apps[app]?.split('-')[0] ?? 'none';
}

async function passes(place: Place, app: string, expect: Expect): Promise<void> {
  const { copy, pipelines } = place;
  await copy.commitOn(await nextVersion(place, app, 901));
  expect('a pull request', await pipelines.start(app, pullRequest(copy.base)), {
    check: 'success',
    preview: 'success',
    comment: 'success',
    release: 'skipped',
  });
  expect('the preview', await liveVersion(place, PREVIEW, app), '0.1.901');
  for (const file of ['qa-report.html', 'qa-summary.md']) {
    expect(file, existsSync(join(pipelines.artifact(`qa-${app}`), file)), true);
  }
  const own = (await pipelines.comments()).filter(({ body }) => body.startsWith(`<!-- qa ${app} `));
  expect('its comments', own.length, 1);
  expect('its comment', /pr-17 against stable, \d+ pages: /.test(own[0]?.body ?? ''), true);
  expect('stable before the merge', await liveVersion(place, 'stable', app), '0.1.0');
  expect('main', await pipelines.start(app, pushToMain(copy.base)), {
    check: 'success',
    preview: 'skipped',
    comment: 'skipped',
    release: 'success',
  });
  expect('stable after the merge', await liveVersion(place, 'stable', app), '0.1.901');
}

async function stopsAtTest(place: Place, app: string, expect: Expect): Promise<void> {
  const { copy, pipelines } = place;
  const test = `import { expect, it } from 'vitest';\n\nit('fails', () => expect(1).toBe(2));\n`;
  const files = { ...(await nextVersion(place, app, 902)), [`${app}/src/failing.test.ts`]: test };
  await copy.commitOn(files);
  for (const event of [pullRequest(copy.base), pushToMain(copy.base)]) {
    const results = await pipelines.start(app, event);
    const others = { preview: 'skipped', comment: 'skipped', release: 'skipped' };
    expect('the pipeline', results, { check: 'failure', ...others });
    expect('the failed step', pipelines.failed(), [TESTS]);
  }
  expect('the preview', (await liveVersion(place, PREVIEW, app)) === '0.1.902', false);
  expect('stable', (await liveVersion(place, 'stable', app)) === '0.1.902', false);
}

/** The journeys find what no unit test of the app knows: here, an error on the console of every page. */
async function stopsAtJourney(place: Place, expect: Expect): Promise<void> {
  const { copy, pipelines } = place;
  const path = 'shell/src/start.tsx';
  const text = `${await copy.read(path)}\nconsole.error('left behind');\n`;
  await copy.commitOn({ ...(await nextVersion(place, 'shell', 903)), [path]: text });
  expect('the pipeline', await pipelines.start('shell', pullRequest(copy.base)), {
    check: 'success',
    preview: 'failure',
    comment: 'success',
    release: 'skipped',
  });
  // The comparison sees the error as well, and comes after a failed journey all the same.
  expect('the failed steps', pipelines.failed(), [JOURNEYS, COMPARISON]);
}

/** The site answers 500 to the files of the app: the release is rolled back, and its pipeline fails. */
async function rollsBack(place: Place, app: string, expect: Expect): Promise<void> {
  const { copy, pipelines, dataDir, url } = place;
  const before = await liveVersion(place, 'stable', app);
  await copy.commitOn(await nextVersion(place, app, 904));
  const proxy = await startFaultProxy(url);
  const file = join(dataDir, 'run.json');
  const run = await readFile(file, 'utf8');
  proxy.spoil(new RegExp(`^/assets/${app}/`), '500');
  await writeFile(file, run.replaceAll(url, proxy.url));
  try {
    expect('main', await pipelines.start(app, pushToMain(copy.base)), {
      check: 'success',
      preview: 'skipped',
      comment: 'skipped',
      release: 'failure',
    });
  } finally {
    await writeFile(file, run);
    await proxy.close();
  }
  expect('the failed step', pipelines.failed(), ['Ship']);
  expect('stable', await liveVersion(place, 'stable', app), before);
  const { release } = await readLatest(openDataFolder(dataDir), 'stable');
  expect('the last release', release?.action, 'rollback');
}

async function removesPreview(place: Place, expect: Expect): Promise<void> {
  const { copy, pipelines, dataDir } = place;
  const channels = () => listChannels(openDataFolder(dataDir));
  expect('the preview before', (await channels()).includes(PREVIEW), true);
  const results = await pipelines.start('closed-previews', pullRequest(copy.base));
  expect('the pipeline', results, { remove: 'success' });
  expect('channels', await channels(), ['stable']);
}
