// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTickerMotion, type HoldReason } from './ticker-motion';

let pending: ((now: number) => void)[] = [];
let now = 0;

beforeEach(() => {
  pending = [];
  now = 5_000;
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => pending.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => {
    pending = pending.filter((_, index) => index !== handle - 1);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Lets so many milliseconds pass on a screen of so many frames a second. */
function pass(ms: number, rate = 60): void {
  const frames = Math.round((ms / 1000) * rate);
  for (let frame = 0; frame < frames; frame += 1) {
    now += 1000 / rate;
    const due = pending;
    pending = [];
    for (const draw of due) draw(now);
  }
}

/** A moving strip, past the first frame, which only reads the time. */
function startStrip(loop = 1000) {
  const strip = document.createElement('div');
  const motion = createTickerMotion(strip);
  motion.setLoop(loop);
  pass(1000 / 60);
  return { strip, motion };
}

function place(strip: HTMLElement): number {
  return Number(/-?[\d.]+/.exec(strip.style.transform)?.[0] ?? 0);
}

describe.each([60, 120, 30])('on a screen of %i frames a second', (rate) => {
  it('goes 54 px to the left in a second', () => {
    const { strip } = startStrip();
    pass(1000, rate);
    expect(place(strip)).toBeCloseTo(-54, 5);
  });
});

it('begins again when the repeated half stands where the first one was', () => {
  const { strip } = startStrip(100);
  pass(2000);
  expect(place(strip)).toBeCloseTo(-8, 5);
});

it('stands still before its width is known', () => {
  const strip = document.createElement('div');
  createTickerMotion(strip);
  expect(pending).toHaveLength(0);
});

it.each<HoldReason>(['pressed', 'reduced-motion', 'hover', 'focus', 'off-screen', 'tab-hidden'])(
  'asks for no frame while it is held for the reason %s',
  (reason) => {
    const { strip, motion } = startStrip();
    pass(500);
    motion.hold(reason);
    expect(pending).toHaveLength(0);
    const held = place(strip);
    pass(500);
    expect(place(strip)).toBe(held);
  },
);

it('moves on from where it stood, without the time that it was held', () => {
  const { strip, motion } = startStrip();
  pass(1000);
  motion.hold('tab-hidden');
  now += 60_000;
  motion.release('tab-hidden');
  pass(1000 / 60);
  expect(place(strip)).toBeCloseTo(-54, 5);
  pass(1000);
  expect(place(strip)).toBeCloseTo(-108, 5);
});

it('moves on only when the last reason is gone', () => {
  const { motion } = startStrip();
  motion.hold('hover');
  motion.hold('focus');
  motion.release('hover');
  expect(pending).toHaveLength(0);
  motion.release('focus');
  expect(pending).toHaveLength(1);
});

it('asks for one frame at a time, however often it is told the same', () => {
  const { motion } = startStrip();
  motion.release('hover');
  motion.setLoop(900);
  motion.release('focus');
  expect(pending).toHaveLength(1);
});
