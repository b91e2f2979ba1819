import { median } from '../fixtures/statistics.ts';

/** Requests a second of both servers, measured one directly after the other. */
export interface RateRound {
  gateway: number;
  nginx: number;
}

/** Result of all rounds of one address. */
export interface RateComparison {
  /** Medians, requests a second. */
  gateway: number;
  nginx: number;
  /** Median of the ratios of the rounds: a pause of the machine falls on both servers of a round, or on one round only. */
  ratio: number;
  isEnough: boolean;
}

/** A gateway process answers at least this share of what an nginx process answers. */
export const leastRatio = 0.8;

/** Compares the rounds of one address. */
export function compareRates(rounds: readonly RateRound[]): RateComparison {
  const ratio = median(rounds.map(({ gateway, nginx }) => gateway / nginx));
  return {
    gateway: median(rounds.map(({ gateway }) => gateway)),
    nginx: median(rounds.map(({ nginx }) => nginx)),
    ratio,
    isEnough: ratio >= leastRatio,
  };
}

/** In odd rounds nginx is first: whatever the first of two gains or loses, both do. */
export function orderOf(round: number): readonly (keyof RateRound)[] {
  return round % 2 === 0 ? ['gateway', 'nginx'] : ['nginx', 'gateway'];
}
