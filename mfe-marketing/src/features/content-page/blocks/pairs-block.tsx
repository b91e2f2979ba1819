import type { Block } from '../../../content/page-content';
import { InlineText } from './inline-text';

/** Terms and what they mean. */
export function PairsBlock({ pairs }: Extract<Block, { kind: 'pairs' }>) {
  return (
    <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
      {pairs.map(({ term, text }) => (
        <div key={term} className="border-t border-rule pt-4">
          <dt className="font-semibold">{term}</dt>
          <dd className="mt-1.5">
            <InlineText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
