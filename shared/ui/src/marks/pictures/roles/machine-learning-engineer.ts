import { MODULE, box, stroke, strongStroke } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';
import { seeded } from '../../seeded.ts';

const steps = 30;
const ground = 156;
/** Height at which the loss settles. */
const floor = 28;
/** From this step on it has. */
const settled = 22;

/** A training curve: strokes fall and settle to a floor. */
export function trainingCurve(): Picture {
  const random = seeded('machine-learning-engineer');
  const ink: string[] = [];
  const signal: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const spread = step < settled ? 18 : 3;
    const noise = (random() - 0.5) * spread * (step === 0 ? 0 : 1);
    const height = Math.round(floor + 120 * Math.exp(-step / 5.5) + noise);
    const mark = step < settled ? stroke : strongStroke;
    (step < settled ? ink : signal).push(mark(step * MODULE + 1, ground - height, height));
  }
  signal.push(box(0, ground - floor - 8, 240, 1));
  return drawn({
    ink,
    signal,
    caption: 'Each stroke is a training step. Loss settles below the line. Illustrative.',
  });
}
