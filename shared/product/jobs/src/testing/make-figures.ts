import type { ReportFigures } from '../report/report-figures.ts';

export function makeFigures(patch: Partial<ReportFigures> = {}): ReportFigures {
  const before = { new_before: 2, closed_before: 0, open_before: 6 };
  return {
    week: '2026-W47',
    starts_on: '2026-11-16',
    ends_on: '2026-11-22',
    is_over: true,
    measured_at: '2026-11-23T06:00:00Z',
    totals: { new: 3, closed: 1, open: 8, ...before, remote: 4, remote_before: 2 },
    roles: [{ key: 'mlops-engineer', new: 3, closed: 1, open: 8, ...before }],
    levels: [{ key: 'senior', new: 3, closed: 1, open: 8, ...before }],
    modes: [
      { key: 'remote', new: 2, closed: 0, open: 4, ...before, open_before: 2 },
      { key: 'on-site', new: 1, closed: 1, open: 4, ...before, open_before: 4 },
    ],
    places: [{ key: 'CA-ON', new: 3, closed: 1, open: 8, ...before }],
    pay: [
      {
        country: 'CA',
        currency: 'CAD',
        role: null,
        n: 8,
        n_before: 6,
        median_before: 140_000,
        p25: 130_000,
        median: 150_000,
        p75: 165_500,
      },
      {
        country: 'US',
        currency: 'USD',
        role: null,
        n: 4,
        n_before: 0,
        median_before: null,
        p25: null,
        median: null,
        p75: null,
      },
    ],
    skills: [{ skill: 'pytorch', open: 5, open_before: 2 }],
    bands: [],
    trend: [{ week: '2026-W47', new: 3, closed: 1, open: 8 }],
    market: null,
    ...patch,
  };
}
