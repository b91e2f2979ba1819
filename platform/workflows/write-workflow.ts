import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appWorkflow } from './app-workflow.ts';
import {
  CLOSED_PREVIEWS,
  closedPreviewsWorkflow,
  NIGHTLY,
  nightlyWorkflow,
  PLATFORM,
  platformWorkflow,
} from './whole-workflows.ts';
import { workflowFile, workflowPaths } from './workflow-paths.ts';

/** Pipelines that belong to no app. */
export const WHOLE_WORKFLOWS = [CLOSED_PREVIEWS, NIGHTLY, PLATFORM] as const;

const WHOLE: Readonly<Record<string, () => string>> = {
  [CLOSED_PREVIEWS]: closedPreviewsWorkflow,
  [NIGHTLY]: nightlyWorkflow,
  [PLATFORM]: platformWorkflow,
};

/** The text of a pipeline: of an app, from its dependencies, or one of `WHOLE_WORKFLOWS`. */
export async function describeWorkflow(root: string, name: string): Promise<string> {
  return WHOLE[name]?.() ?? appWorkflow(name, await workflowPaths(root, name));
}

/**
 * Writes a pipeline, replacing an earlier one.
 * @returns the file, from the repository's root
 */
export async function writeWorkflow(root: string, name: string): Promise<string> {
  const file = workflowFile(name);
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), await describeWorkflow(root, name));
  return file;
}
