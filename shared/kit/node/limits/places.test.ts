import { expect, it } from 'vitest';
import { createPlaces, type Place } from './places.ts';

const patient = new AbortController().signal;

/** Places, and the result of each request for one so far: `taken`, `busy`, `gone`, or `waits`. */
function setUp(options: Partial<Parameters<typeof createPlaces>[0]> = {}) {
  const limits = { atOnce: 4, atOnceOfOne: 2, waiting: 4, waitMs: 60_000 };
  const places = createPlaces({ ...limits, ...options });
  const asked: { visitor: string; place: Place | null }[] = [];
  return {
    places,
    async ask(visitor: string, signal = patient) {
      const entry: (typeof asked)[number] = { visitor, place: null };
      asked.push(entry);
      void places.take(visitor, signal).then((place) => (entry.place = place));
      await settled();
    },
    async free(index: number) {
      const place = asked[index]?.place;
      if (place?.status !== 'taken') throw new Error(`${index} has no place`);
      place.free();
      await settled();
    },
    came: () => asked.map(({ visitor, place }) => `${visitor} ${place?.status ?? 'waits'}`),
  };
}

/** Everything that needs no time has settled. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

it('the queue gives one visitor half of them, and the rest to others', async () => {
  const { ask, came } = setUp();
  for (const visitor of ['a', 'a', 'a', 'b', 'c']) await ask(visitor);
  expect(came()).toEqual(['a taken', 'a taken', 'a waits', 'b taken', 'c taken']);
});

it('the queue gives a free place to the queued visitor with the fewest, and among equals to the first', async () => {
  const { ask, free, came } = setUp({ atOnceOfOne: 3 });
  for (const visitor of ['a', 'a', 'a', 'b', 'a', 'b', 'c']) await ask(visitor);
  await free(0);
  expect(came().slice(4)).toEqual(['a waits', 'b waits', 'c taken']);
  await free(1);
  expect(came().slice(4)).toEqual(['a taken', 'b waits', 'c taken']);
});

it('the queue limits one visitor to half of the queue', async () => {
  const { ask, came } = setUp();
  for (const visitor of ['a', 'a', 'a', 'a', 'a']) await ask(visitor);
  expect(came().slice(2)).toEqual(['a waits', 'a waits', 'a busy']);
});

it('the queue makes room in a full queue for a visitor with fewer queued requests', async () => {
  const { ask, came } = setUp({ atOnce: 2, atOnceOfOne: 1 });
  for (const visitor of ['a', 'b', 'a', 'b', 'a', 'b', 'c', 'd', 'e']) await ask(visitor);
  expect(came().join(', ')).toBe(
    'a taken, b taken, a waits, b waits, a busy, b busy, c waits, d waits, e busy',
  );
});

it('places are busy when none becomes free in time', async () => {
  const places = createPlaces({ atOnce: 1, atOnceOfOne: 1, waiting: 2, waitMs: 1 });
  await places.take('a', patient);
  expect(await places.take('b', patient)).toEqual({ status: 'busy' });
  expect(places.counts()).toEqual({ taken: 1, waiting: 0 });
});

it('the queue removes a disconnected client from the queue', async () => {
  const { ask, free, came, places } = setUp({ atOnce: 1, atOnceOfOne: 1 });
  const leaving = new AbortController();
  await ask('a');
  await ask('b', leaving.signal);
  await ask('c');
  leaving.abort();
  await settled();
  expect(places.counts()).toEqual({ taken: 1, waiting: 1 });
  await free(0);
  await ask('d', AbortSignal.abort());
  expect(came()).toEqual(['a taken', 'b gone', 'c taken', 'd gone']);
});

it('the queue counts a place that is freed twice once', async () => {
  const { ask, free, places } = setUp();
  await ask('a');
  await ask('b');
  await free(0);
  await free(0);
  expect(places.counts()).toEqual({ taken: 1, waiting: 0 });
});
