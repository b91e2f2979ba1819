/** A figure from fewer cases than this shows a direction rather than a price. */
export const SMALL_SAMPLE = 50;

/**
 * Headlines, ranks, percentages and superlatives ("highest", "the largest step") compare only figures from at least so many
 * ranges: below, one employer more or less changes who is first.
 */
export const HEADLINE_SAMPLE = 100;

/** An amount is placed among so many ranges at least: below, a percentile would say more about single employers. */
export const LEAST_PLACED = 30;
