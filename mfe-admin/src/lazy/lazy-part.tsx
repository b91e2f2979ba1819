import { Notice } from '@talent/ui/notice';
import { lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';

/**
 * A part of a tool whose code loads when it is shown. Where the code does not arrive, `missing` says so in its place; the
 * rest of the tool goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: string,
): ComponentType<Props> {
  function Missing(): ReactNode {
    return <Notice tone="error">{missing}</Notice>;
  }
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  );
}
