import { parse } from 'yaml';
import { z } from 'zod';

const stepSchema = z.object({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  'working-directory': z.string().optional(),
  env: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});

const triggerSchema = z.object({
  paths: z.array(z.string()).default([]),
  types: z.array(z.string()).default([]),
});

const jobSchema = z.object({
  if: z.string().optional(),
  environment: z.string().optional(),
  needs: z.string().optional(),
  steps: z.array(stepSchema),
});

/** The parts of a pipeline that are run and checked. */
const workflowSchema = z.object({
  name: z.string(),
  on: z.object({
    pull_request: triggerSchema.optional(),
    schedule: z.array(z.object({ cron: z.string() })).optional(),
    workflow_dispatch: z.null().optional(),
    push: triggerSchema.extend({ branches: z.array(z.string()) }).optional(),
  }),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(z.string(), jobSchema),
});

export type Workflow = z.infer<typeof workflowSchema>;
export type WorkflowJob = z.infer<typeof jobSchema>;

/** A command of a pipeline, ready to be run. */
export interface WorkflowStep {
  name: string;
  command: string;
  /** Folder from the repository's root. */
  folder: string;
  env: Record<string, string>;
}

/** Values for expressions: `github.event_name` -> `push`. Other secrets and variables are empty. */
export type WorkflowContext = Readonly<Record<string, string>>;

/** Reads a pipeline. Throws a `ZodError` for one of another form. */
export function readWorkflow(text: string): Workflow {
  return workflowSchema.parse(parse(text));
}

/** The commands that an event starts, in the order of the jobs. Throws for an expression that it cannot read. */
export function stepsFor({ jobs }: Workflow, context: WorkflowContext): WorkflowStep[] {
  const running = Object.values(jobs).filter(
    (job) => job.if === undefined || holds(job.if, context),
  );
  return running
    .flatMap(({ steps }) => steps)
    .flatMap((step): WorkflowStep[] => {
      if (step.run === undefined || (step.if !== undefined && !holds(step.if, context))) return [];
      const env = Object.entries(step.env).map(([name, text]) => [
        name,
        String(text).replace(/\$\{\{\s*(\S+)\s*\}\}/g, (_, path: string) => valueOf(path, context)),
      ]);
      return [
        {
          name: step.name ?? step.run,
          command: step.run,
          folder: step['working-directory'] ?? '.',
          env: Object.fromEntries(env) as Record<string, string>,
        },
      ];
    });
}

/** `a == b`, any number of them joined by `&&`. */
function holds(condition: string, context: WorkflowContext): boolean {
  return condition.split('&&').every((part) => {
    const [, left, right] = /^\s*(\S+) == (\S+)\s*$/.exec(part) ?? [];
    if (left === undefined || right === undefined) throw new Error(`cannot read "${condition}"`);
    return valueOf(left, context) === valueOf(right, context);
  });
}

function valueOf(operand: string, context: WorkflowContext): string {
  const [, literal] = /^'(.*)'$/.exec(operand) ?? [];
  const value = literal ?? context[operand];
  if (value !== undefined) return value;
  if (/^(secrets|vars)\.[A-Z0-9_]+$/.test(operand)) return '';
  throw new Error(`nothing is known of "${operand}"`);
}
