// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ScoreMeter } from './score-meter.tsx';

afterEach(cleanup);

describe('ScoreMeter', () => {
  it('draws and says the score', () => {
    const { container } = render(<ScoreMeter label="Role fit" value={62} valueText="62%" />);
    const meter = screen.getByRole('meter', { name: 'Role fit' });
    expect(meter.getAttribute('aria-valuenow')).toBe('62');
    expect(meter.getAttribute('aria-valuetext')).toBe('62%');
    expect(container.querySelectorAll('rect')[1]?.getAttribute('width')).toBe('62');
  });

  it.each([
    [-5, '0'],
    [140, '100'],
    [Number.NaN, '0'],
  ])('keeps %s within its scale', (value, shown) => {
    render(<ScoreMeter label="Role fit" value={value} />);
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe(shown);
  });
});
