import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contexts } from '@talent/platform/workflows/expressions';
import { readWorkflow } from '@talent/platform/workflows/read-workflow';
import { runWorkflow, type JobResult } from '@talent/platform/workflows/run-workflow';
import { createRunner, type Runner } from './runner.ts';
import type { WorkCopy } from './work-copy.ts';

/** A step that has been run. */
export interface StepResult {
  pipeline: string;
  event: string;
  job: string;
  name: string;
  passed: boolean;
  seconds: number;
}

/** The pipelines of a copy of the repository. */
export interface Pipelines extends Pick<Runner, 'artifact'> {
  /** Runs a pipeline for an event; resolves to the result of each job. */
  start: (pipeline: string, contexts: Contexts) => Promise<Record<string, JobResult>>;
  /** Names of the steps that failed in the pipeline that was started last. */
  failed: () => string[];
  /** Comments on the pull request. */
  comments: () => Promise<{ id: number; body: string }[]>;
}

interface PipelinesOptions {
  copy: WorkCopy;
  folder: string;
  env: Readonly<Record<string, string>>;
  /** Gets every step that is run. */
  steps: StepResult[];
  without: readonly string[];
}

/** Makes the pipelines ready; they keep artifacts and comments in `folder`. */
export async function createPipelines(options: PipelinesOptions): Promise<Pipelines> {
  const { copy, folder, env, steps, without } = options;
  const file = join(folder, 'comments.json');
  let running = { pipeline: '', event: '' };
  let failed: string[] = [];
  const runner = await createRunner({
    copy: copy.folder,
    folder,
    env: { ...env, GH_COMMENTS: file },
    without,
    onStep({ job, name }, passed, seconds) {
      steps.push({ ...running, job, name, passed, seconds });
      if (!passed) failed.push(name);
      const { pipeline, event } = running;
      console.log(
        `== ${pipeline}, ${event}, ${job}: ${name}: ${passed ? 'passed' : 'failed'} in ${seconds.toFixed(1)} s`,
      );
    },
  });
  return {
    artifact: runner.artifact,
    failed: () => failed,
    async start(pipeline, contexts) {
      const { github } = contexts;
      const event = typeof github === 'object' ? String(github['event_name']) : '';
      running = { pipeline, event };
      failed = [];
      const text = await readFile(join(copy.folder, `.github/workflows/${pipeline}.yml`), 'utf8');
      return runWorkflow(readWorkflow(text), contexts, runner.run);
    },
    async comments() {
      if (!existsSync(file)) return [];
      return JSON.parse(await readFile(file, 'utf8')) as { id: number; body: string }[];
    },
  };
}
