import type { KeptAnswers } from '../connections/kept-answers.ts';
import type { TrafficObserver } from './observation.ts';

/** Counts kept answers that are written on connections that Node's HTTP server has not seen. */
export function countRepeated(answers: KeptAnswers, traffic: TrafficObserver): KeptAnswers {
  return {
    ...answers,
    wire(asked) {
      const wire = answers.wire(asked);
      if (wire === null) return null;
      if (Buffer.isBuffer(wire)) {
        traffic.repeated(wire.byteLength);
        return wire;
      }
      return wire.then((made) => {
        if (made) traffic.repeated(made.byteLength);
        return made;
      });
    },
  };
}
