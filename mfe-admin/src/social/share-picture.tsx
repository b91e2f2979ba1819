import { headTitle } from '@talent/page-parts/head-title';
import { socialCard } from '@talent/page-parts/social-card';
import { useSite } from '@talent/sdk';
import { pictureOfTopic } from '@talent/ui/picture-of-topic';
import type { ReactNode } from 'react';
import { socialTexts } from './content/social-texts';
import { Drawing } from './drawing';

interface SharePictureProps {
  title: string;
  topic: string;
  /** Path of the post's page. */
  path: string;
  /** Name of the uploaded cover in its bucket; empty where the cover is drawn. */
  cover: string;
}

/** Of a post without a topic: its publication asks for one. */
const DEFAULT_TOPIC = 'hiring';

/** The picture of a shared link to a post: the part of its uploaded cover, or the drawing that the composer makes. */
export function SharePicture({ title, topic, path, cover }: SharePictureProps): ReactNode {
  const { brand } = useSite();
  const label = socialTexts.picture(title);
  if (cover !== '') {
    return (
      <img
        src={`/storage/v1/object/public/blog-images/${cardOf(cover)}`}
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
  return <Drawing drawing={drawing} width={1200} height={630} label={label} />;
}

/** A cover is stored with its part for shared links beside it. */
function cardOf(cover: string): string {
  return cover.replace(/\.[a-z]+$/, '-card.jpg');
}
