import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { history } from '../registry/registry.ts';
import { readStatus } from './status.ts';
import {
  blog,
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

describe('status', () => {
  it('shows the live versions with dates, commits and the versions that a rollback would restore', async () => {
    await fixture.promoteAll(await fixture.publish(shell, blog));
    const [first] = await history(fixture.store, fixture.channel);
    const next = await fixture.publish({ ...version(blog, 1), commit: 'beef' });
    await fixture.promoteAll(next);
    const [second] = await history(fixture.store, fixture.channel);
    await fixture.store.write('registry/stable/00000009.json', 'damaged');
    expect(await readStatus(fixture.store, fixture.channel)).toEqual({
      channel: fixture.channel,
      revision: 2,
      apps: [
        {
          app: 'mfe-blog',
          version: next['mfe-blog'],
          since: second?.at,
          commit: 'beef',
          rollbackTo: first?.apps['mfe-blog'],
          undone: null,
        },
        {
          app: 'shell',
          version: first?.apps['shell'],
          since: first?.at,
          commit: null,
          rollbackTo: null,
          undone: null,
        },
      ],
      damaged: [{ key: 'registry/stable/00000009.json', reason: expect.any(String) }],
    });
    expect(await readStatus(fixture.store, 'empty')).toEqual({
      channel: 'empty',
      revision: 0,
      apps: [],
      damaged: [],
    });
  });
});
