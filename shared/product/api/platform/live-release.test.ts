import { expect, it } from 'vitest';
import { readLiveRelease, writeLiveRelease } from './live-release.ts';

it('is read as it was written', () => {
  const release = { channel: 'new-header', revision: 42, id: '0a1b2c3d4e5f' };
  expect(writeLiveRelease(release)).toBe('new-header 42 0a1b2c3d4e5f');
  expect(readLiveRelease(writeLiveRelease(release))).toEqual(release);
});

it.each([null, '', 'stable', 'stable 42', 'stable x id', 'stable 42 id more', 'Stable 42 id'])(
  'is none where the header is %j',
  (header) => {
    expect(readLiveRelease(header)).toBeNull();
  },
);
