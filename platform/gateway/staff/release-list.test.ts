import { expect, it } from 'vitest';
import type { Release } from '../../registry/release.ts';
import { releaseList } from './platform-report.ts';

const release = (revision: number, apps: Record<string, string>): Release =>
  ({ revision, at: `2026-11-0${revision}T10:00:00Z`, apps }) as unknown as Release;

it('tells why the platform went back by itself', () => {
  const undone = { ...release(2, { blog: '1' }), reason: 'it fails' };
  const [first] = releaseList([undone, release(1, { blog: '2' })]).releases;
  expect(first).toMatchObject({ revision: 2, reason: 'it fails' });
});

it('names the versions that each release made live, and leaves out releases that changed none', () => {
  const history = [
    release(4, { shell: '1', blog: '1' }),
    release(3, { shell: '1', blog: '2' }),
    release(2, { shell: '1', blog: '1' }),
    release(1, { shell: '1', blog: '1' }),
  ];
  expect(releaseList(history).releases).toEqual([
    { revision: 4, at: '2026-11-04T10:00:00Z', changed: [{ app: 'blog', version: '1' }] },
    { revision: 3, at: '2026-11-03T10:00:00Z', changed: [{ app: 'blog', version: '2' }] },
    {
      revision: 1,
      at: '2026-11-01T10:00:00Z',
      changed: [
        { app: 'shell', version: '1' },
        { app: 'blog', version: '1' },
      ],
    },
  ]);
});
