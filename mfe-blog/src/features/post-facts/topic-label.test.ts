import { expect, it } from 'vitest';
import { topicLabel } from './topic-label';

it.each([
  ['hiring', 'Hiring'],
  ['weekly-jobs-report', 'Weekly jobs report'],
  ['ai-tools', 'AI tools'],
  ['pay-in-mlops', 'Pay in MLOps'],
])('writes %s as %s', (topic, label) => {
  expect(topicLabel(topic)).toBe(label);
});
