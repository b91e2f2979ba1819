/** How every axis looks, beside its own size and scale. */
export const axisLook = { tickLine: false, stroke: 'var(--ink-muted)', tick: { fontSize: 13 } };
