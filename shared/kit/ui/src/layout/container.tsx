import type { ComponentProps } from 'react';
import { classList } from '../class-names/class-list.ts';

const widths = {
  prose: 'max-w-3xl',
  page: 'max-w-page',
  wide: 'max-w-wide',
} as const;

export type ContainerProps = ComponentProps<'div'> & {
  /** `prose` 768 px for forms and articles, `page` 1200 px, `wide` 1440 px for the densest tools; gutters included. */
  width?: keyof typeof widths;
};

/** Centers its content and keeps it off the window's edge. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return (
    <div
      {...rest}
      className={classList('mx-auto w-full px-4 sm:px-6 lg:px-8', widths[width], className)}
    />
  );
}
