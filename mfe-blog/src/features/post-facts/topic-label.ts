import { acronyms } from '../../content/acronyms';

/** `Salary insights`, from the data's `salary-insights`. */
export function topicLabel(topic: string): string {
  const words = topic.split('-').map((word) => acronyms[word] ?? word);
  const label = words.join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
