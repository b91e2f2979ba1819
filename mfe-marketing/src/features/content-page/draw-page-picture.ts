import { clocks } from '@talent/content/clocks';
import type { DataClient } from '@talent/data/client';
import type { Picture } from '@talent/ui/picture';
import { pictureOfCount } from '@talent/ui/picture-of-count';
import { pictureOfPlaces } from '@talent/ui/picture-of-places';
import { pictureOfProcess } from '@talent/ui/picture-of-process';
import { pictureOfRole } from '@talent/ui/picture-of-role';
import { pictureOfTeam } from '@talent/ui/picture-of-team';
import { pictureOfTerms } from '@talent/ui/picture-of-terms';
import { pictureOfTopic } from '@talent/ui/picture-of-topic';
import type { PagePicture } from '../../content/page-picture';
import { getPayBands } from '../pay-figures/api/get-pay-bands';

/**
 * Draws the picture beside a page's heading, where the page is composed. Null for a role or topic that has none.
 * @throws DataError when the pay of a role that is drawn from it cannot be read.
 */
export async function drawPagePicture(
  data: DataClient,
  picture: PagePicture,
): Promise<Picture | null> {
  switch (picture.of) {
    case 'role': {
      const drawn = pictureOfRole(picture.role);
      if (drawn) return drawn;
      const [band] = await getPayBands(data, [picture.role]);
      return pictureOfRole(picture.role, band);
    }
    case 'process':
      return pictureOfProcess(clocks);
    case 'places':
      return pictureOfPlaces(picture.countries, picture.frame);
    case 'team':
      return pictureOfTeam(picture.needs.map((needs) => ({ needs })));
    case 'topic':
      return pictureOfTopic(picture.topic);
    case 'count':
      return pictureOfCount(picture);
    case 'terms':
      return pictureOfTerms(picture.terms);
  }
}
