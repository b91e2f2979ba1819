import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { environmentSchema } from '@talent/functions/host/serve.ts';
import { readEnvironment } from '@talent/settings/environment';
import { variablesSchema } from '@talent/settings/variables';
import { expect, it } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
const example = parseEnv(text);

it('.env.example has every variable, and no other one', () => {
  const variables = new Set([
    ...Object.keys(variablesSchema.shape),
    ...Object.keys(environmentSchema.shape),
  ]);
  expect(Object.keys(example).sort()).toEqual([...variables].sort());
});

it('.env.example says of each variable what it is for', () => {
  const lines = text.split('\n');
  const silent = lines.filter(
    (line, index) => /^[A-Z]/.test(line) && !/^# [A-Z`]/.test(lines[index - 1] ?? ''),
  );
  expect(silent).toEqual([]);
});

it('.env.example changes nothing as it is', () => {
  expect(readEnvironment(example)).toEqual(readEnvironment({}));
});
