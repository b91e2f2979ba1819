import { Section } from '@talent/ui/section';
import { apiPage } from '../content/api-page';

const { updates: text } = apiPage;

/** How often the figures change, and what they don't say. */
export function UpdateNotes() {
  return (
    <Section id="updates" title={text.title} rule>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {text.groups.map(({ title, items }) => (
          <div key={title}>
            <h3 className="text-subheading">{title}</h3>
            <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-ink-muted">
              {items.map((item) => (
                <li key={item} className="pl-1">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
