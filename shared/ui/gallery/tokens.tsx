/** Name and utility of each color of the palette. */
export const colors = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['ink', 'bg-ink'],
  ['ink-muted', 'bg-ink-muted'],
  ['rule', 'bg-rule'],
  ['boundary', 'bg-boundary'],
  ['signal', 'bg-signal'],
  ['signal-hover', 'bg-signal-hover'],
  ['signal-ink', 'bg-signal-ink'],
  ['signal-wash', 'bg-signal-wash'],
  ['positive', 'bg-positive'],
  ['negative', 'bg-negative'],
  ['warning', 'bg-warning'],
  ['focus', 'bg-focus'],
  ['data-1', 'bg-data-1'],
  ['data-2', 'bg-data-2'],
  ['data-3', 'bg-data-3'],
  ['data-4', 'bg-data-4'],
  ['data-5', 'bg-data-5'],
  ['data-6', 'bg-data-6'],
  ['data-7', 'bg-data-7'],
  ['data-8', 'bg-data-8'],
] as const;

const sizes = [
  ['display', 'font-display text-display font-medium'],
  ['title', 'font-display text-title font-medium'],
  ['heading', 'font-display text-heading font-medium'],
  ['subheading', 'font-display text-subheading font-medium'],
  ['figure', 'font-display text-figure font-medium'],
  ['lede', 'text-lede'],
  ['lg', 'text-lg'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
  ['xs', 'text-xs'],
] as const;

/** The colors and text sizes that every component is made of. */
export function Tokens() {
  return (
    <section id="tokens" aria-labelledby="tokens-title" className="scroll-mt-8">
      <h2 id="tokens-title" className="text-title border-ink border-t-2 pt-4">
        Tokens
      </h2>
      <ul className="mt-8 grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-6">
        {colors.map(([name, fill]) => (
          <li key={name} className="text-xs">
            <span className={`border-boundary mb-1.5 block h-14 rounded-sm border ${fill}`} />
            {name}
          </li>
        ))}
      </ul>
      <dl className="mt-10">
        {sizes.map(([name, look]) => (
          <div
            key={name}
            className="border-rule grid items-baseline gap-x-6 border-t py-3 sm:grid-cols-[6rem_1fr]"
          >
            <dt className="text-ink-muted text-xs">{name}</dt>
            <dd className={`min-w-0 ${look}`}>Median pay $171,000</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
