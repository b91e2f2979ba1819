import { expect, it } from 'vitest';
import { formatUtc } from './utc';

it.each(['2026-05-12T09:04:59.999Z', '2026-05-12T09:04:59+00:00', '2026-05-12 09:04:59+00'])(
  '%s is written in UTC, to the minute',
  (time) => {
    expect(formatUtc(time)).toBe('2026-05-12 09:04');
  },
);
