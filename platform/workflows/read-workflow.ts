import { parse } from 'yaml';
import { z } from 'zod';

const textSchema = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const stepSchema = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), textSchema).default({}),
  run: z.string().optional(),
  if: z.string().optional(),
  'working-directory': z.string().optional(),
  env: z.record(z.string(), textSchema).default({}),
});

const triggerSchema = z.object({
  branches: z.array(z.string()).optional(),
  paths: z.array(z.string()).default([]),
  types: z.array(z.string()).default([]),
});

const jobSchema = z.object({
  if: z.string().optional(),
  environment: z.string().optional(),
  needs: z.string().optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  /** Name -> expression. */
  outputs: z.record(z.string(), z.string()).default({}),
  steps: z.array(stepSchema),
});

/** The parts of a pipeline that are run and checked. */
const workflowSchema = z.object({
  name: z.string(),
  on: z.object({
    pull_request: triggerSchema.optional(),
    schedule: z.array(z.object({ cron: z.string() })).optional(),
    workflow_dispatch: z.null().optional(),
    push: triggerSchema.optional(),
  }),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(z.string(), jobSchema),
});

export type Workflow = z.infer<typeof workflowSchema>;
export type WorkflowJob = z.infer<typeof jobSchema>;
export type WorkflowStep = z.infer<typeof stepSchema>;

/** Reads a pipeline. Throws a `ZodError` for one of another form. */
export function readWorkflow(text: string): Workflow {
  return workflowSchema.parse(parse(text));
}
