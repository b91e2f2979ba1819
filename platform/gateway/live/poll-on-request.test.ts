import { expect, it, vi } from 'vitest';
import { createPollOnRequest } from './poll-on-request.ts';

function setUp() {
  const clock = { ms: 1_000_000 };
  const ends: (() => void)[] = [];
  const begin = () => new Promise<void>((resolve) => void ends.push(resolve));
  const gateway = { poll: vi.fn(begin), refresh: vi.fn(begin) };
  const polls = createPollOnRequest(gateway, 2000, () => clock.ms);
  const after = (ms: number) => {
    clock.ms += ms;
    return polls.due();
  };
  return { gateway, polls, after, end: () => ends.splice(0).forEach((resolve) => resolve()) };
}

it('a request polls for a release when the last poll is too old, and only one at a time', async () => {
  const { gateway, after, end } = setUp();
  expect(after(1999)).toBeNull();
  const poll = after(1);
  expect(poll?.isOverdue).toBe(false);
  expect(after(5000)).toBeNull();
  end();
  await poll?.done;
  expect(after(1)).not.toBeNull();
  expect(gateway.poll).toHaveBeenCalledTimes(2);
});

it('a request after a long pause waits for the poll, which reads everything', () => {
  const { gateway, after } = setUp();
  expect(after(20_000)?.isOverdue).toBe(true);
  expect(gateway.refresh).toHaveBeenCalledTimes(1);
});

it('steady requests lead to a full poll after ten times the interval', async () => {
  const { gateway, after, end } = setUp();
  for (let count = 0; count < 10; count += 1) {
    const poll = after(2000);
    expect(poll?.isOverdue).toBe(false);
    end();
    await poll?.done;
  }
  expect([gateway.poll.mock.calls.length, gateway.refresh.mock.calls.length]).toEqual([9, 1]);
});

it('a poll that has not ended after a minute was lost with its request', async () => {
  const { polls, after, end } = setUp();
  const first = after(2000);
  after(60_000);
  expect(polls.isLost()).toBe(false);
  after(1);
  expect(polls.isLost()).toBe(true);
  end();
  await first?.done;
  expect(polls.isLost()).toBe(false);
});
