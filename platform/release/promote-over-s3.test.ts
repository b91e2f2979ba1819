import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { history } from '../registry/registry.ts';
import { withTrust, type ReleaseStore } from '../registry/release-store.ts';
import { testTrust } from '../registry/testing/test-trust.ts';
import { createS3Store } from '../store/s3/s3-store.ts';
import { startS3Server, type S3Server } from '../store/testing/s3-server.ts';
import { promote } from './promote.ts';
import {
  blog,
  createReleaseFixture,
  jobs,
  shell,
  version,
  type ReleaseFixture,
} from './testing/release-fixture.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

let sites = 0;
let location: ReturnType<S3Server['location']>;
let fixture: ReleaseFixture;
beforeEach(async () => {
  location = server.location(`site-${++sites}`);
  fixture = await createReleaseFixture(createS3Store(location));
  await fixture.promoteAll(await fixture.publish(shell, blog, jobs));
});
afterEach(() => fixture.remove());

/** The same bucket, as another process has it. */
const another = (): ReleaseStore => withTrust(createS3Store(location), testTrust);

const promoteFrom = (store: ReleaseStore, versions: Record<string, string>) =>
  promote({ store, channel: 'stable', versions, compose: fixture.compose });

it('keeps both of two promotions of different apps that meet in a bucket', async () => {
  const newBlog = await fixture.publish(version(blog, 2));
  const newJobs = await fixture.publish(version(jobs, 2));
  const results = await Promise.all([
    promoteFrom(another(), newBlog),
    promoteFrom(another(), newJobs),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['released', 'released']);
  expect(await fixture.live()).toMatchObject({ ...newBlog, ...newJobs });
  expect(await history(fixture.store, 'stable')).toHaveLength(3);
});

it('tells all but one of several promotions of one app that somebody was faster', async () => {
  const wanted: Record<string, string>[] = [];
  for (const number of [2, 3, 4]) wanted.push(await fixture.publish(version(blog, number)));
  const results = await Promise.allSettled(
    wanted.map((versions) => promoteFrom(another(), versions)),
  );
  const [winner, ...others] = results
    .map((result, index) => ({ result, versions: wanted[index] }))
    .sort(({ result }) => (result.status === 'fulfilled' ? -1 : 1));
  expect(winner?.result.status).toBe('fulfilled');
  for (const { result } of others) {
    expect(result).toMatchObject({ reason: { code: 'release-conflict' } });
  }
  expect(await fixture.live()).toMatchObject(winner?.versions ?? {});
});
