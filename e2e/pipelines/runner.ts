import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ReadyStep } from '@talent/platform/workflows/run-workflow';

/** The machine that runs the steps of a pipeline. */
export interface Runner {
  /** Runs a step as it is written; resolves to whether it has passed. */
  run: (step: ReadyStep) => Promise<boolean>;
  /** Folder of the artifact that a step has uploaded. */
  artifact: (name: string) => string;
}

export interface RunnerOptions {
  /** The checked-out repository. */
  copy: string;
  /** For what the runner keeps: artifacts, comments, programs. */
  folder: string;
  /** Variables of the machine, such as where the site runs. */
  env: Readonly<Record<string, string>>;
  /** Called with each step that has ended. */
  onStep: (step: ReadyStep, passed: boolean, seconds: number) => void;
  /** Names of steps that are left out and count as passed. */
  without: readonly string[];
}

/**
 * Runs commands like the runner of the pipelines: the same shell, the variables of the step, and for a job that checks
 * nothing out an empty folder. Actions are replaced by the same on this machine: the copy is checked out already, Node is
 * the one of this process, and artifacts are folders.
 */
export async function createRunner(options: RunnerOptions): Promise<Runner> {
  const { copy, folder, env, onStep, without } = options;
  const programs = join(folder, 'bin');
  await mkdir(programs, { recursive: true });
  const gh = join(programs, 'gh');
  const stub = join(import.meta.dirname, 'gh.mjs');
  await writeFile(gh, `#!/bin/sh\nexec "${process.execPath}" "${stub}" "$@"\n`);
  await chmod(gh, 0o755);
  /** Job -> its folder; a job begins with its first step. */
  let place = { job: '', cwd: copy };
  const artifact = (name: string): string => join(folder, 'artifacts', name);

  async function perform(step: ReadyStep): Promise<boolean> {
    if (step.job !== place.job) {
      place = { job: step.job, cwd: await mkdtemp(join(folder, `${step.job}-`)) };
    }
    if (step.action !== null) return performAction(step.action, step.inputs);
    return runCommand(step);
  }

  async function performAction(
    action: string,
    inputs: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    const [name] = action.split('@');
    const target = artifact(inputs['name'] ?? '');
    switch (name) {
      case 'actions/checkout':
        place = { ...place, cwd: copy };
        return true;
      case 'actions/setup-node':
        return Number(inputs['node-version']) === Number(process.versions.node.split('.')[0]);
      case 'actions/upload-artifact': {
        const paths = (inputs['path'] ?? '').split('\n').filter((path) => path !== '');
        for (const path of paths) {
          // A missing file is a warning of the action: a step before it may have failed.
          if (!existsSync(join(place.cwd, path))) console.log(`warning: there is no ${path}`);
          else await cp(join(place.cwd, path), join(target, basename(path)));
        }
        return true;
      }
      case 'actions/download-artifact':
        await cp(target, place.cwd, { recursive: true });
        return true;
      default:
        throw new Error(`nothing replaces the action ${name} here`);
    }
  }

  function runCommand(step: ReadyStep): Promise<boolean> {
    const own = Object.entries(step.env).filter(([, value]) => value !== '');
    const path = `${programs}:${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`;
    return new Promise((resolve, reject) => {
      const shell = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.command ?? ''];
      const child = spawn('bash', shell, {
        cwd: join(place.cwd, step.folder),
        stdio: 'inherit',
        env: {
          HOME: process.env['HOME'],
          PATH: path,
          CI: 'true',
          GITHUB_REPOSITORY: 'here/site',
          GITHUB_SERVER_URL: 'https://github.example',
          GITHUB_RUN_ID: '1',
          ...env,
          ...Object.fromEntries(own),
        },
      });
      child.once('error', reject);
      child.once('close', (code) => resolve(code === 0));
    });
  }

  return {
    artifact,
    async run(step) {
      if (without.includes(step.name)) return true;
      const start = performance.now();
      const passed = await perform(step);
      onStep(step, passed, (performance.now() - start) / 1000);
      return passed;
    },
  };
}
