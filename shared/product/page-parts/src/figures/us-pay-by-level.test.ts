import { expect, it } from 'vitest';
import { levelFigure, midAndSeniorFigure, type LevelRow } from './us-pay-by-level.ts';

function row(role: string, level: string, p50: number): LevelRow {
  return {
    role,
    level,
    n: 60,
    period: '2024-2025',
    p10: null,
    p25: p50 - 20_000,
    p50,
    p75: p50 + 20_000,
    p90: null,
    p50_low: null,
    p50_high: null,
    salary_roles: { label: role },
    salary_sources: {
      name: 'A pay file',
      url: 'https://pay.example',
      licence: 'CC0',
      attribution: null,
    },
  };
}

it('lists levels from the lowest median to the highest, and needs two of them', () => {
  const figure = levelFigure([row('Engineer', 'SE', 200_000), row('Engineer', 'EN', 140_000)]);
  expect(figure?.headline).toBe(
    'Engineer: the median goes from $140,000 at entry level to $200,000 at senior level',
  );
  expect(figure?.kind === 'ranges' && figure.rows.map(({ label }) => label)).toEqual([
    'Entry',
    'Senior',
  ]);
  expect(levelFigure([row('Engineer', 'SE', 200_000)])).toBeNull();
});

it('states the smallest and the largest step between two levels, and leaves out a role with one of them', () => {
  const rows = [
    row('Engineer', 'MI', 150_000),
    row('Engineer', 'SE', 180_000),
    row('Scientist', 'MI', 130_000),
    row('Scientist', 'SE', 170_000),
    row('Analyst', 'MI', 90_000),
  ];
  const figure = midAndSeniorFigure(rows);
  expect(figure?.headline).toBe('From mid to senior level, the median rises by $30,000 to $40,000');
  expect(figure?.kind === 'ranges' && figure.rows.map(({ label }) => label)).toEqual([
    'Engineer, mid',
    'Engineer, senior',
    'Scientist, mid',
    'Scientist, senior',
  ]);
  expect(midAndSeniorFigure(rows.slice(4))).toBeNull();
});
