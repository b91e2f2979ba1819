import { expect, test } from 'vitest';
import { appendHashtags } from './post-fields';

test.each([
  ['', 'AI', '#AI'],
  ['Text', 'AI, #MLOps', 'Text\n\n#AI #MLOps'],
  ['Text\n\n#AI', 'MLOps', 'Text\n\n#AI #MLOps'],
  ['We hire #AI people', 'ai ml', 'We hire #AI people\n\n#ml'],
  ['Text', 'C++ 123 !', 'Text\n\n#C'],
  ['Text ', '', 'Text '],
])('%j with %j becomes %j', (text, typed, expected) => {
  expect(appendHashtags(text, typed)).toBe(expected);
});
