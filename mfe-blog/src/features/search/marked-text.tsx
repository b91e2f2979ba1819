/** Private characters that the database puts around what was found: never markup. */
const START = '\uE000';
const END = '\uE001';

/** A text with what was found in it marked. */
export function MarkedText({ text }: { text: string }) {
  const [before = '', ...pieces] = text.split(START);
  return (
    <>
      {before}
      {pieces.map((piece, index) => {
        const [found = '', ...after] = piece.split(END);
        return (
          <span key={index}>
            <mark className="bg-signal-wash font-semibold text-ink">{found}</mark>
            {after.join('')}
          </span>
        );
      })}
    </>
  );
}
