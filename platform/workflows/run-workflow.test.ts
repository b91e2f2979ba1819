import { expect, it } from 'vitest';
import { readWorkflow } from './read-workflow.ts';
import { runWorkflow } from './run-workflow.ts';

const workflow = readWorkflow(`
name: test
on:
  push: {}
permissions: {}
concurrency:
  group: test
jobs:
  check:
    steps:
      - uses: actions/checkout@0 # v1
        with:
          ref: \${{ github.sha }}
      - run: check
        env:
          BASE: \${{ github.event.pull_request.base.sha || github.event.before }}
          COUNT: 3
  ship:
    needs: check
    if: github.event_name == 'push'
    outputs:
      compared: \${{ steps.compare.outcome }}
    steps:
      - id: ship
        run: ship
        working-directory: app
      - name: Journeys
        run: journeys
      - name: Compare
        id: compare
        if: \${{ !cancelled() && steps.ship.outcome == 'success' }}
        run: compare
  tell:
    needs: ship
    if: \${{ !cancelled() && needs.ship.outputs.compared == 'success' }}
    steps:
      - run: tell
`);

const contexts = (event: string) => ({
  github: { event_name: event, sha: 'abc', event: { before: 'def' } },
});

/** Runs the pipeline with some commands that fail. */
async function run(event: string, ...failing: string[]) {
  const ran: (string | null)[] = [];
  const results = await runWorkflow(workflow, contexts(event), async ({ command }) => {
    ran.push(command);
    return !failing.includes(command ?? '');
  });
  return { ran, results };
}

it('runs every step in its order', async () => {
  const { ran, results } = await run('push');
  expect(ran).toEqual([null, 'check', 'ship', 'journeys', 'compare', 'tell']);
  expect(results).toEqual({ check: 'success', ship: 'success', tell: 'success' });
});

it('a failed step ends its job, and jobs that need it are left out', async () => {
  const { ran, results } = await run('push', 'check');
  expect(ran).toEqual([null, 'check']);
  expect(results).toEqual({ check: 'failure', ship: 'skipped', tell: 'skipped' });
});

it('a step and a job that ask for it run after a failure, which stays one', async () => {
  const { ran, results } = await run('push', 'journeys');
  expect(ran).toEqual([null, 'check', 'ship', 'journeys', 'compare', 'tell']);
  expect(results).toEqual({ check: 'success', ship: 'failure', tell: 'success' });
});

it('a condition asks for the outcome of one step', async () => {
  const { ran } = await run('push', 'ship');
  expect(ran).toEqual([null, 'check', 'ship']);
});

it('leaves out a job for another event', async () => {
  const { results } = await run('pull_request');
  expect(results).toEqual({ check: 'success', ship: 'skipped', tell: 'skipped' });
});

it('gives a step its values', async () => {
  const steps: unknown[] = [];
  await runWorkflow(workflow, contexts('push'), async ({ env, inputs, folder }) => {
    steps.push({ env, inputs, folder });
    return true;
  });
  expect(steps.slice(0, 3)).toEqual([
    { env: {}, inputs: { ref: 'abc' }, folder: '.' },
    { env: { BASE: 'def', COUNT: '3' }, inputs: {}, folder: '.' },
    { env: {}, inputs: {}, folder: 'app' },
  ]);
});

it('refuses an expression about something unknown', async () => {
  const unknown = readWorkflow(`
name: test
on: {}
permissions: {}
concurrency: { group: test }
jobs:
  one: { if: "matrix.x == 'y'", steps: [] }
`);
  await expect(runWorkflow(unknown, { github: {} }, async () => true)).rejects.toThrow('matrix');
});
