import { describe, expect, it } from 'vitest';
import type { Release } from '../../registry/release.ts';
import { versionHistory } from './version-history.ts';

/** `promote 1`, `rollback 1` … as the releases of one app, newest first. */
function releases(...steps: string[]): Release[] {
  const made = steps.map((step, index): Release => {
    const [action, version] = step.split(' ');
    return {
      schema: 2,
      manifests: {},
      facts: {},
      channel: 'stable',
      revision: index + 1,
      apps: { blog: `${version}` },
      action: action === 'rollback' ? 'rollback' : 'promote',
      changed: ['blog'],
      at: '2026-01-01T00:00:00Z',
    };
  });
  return made.reverse();
}

const line = (...steps: string[]) =>
  versionHistory(releases(...steps), 'blog').map(({ version }) => version);

describe('the versions that led to the live one', () => {
  it('are the versions promoted before it, without repetitions in a row', () => {
    expect(line('promote 1', 'promote 2', 'promote 2', 'promote 3')).toEqual(['3', '2', '1']);
    expect(line('promote 1', 'promote 2', 'promote 1')).toEqual(['1', '2', '1']);
  });

  it('do not include versions that a rollback gave up', () => {
    expect(line('promote 1', 'promote 2', 'promote 3', 'rollback 2')).toEqual(['2', '1']);
    expect(line('promote 1', 'promote 2', 'promote 3', 'rollback 2', 'rollback 1')).toEqual(['1']);
    expect(line('promote 1', 'promote 2', 'rollback 1', 'promote 3')).toEqual(['3', '1']);
  });

  it('name the release that made the live one live', () => {
    const history = versionHistory(
      releases('promote 1', 'promote 2', 'rollback 1', 'promote 1'),
      'blog',
    );
    expect(history[0]?.since.revision).toBe(3);
  });

  it('are none for an app that was never live', () => {
    expect(versionHistory(releases('promote 1'), 'other')).toEqual([]);
  });
});
