import { MarkPicture } from '@talent/ui/mark-picture';
import type { Picture } from '@talent/ui/picture';
import type { ReactNode } from 'react';
import { CoverImage } from './cover-image';
import type { CoverPhoto } from './cover-photo';

export interface CoverHeadProps {
  /** Null where there is nothing to draw. */
  cover: Picture | null;
  /** Instead of the drawing. */
  photo?: CoverPhoto | null;
  /** The `PageHeading`. */
  children: ReactNode;
}

/** The heading of a page with its picture: beside it on a wide screen, under it on a narrow one. */
export function CoverHead({ cover, photo = null, children }: CoverHeadProps) {
  if (!cover && !photo) return children;
  return (
    <div className="grid gap-x-20 lg:grid-cols-[minmax(0,44rem)_16rem]">
      {children}
      <div className="pb-8 lg:pt-14 lg:pb-0">
        {photo ? (
          <CoverImage
            photo={photo}
            sizes="(min-width: 64rem) 256px, 240px"
            isFirst
            className="max-w-60 lg:max-w-none"
          />
        ) : (
          cover && <MarkPicture picture={cover} size="card" />
        )}
      </div>
    </div>
  );
}
