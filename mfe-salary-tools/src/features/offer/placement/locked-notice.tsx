import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { offerText } from '../content/offer-text';
import type { UnlockPlace } from './unlock-place';

const { locked: text } = offerText;

/** Says that a closed role is compared with its headline figure only, and leads to the sign-up. */
export function LockedNotice({ hasFigure, unlock }: { hasFigure: boolean; unlock: UnlockPlace }) {
  return (
    <Notice title={hasFigure ? text.title : text.noFigureText} className="mb-5">
      <p>{text.text}</p>
      <Link
        href={unlock.kind === 'link' ? unlock.href : '#sign-up'}
        className="mt-1 inline-block py-1"
      >
        {text.action}
      </Link>
    </Notice>
  );
}
