import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { GatewayState } from '../../gateway/observe/observation.ts';
import { describeError, type Log } from '../../gateway/log/log.ts';
import type { SiteObserver } from '../observe-site.ts';
import {
  createQuestions,
  observeMessage,
  type AnswerWanted,
  type Report,
} from './process-messages.ts';
import type { ReleaseAlarm } from '../../gateway/after-release/release-alarms.ts';

const TIMEOUT_MS = 5000;

export function collectReports(log: Log) {
  const questions = createQuestions<Report>(TIMEOUT_MS);

  async function reports(): Promise<Report[]> {
    const workers = Object.values(cluster.workers ?? {}).filter(
      (worker): worker is Worker => worker?.isConnected() ?? false,
    );
    const answers = workers.map((worker) =>
      questions.ask((id) => worker.send({ observe: 'report-wanted', id })),
    );
    return (await Promise.all(answers)).filter((report) => report !== null);
  }

  async function answer(
    { observation }: SiteObserver,
    worker: Worker,
    { id, what, state }: AnswerWanted,
  ): Promise<void> {
    let json: string | null = null;
    try {
      json = JSON.stringify(await observation[what](state));
    } catch (error) {
      const message = `${what} could not be gathered`;
      log({ level: 'error', message, error: describeError(error) });
    }
    if (worker.isConnected()) worker.send({ observe: 'answer', id, json });
  }

  async function observed(): Promise<GatewayState> {
    const [first, ...others] = (await reports()).map(({ state }) => state);
    if (!first) throw new Error('no process of the gateway answers');
    return others.reduce(
      (sum, state) => ({
        ...sum,
        recompositionsWaiting: sum.recompositionsWaiting + state.recompositionsWaiting,
        isCanaryOpen: sum.isCanaryOpen || state.isCanaryOpen,
        alarms: mergeAlarms(sum.alarms, state.alarms),
      }),
      first,
    );
  }

  return {
    observed,
    counted: async (): Promise<Registry> =>
      AggregatorRegistry.aggregate((await reports()).map((each) => each.metrics)),
    /** Lets an observer watch all processes and answer for them, until the result is called. */
    serve(observer: SiteObserver): () => Promise<void> {
      const hear = (worker: Worker, message: unknown): void => {
        const heard = observeMessage(message);
        if (heard?.observe === 'report') questions.answer(heard.id, heard);
        else if (heard?.observe === 'answer-wanted') void answer(observer, worker, heard);
      };
      cluster.on('message', hear);
      const stop = observer.watch({ observed });
      return async () => {
        await stop();
        cluster.off('message', hear);
      };
    },
  };
}

/** The alarms of two processes, each release once: both usually have the same ones. */
function mergeAlarms(
  left: readonly ReleaseAlarm[],
  right: readonly ReleaseAlarm[],
): readonly ReleaseAlarm[] {
  const isKnown = ({ app, version }: ReleaseAlarm): boolean =>
    left.some((alarm) => alarm.app === app && alarm.version === version);
  return [...left, ...right.filter((alarm) => !isKnown(alarm))];
}
