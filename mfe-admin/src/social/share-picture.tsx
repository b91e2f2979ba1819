import { headTitle } from '@talent/page-parts/head-title';
import { socialCard } from '@talent/page-parts/social-card';
import { useSite } from '@talent/sdk';
import type { DrawingNode } from '@talent/sdk/server';
import { pictureOfTopic } from '@talent/ui/picture-of-topic';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import { socialTexts } from './content/social-texts';

/** Of a post without a topic: its publication asks for one. */
const DEFAULT_TOPIC = 'hiring';

/** The picture of a shared link to a post: the part of its uploaded cover, or the drawing that the composer makes. */
export function SharePicture(props: {
  title: string;
  topic: string;
  path: string;
  /** Name of the uploaded cover in its bucket; empty where the cover is drawn. */
  cover: string;
}): ReactNode {
  const { title, topic, path, cover } = props;
  const { brand } = useSite();
  const label = socialTexts.picture(title);
  if (cover !== '') {
    // A cover is stored with its part for shared links beside it.
    const card = cover.replace(/\.[a-z]+$/, '-card.jpg');
    return (
      <img
        src={`/storage/v1/object/public/blog-images/${card}`}
        alt={label}
        width={1200}
        height={630}
        className="block h-auto w-full"
      />
    );
  }
  const picture = pictureOfTopic(topic) ?? pictureOfTopic(DEFAULT_TOPIC);
  if (!picture) return null;
  const drawing = socialCard({
    head: { title: headTitle(title, brand), structuredData: [{ headline: title }] },
    path,
    brand,
    section: socialTexts.blogSection,
    picture,
  });
  return (
    <svg viewBox="0 0 1200 630" role="img" aria-label={label} className="block w-full">
      <foreignObject width={1200} height={630} aria-hidden="true">
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
    ...[children ?? []]
      .flat()
      .map((child, index) =>
        typeof child === 'string' ? child : <Node key={index} node={child} />,
      ),
  );
}

/** Browsers clamp lines in a box of a kind of their own. */
function styleOf(given: NonNullable<DrawingNode['props']['style']>): CSSProperties {
  const { lineClamp, ...style } = given;
  if (lineClamp === undefined) return style;
  const box = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;
  return { ...style, ...box, WebkitLineClamp: lineClamp };
}
