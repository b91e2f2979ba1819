import { expect, it, onTestFinished, vi } from 'vitest';
import { createSpool } from './spool.ts';

const MB = 1024 * 1024;

/** A spool for bodies of 6 MB, and bodies whose parts the test sends. Nothing is late by the clock unless a test wants it. */
function setUp({ share = 1, stepMs = 2_000_000 } = {}) {
  const spool = createSpool({ maxBytes: 6 * MB, share, stepMs });
  return (address: string, wide: string | null = null) => {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
    const read = spool.read(stream, { address, wide, isLocal: address === 'this machine' });
    return {
      read,
      async send(bytes: number) {
        controller.enqueue(new Uint8Array(bytes));
        await new Promise((resolve) => setImmediate(resolve));
      },
      async end() {
        controller.close();
        return read;
      },
      break: () => controller.error(new Error('aborted')),
    };
  };
}

const LATE = { status: 'late' };

it('keeps a body until it is complete, reads no more than one may have, and says when it breaks off', async () => {
  const begin = setUp();
  const whole = begin('a');
  await whole.send(70_000);
  await whole.send(5);
  const { status, ...rest } = await whole.end();
  expect(status).toBe('whole');
  expect('body' in rest && rest.body.byteLength).toBe(70_005);
  const large = begin('b');
  for (let at = 0; at < 6; at += 1) await large.send(MB);
  await large.send(1);
  expect(await large.read).toEqual({ status: 'too-large' });
  const broken = begin('c');
  broken.break();
  expect(await broken.read).toEqual({ status: 'gone' });
});

it('a body has two minutes, however steadily it arrives', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = setUp({ stepMs: 10_000 })('a');
  let status = 'arriving';
  void body.read.then((read) => (status = read.status));
  for (let second = 9; second < 120; second += 9) {
    await vi.advanceTimersByTimeAsync(9000);
    expect(status, `after ${second} s`).toBe('arriving');
    await body.send(65_536);
  }
  await vi.advanceTimersByTimeAsync(3000);
  expect(status).toBe('late');
});

it.each<[string, string, number, (at: number) => [string, string | null]]>([
  ['ninth', 'address', 8, () => ['a', null]],
  ['33rd', '/48', 32, (at) => [`2001:db8:1:${at}`, '2001:db8:1']],
  ['513th', 'site', 512, (at) => [`${at}`, null]],
])('the oldest stalled body makes room for the %s of its %s', async (_, __, most, keyOf) => {
  const begin = setUp();
  const stalled = Array.from({ length: most }, (_each, at) => begin(...keyOf(at)));
  const next = begin(...keyOf(most));
  expect(await stalled[0]?.read).toEqual(LATE);
  for (const each of [...stalled.slice(1), next])
    expect(await each.end()).toMatchObject({ status: 'whole' });
});

it('an address that fills its 16 MB ends its own bodies alone', async () => {
  const begin = setUp();
  const other = begin('b');
  const own = [begin('a'), begin('a'), begin('a')];
  for (const body of own) await body.send(5 * MB);
  const next = begin('a');
  await next.send(2 * MB);
  expect(await own[0]?.read).toEqual(LATE);
  expect(await other.end()).toMatchObject({ status: 'whole' });
  expect(await next.end()).toMatchObject({ status: 'whole' });
});

it('a body that arrives goes before those that wait for their next 64 KB', async () => {
  const begin = setUp();
  const moving = begin('visitor');
  const stalled = Array.from({ length: 11 }, (_each, at) => begin(`${at}`));
  for (const body of stalled) await body.send(5.8 * MB);
  await moving.send(70_000);
  await stalled[0]?.send(1);
  // 64 MB are full, and a single byte is no progress.
  await moving.send(MB);
  expect(await stalled[0]?.read).toEqual(LATE);
  expect(await moving.end()).toMatchObject({ status: 'whole' });
});

it('complete bodies count until the backend has answered, and none of them gives way', async () => {
  const begin = setUp({ share: 1 / 8 });
  const whole = [begin('a'), begin('b')];
  const done = [];
  for (const body of whole) {
    await body.send(6 * MB);
    done.push(await body.end());
  }
  const third = begin('c');
  await third.send(70_000);
  expect(await third.read).toEqual({ status: 'busy' });
  for (const each of done) if (each.status === 'whole') each.free();
  const fourth = begin('c');
  await fourth.send(70_000);
  expect(await fourth.end()).toMatchObject({ status: 'whole' });
});

it('this machine has all of it', async () => {
  const begin = setUp();
  const own = Array.from({ length: 10 }, () => begin('this machine'));
  for (const body of own) await body.send(6 * MB);
  for (const body of own) expect(await body.end()).toMatchObject({ status: 'whole' });
});
