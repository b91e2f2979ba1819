import { holds, interpolate, type Contexts, type Status } from './expressions.ts';
import type { Workflow, WorkflowJob, WorkflowStep } from './read-workflow.ts';

/** A step that is to be run, with the values of its expressions. */
export interface ReadyStep {
  /** Name of the job. */
  job: string;
  name: string;
  /** The shell command; null for a step that uses an action. */
  command: string | null;
  /** The action with its commit; null for a command. */
  action: string | null;
  /** Inputs of the action. */
  inputs: Readonly<Record<string, string>>;
  /** Folder from the repository's root. */
  folder: string;
  env: Readonly<Record<string, string>>;
}

export type JobResult = Status | 'skipped';

/** Runs a step; resolves to whether it has passed. */
export type RunStep = (step: ReadyStep) => Promise<boolean>;

/**
 * Runs the jobs of a pipeline as its runner does, one after another: a job waits for the job that it needs and is left out
 * when that has not passed, and a step is left out after a failed one, unless their conditions say otherwise.
 *
 * @param contexts `github`, `vars` and `secrets` of the event
 * @returns job -> result
 */
export async function runWorkflow(
  { jobs }: Workflow,
  contexts: Contexts,
  runStep: RunStep,
): Promise<Record<string, JobResult>> {
  const results: Record<string, JobResult> = {};
  const outputs: Record<string, Record<string, string>> = {};
  // A pipeline names a job before those that need it.
  for (const [name, job] of Object.entries(jobs)) {
    const needed = job.needs === undefined ? null : results[job.needs];
    if (needed === undefined) throw new Error(`${name} needs ${job.needs}, which comes later`);
    const facts = { result: needed ?? '', outputs: outputs[job.needs ?? ''] ?? {} };
    const needs = job.needs === undefined ? {} : { [job.needs]: facts };
    const status = needed === null || needed === 'success' ? 'success' : 'failure';
    const isRun = holds(job.if, { ...contexts, needs }, status);
    if (!isRun) {
      results[name] = 'skipped';
      continue;
    }
    const ran = await runJob(name, job, { ...contexts, needs }, runStep);
    results[name] = ran.status;
    outputs[name] = ran.outputs;
  }
  return results;
}

async function runJob(
  name: string,
  { steps, outputs }: WorkflowJob,
  contexts: Contexts,
  runStep: RunStep,
): Promise<{ status: Status; outputs: Record<string, string> }> {
  let status: Status = 'success';
  const outcomes: Record<string, { outcome: string }> = {};
  for (const step of steps) {
    const known = { ...contexts, steps: outcomes };
    const isRun = holds(step.if, known, status);
    const passed = !isRun || (await runStep(readyStep(name, step, known)));
    if (!passed) status = 'failure';
    if (step.id === undefined) continue;
    outcomes[step.id] = { outcome: isRun ? (passed ? 'success' : 'failure') : 'skipped' };
  }
  return { status, outputs: interpolateAll(outputs, { ...contexts, steps: outcomes }) };
}

function interpolateAll(
  texts: Readonly<Record<string, string>>,
  contexts: Contexts,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, interpolate(text, contexts)]),
  );
}

function readyStep(job: string, step: WorkflowStep, contexts: Contexts): ReadyStep {
  return {
    job,
    name: step.name ?? step.uses ?? '',
    command: step.run ?? null,
    action: step.uses ?? null,
    inputs: interpolateAll(step.with, contexts),
    folder: step['working-directory'] ?? '.',
    env: interpolateAll(step.env, contexts),
  };
}
