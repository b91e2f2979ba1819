import { expect, it } from 'vitest';
import { compareRates, orderOf } from './compare-rates.ts';

it('compares within rounds, so that one slow moment of the machine decides nothing', () => {
  const rounds = [
    { gateway: 900, nginx: 1000 },
    { gateway: 450, nginx: 500 },
    { gateway: 100, nginx: 1000 },
  ];
  expect(compareRates(rounds)).toEqual({ gateway: 450, nginx: 1000, ratio: 0.9, isEnough: true });
});

it('holds the gateway to 0.8 of nginx', () => {
  expect(compareRates([{ gateway: 800, nginx: 1000 }]).isEnough).toBe(true);
  expect(compareRates([{ gateway: 799, nginx: 1000 }]).isEnough).toBe(false);
  expect(compareRates([]).isEnough).toBe(false);
});

it('asks the two servers in turns', () => {
  expect([0, 1, 2].map(orderOf)).toEqual([
    ['gateway', 'nginx'],
    ['nginx', 'gateway'],
    ['gateway', 'nginx'],
  ]);
});
