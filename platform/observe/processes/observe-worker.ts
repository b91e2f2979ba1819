import { collectDefaultMetrics } from 'prom-client';
import type { GatewayState, Observation } from '../../gateway/observe/observation.ts';
import type { Gateway } from '../../gateway/options.ts';
import type { SiteObserver } from '../observe-site.ts';
import { createQuestions, observeMessage, type Report } from './process-messages.ts';
import { createTraffic } from '../measure/traffic.ts';

const TIMEOUT_MS = 10_000;

/** For one of several processes: it counts its own requests; the primary process watches all of them and answers. */
export function observeAsWorker(metricsToken: string | null): Omit<SiteObserver, 'check'> {
  const traffic = createTraffic();
  collectDefaultMetrics({ register: traffic.registry });
  const questions = createQuestions<string | null>(TIMEOUT_MS);

  async function answerOf(what: 'metrics' | 'operations', state: GatewayState): Promise<unknown> {
    const json = await questions.ask((id) =>
      process.send?.({ observe: 'answer-wanted', id, what, state }),
    );
    if (json === null) throw new Error(`the primary process did not answer about ${what}`);
    return JSON.parse(json);
  }

  const observation: Observation = {
    metricsToken,
    metrics: async (state) => (await answerOf('metrics', state)) as { type: string; text: string },
    operations: async (state) => (await answerOf('operations', state)) as object,
  };

  return {
    observation,
    traffic,
    watch(gateway: Pick<Gateway, 'observed'>) {
      async function report(id: number): Promise<void> {
        const [state, metrics] = await Promise.all([
          gateway.observed(),
          traffic.registry.getMetricsAsJSON(),
        ]);
        const answer: Report = { observe: 'report', id, state, metrics };
        process.send?.(answer);
      }
      const hear = (message: unknown): void => {
        const heard = observeMessage(message);
        if (heard?.observe === 'report-wanted') void report(heard.id);
        else if (heard?.observe === 'answer') questions.answer(heard.id, heard.json);
      };
      process.on('message', hear);
      return async () => void process.off('message', hear);
    },
  };
}
