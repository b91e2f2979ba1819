import { Fragment } from 'react';

/**
 * An address of a page or a person, which breaks after `/`, `?`, `&`, `=` and `@`: between its parts, never in a word that
 * fits into a line. It is for the inside of a link or of `Clipped`.
 */
export function Address({ children }: { children: string }) {
  return children.split(/(?<=[/?&=@])(?![/?&=@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
