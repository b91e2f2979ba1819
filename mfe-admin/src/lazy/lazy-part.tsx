import { Notice } from '@talent/ui/notice';
import type { ComponentType, ReactNode } from 'react';
import { missingPart } from './content/lazy-part';
import { latePart } from './late-part';

/**
 * A part of a tool whose code loads when it is first shown, with `waiting` in its place. Where the code does not arrive, `missing`
 * says so, and the rest of the tool goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  missing = missingPart,
): ComponentType<Props> {
  function Missing(): ReactNode {
    return (
      <Notice tone="error" className="mt-4">
        {missing}
      </Notice>
    );
  }
  return latePart(load, waiting, Missing);
}
