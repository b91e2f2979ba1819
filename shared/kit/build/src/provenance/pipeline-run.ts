import { z } from 'zod';

/** Set by GitHub Actions in every step, and by compatible runners. */
const variablesSchema = z.object({
  GITHUB_SERVER_URL: z.url(),
  GITHUB_REPOSITORY: z.string().min(1),
  GITHUB_WORKFLOW_REF: z.string().min(1),
  GITHUB_RUN_ID: z.string().regex(/^\d+$/),
  GITHUB_RUN_ATTEMPT: z.string().regex(/^\d+$/).default('1'),
});

/** The run of a pipeline that this process is a part of. */
export interface PipelineRun {
  /** URL of the workflow's file with its ref. */
  workflow: string;
  /** URL of the run. */
  run: string;
}

/** Null: this process is part of no pipeline. */
export function readPipelineRun(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): PipelineRun | null {
  const parsed = variablesSchema.safeParse(variables);
  if (!parsed.success) return null;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, ...rest } = parsed.data;
  return {
    workflow: `${server}/${rest.GITHUB_WORKFLOW_REF}`,
    run: `${server}/${repository}/actions/runs/${rest.GITHUB_RUN_ID}/attempts/${rest.GITHUB_RUN_ATTEMPT}`,
  };
}
