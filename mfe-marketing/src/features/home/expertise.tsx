import type { HomeContent } from './content/home-content';
import { TalkLink } from './talk-link';

/** The fields of expertise in large type, and a link to the contact page. */
export function Expertise({ title, tags, talk }: HomeContent['services']['expertise']) {
  return (
    <div className="mt-6 border-t-2 border-ink pt-6 lg:grid lg:grid-cols-[1fr_auto] lg:items-end lg:gap-x-16">
      <div>
        <h3 className="font-sans text-sm text-ink-muted">{title}</h3>
        <ul className="mt-3 flex flex-wrap gap-x-3 font-display text-heading">
          {tags.map((tag, index) => (
            <li key={tag}>
              {tag}
              {index < tags.length - 1 && (
                <span aria-hidden="true" className="ml-3 text-data-2">
                  /
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <TalkLink {...talk} />
    </div>
  );
}
