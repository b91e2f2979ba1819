import { Section } from '@talent/ui/section';
import { method } from './content/method';

const { title, lede, parts, limits } = method;

/** The rules behind the figures, and their limits. */
export function Method() {
  return (
    <Section id="method" title={title} lede={lede} rule>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {parts.map((part) => (
          <div key={part.title}>
            <h3 className="text-subheading">{part.title}</h3>
            <p className="mt-2">{part.text}</p>
          </div>
        ))}
      </div>
      <div className="mt-12 border-t-2 border-ink pt-5">
        <h3 className="text-subheading">{limits.title}</h3>
        <ul className="mt-4 grid list-disc gap-x-12 gap-y-3 pl-5 marker:text-ink-muted md:grid-cols-2">
          {limits.items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
