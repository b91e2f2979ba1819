import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bulkErrors } from './error-list';

const api = vi.hoisted(() => ({ asked: [] as unknown[], answer: 'resolved' as string | null }));
vi.mock('../../backend/admin-data', async () => {
  const { fakeData } = await import('../../testing/fake-data');
  const set_error_status = ({ group_id, is_resolved }: Record<string, unknown>) => {
    api.asked.push(`${group_id} ${is_resolved}`);
    return api.answer;
  };
  return { adminData: () => fakeData({ set_error_status }) };
});

const open = { id: 1, status: 'open' };
const back = { id: 2, status: 'reopened' };
const resolved = { id: 3, status: 'resolved' };

beforeEach(() => Object.assign(api, { asked: [], answer: 'resolved' }));

describe('several errors', () => {
  it('leave the list of open ones when they are resolved, and come back when that is undone', async () => {
    const [resolve, ...others] = bulkErrors(false);
    expect(others).toEqual([]);
    expect([resolve?.label, resolve?.done(2)]).toEqual(['Resolve', '2 errors resolved']);
    expect(resolve?.apply(open)).toBeNull();
    const undo = await resolve?.save([open, back]);
    expect(api.asked).toEqual(['1 true', '2 true']);
    await undo?.();
    expect(api.asked.slice(2)).toEqual(['1 false', '2 false']);
  });

  it('are opened again where the list has resolved ones; those that are open stay as they are', async () => {
    const [resolve, reopen] = bulkErrors(true);
    expect(resolve?.apply(back)).toEqual({ id: 2, status: 'resolved' });
    expect([reopen?.label, reopen?.done(1)]).toEqual(['Open again', 'Error opened again']);
    expect(reopen?.apply(back)).toBe(back);
    expect(reopen?.apply(resolved)).toEqual({ id: 3, status: 'open' });
    const undo = await reopen?.save([open, back, resolved]);
    await undo?.();
    expect(api.asked).toEqual(['3 false', '3 true']);
  });

  it('that are no longer stored are a failure', async () => {
    api.answer = null;
    await expect(bulkErrors(false)[0]?.save([open])).rejects.toThrow('no longer stored');
  });
});
