import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appWorkflow } from './app-workflow.ts';
import { CLOSED_PREVIEWS, closedPreviewsWorkflow } from './closed-previews-workflow.ts';
import { NIGHTLY, nightlyWorkflow, PLATFORM, platformWorkflow } from './whole-workflows.ts';
import { workflowFile, workflowPaths } from './workflow-paths.ts';

/** The pipeline of an app as its dependencies make it. */
export async function describeWorkflow(root: string, app: string): Promise<string> {
  return appWorkflow(app, await workflowPaths(root, app), await pnpmVersion());
}

/**
 * Writes the pipeline of an app in the place of an earlier one.
 * @returns the file, from the repository's root
 */
export async function writeWorkflow(root: string, app: string): Promise<string> {
  const file = workflowFile(app);
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), await describeWorkflow(root, app));
  return file;
}

/** The pipeline for all closed pull requests. */
export async function describeClosedPreviews(): Promise<string> {
  return closedPreviewsWorkflow(await pnpmVersion());
}

/** Writes that pipeline in the place of an earlier one, and names its file. */
export async function writeClosedPreviews(root: string): Promise<string> {
  const file = workflowFile(CLOSED_PREVIEWS);
  await writeFile(join(root, file), await describeClosedPreviews());
  return file;
}

/** Pipelines of the whole repository by their names: what runs every night, and what tests the platform. */
export async function describeWhole(): Promise<Record<string, string>> {
  const version = await pnpmVersion();
  return { [NIGHTLY]: nightlyWorkflow(version), [PLATFORM]: platformWorkflow(version) };
}

/** Writes them in the place of earlier ones, and names their files. */
export async function writeWhole(root: string): Promise<string[]> {
  const files: string[] = [];
  for (const [name, text] of Object.entries(await describeWhole())) {
    await writeFile(join(root, workflowFile(name)), text);
    files.push(workflowFile(name));
  }
  return files;
}

/** The version that package.json pins. */
async function pnpmVersion(): Promise<string> {
  const manifest = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8');
  const [, version] = /"packageManager": "pnpm@([\d.]+)"/.exec(manifest) ?? [];
  if (version === undefined) throw new Error('package.json pins no version of pnpm.');
  return version;
}
