import { expect, test } from 'vitest';
import { actionCommands, toolCommands } from './commands';
import remote from '../../routes';

test('every command leads to a page that there is', () => {
  const patterns = remote.routes.map(({ path }) => path.replace(/:\w+/g, 'new'));
  const targets = [...toolCommands, ...actionCommands]
    .map(({ to }) => to.replace(/[?#].*$/, ''))
    .filter((path) => path !== '/');
  expect(targets.filter((path) => !patterns.includes(path))).toEqual([]);
});

test('no two commands look alike', () => {
  const labels = [...toolCommands, ...actionCommands].map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
