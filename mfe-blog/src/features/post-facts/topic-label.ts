import { acronyms } from '../../content/acronyms';
import { topics } from '../../content/topics';

/** `Salary insights`, from the data's `salary-insights`. */
export function topicLabel(topic: string): string {
  const known = topics.find(({ slug }) => slug === topic);
  if (known) return known.label;
  const words = topic.split('-').map((word) => acronyms[word] ?? word);
  const label = words.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
