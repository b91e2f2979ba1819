import { describe, expect, it } from 'vitest';
import { dequeue, emptyQueue, enqueue } from './crawl-queue';

const all = { pages: 10, accepts: () => true };

describe('the queue of a crawl', () => {
  it('gives each path once, in the order of finding', () => {
    const first = enqueue(emptyQueue, ['/', '/a', '/'], all);
    const [path, rest] = dequeue(first);
    const more = enqueue(rest, ['/', '/b', '/a'], all);
    expect([path, more.waiting]).toEqual(['/', ['/a', '/b']]);
  });

  it('gives nothing when it is empty', () => {
    expect(dequeue(emptyQueue)).toEqual([null, emptyQueue]);
  });

  it('takes no more paths than the limit, and counts the others', () => {
    const queue = enqueue(emptyQueue, ['/a', '/b', '/c'], { ...all, pages: 2 });
    expect([queue.waiting, queue.left]).toEqual([['/a', '/b'], 1]);
  });

  it('takes none that does not belong to the crawl', () => {
    const queue = enqueue(emptyQueue, ['/a', '/x/b'], {
      pages: 10,
      accepts: (path) => path.startsWith('/x'),
    });
    expect([queue.waiting, queue.left]).toEqual([['/x/b'], 0]);
  });
});
