import type { DrawingNode } from '@talent/sdk/server';
import { createElement } from 'react';
import type { CSSProperties, ReactNode } from 'react';

interface DrawingProps {
  drawing: DrawingNode;
  /** px. */
  width: number;
  height: number;
  /** Text alternative of the picture. */
  label: string;
}

/** A drawing of the composer, laid out by this browser, as wide as its place allows. */
export function Drawing({ drawing, width, height, label }: DrawingProps): ReactNode {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block w-full">
      <foreignObject width={width} height={height} aria-hidden="true">
        <Node node={drawing} />
      </foreignObject>
    </svg>
  );
}

function Node({ node: { type, props } }: { node: DrawingNode }): ReactNode {
  const { style, children, ...attributes } = props;
  return createElement(
    type,
    { ...attributes, ...(style && { style: styleOf(style) }) },
    ...childrenOf(children).map((child, index) =>
      typeof child === 'string' ? child : <Node key={index} node={child} />,
    ),
  );
}

function childrenOf(children: DrawingNode['props']['children']): readonly (string | DrawingNode)[] {
  if (children === undefined) return [];
  return typeof children === 'string' || 'type' in children ? [children] : children;
}

/** Browsers clamp lines in a box of a kind of their own. */
function styleOf({
  lineClamp,
  ...style
}: Readonly<Record<string, string | number>>): CSSProperties {
  if (lineClamp === undefined) return style;
  const box = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;
  return { ...style, ...box, WebkitLineClamp: lineClamp };
}
