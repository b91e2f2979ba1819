import { expect, it, vi } from 'vitest';
import { createLookOnRequest } from './poll-on-request.ts';

function setUp() {
  const clock = { ms: 1_000_000 };
  const ends: (() => void)[] = [];
  const begin = () => new Promise<void>((resolve) => void ends.push(resolve));
  const gateway = { poll: vi.fn(begin), refresh: vi.fn(begin) };
  const look = createLookOnRequest(gateway, 2000, () => clock.ms);
  const after = (ms: number) => {
    clock.ms += ms;
    return look.due();
  };
  return { gateway, look, after, end: () => ends.splice(0).forEach((resolve) => resolve()) };
}

it('a request looks for a release when the last look is too old, and only one at a time', async () => {
  const { gateway, after, end } = setUp();
  expect(after(1999)).toBeNull();
  const look = after(1);
  expect(look?.isOverdue).toBe(false);
  expect(after(5000)).toBeNull();
  end();
  await look?.done;
  expect(after(1)).not.toBeNull();
  expect(gateway.poll).toHaveBeenCalledTimes(2);
});

it('a request that comes after a long pause waits for the look, which is a full one', () => {
  const { gateway, after } = setUp();
  expect(after(20_000)?.isOverdue).toBe(true);
  expect(gateway.refresh).toHaveBeenCalledTimes(1);
});

it('steady requests are followed by a full look after ten times as long', async () => {
  const { gateway, after, end } = setUp();
  for (let count = 0; count < 10; count += 1) {
    const look = after(2000);
    expect(look?.isOverdue).toBe(false);
    end();
    await look?.done;
  }
  expect([gateway.poll.mock.calls.length, gateway.refresh.mock.calls.length]).toEqual([9, 1]);
});

it('a look that has not ended after a minute was lost with its request', async () => {
  const { look, after, end } = setUp();
  const first = after(2000);
  after(60_000);
  expect(look.isLost()).toBe(false);
  after(1);
  expect(look.isLost()).toBe(true);
  end();
  await first?.done;
  expect(look.isLost()).toBe(false);
});
