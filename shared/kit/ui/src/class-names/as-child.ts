import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { classList } from './class-list.ts';

interface Props {
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * Adds attributes and classes to its only child, so that a router's link can look like a button.
 * @throws Error when there is not exactly one element.
 */
export function AsChild({ children, className, ...rest }: Props): ReactElement {
  const child = Children.only(children);
  if (!isValidElement<Props>(child)) throw new Error('asChild needs one element as its child.');
  return cloneElement(child, { ...rest, className: classList(className, child.props.className) });
}
