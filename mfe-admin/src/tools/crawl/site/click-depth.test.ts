import { describe, expect, it } from 'vitest';
import { clickDepths } from './click-depth';

describe('clickDepths', () => {
  it('counts the shortest way, and leaves out unlinked pages', () => {
    const links = new Map([
      ['/', ['/a', '/b']],
      ['/a', ['/c', '/']],
      ['/b', ['/a']],
      ['/c', ['/d']],
      ['/x', ['/a']],
    ]);
    expect([...clickDepths('/', links)]).toEqual([
      ['/', 0],
      ['/a', 1],
      ['/b', 1],
      ['/c', 2],
      ['/d', 3],
    ]);
  });
});
