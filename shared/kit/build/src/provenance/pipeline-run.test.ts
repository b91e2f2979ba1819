import { expect, it } from 'vitest';
import { readPipelineRun } from './pipeline-run.ts';

const variables = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'an-agency/site',
  GITHUB_WORKFLOW_REF: 'an-agency/site/.github/workflows/mfe-blog.yml@refs/heads/main',
  GITHUB_RUN_ID: '1234',
  GITHUB_RUN_ATTEMPT: '2',
};

it('names the workflow and the run of a pipeline by their addresses', () => {
  expect(readPipelineRun(variables)).toEqual({
    workflow: 'https://github.com/an-agency/site/.github/workflows/mfe-blog.yml@refs/heads/main',
    run: 'https://github.com/an-agency/site/actions/runs/1234/attempts/2',
  });
});

it('is null outside a pipeline', () => {
  expect(readPipelineRun({})).toBeNull();
  expect(readPipelineRun({ ...variables, GITHUB_RUN_ID: undefined })).toBeNull();
});
