import type { ShownBlock } from './shown-block';
import { ClocksBlock } from './blocks/clocks-block';
import { LinksBlock } from './blocks/links-block';
import { PayBlock } from './blocks/pay-block';
import { TableBlock } from './blocks/table-block';
import { ListBlock } from './blocks/list-block';
import { StepsBlock } from './blocks/steps-block';
import { StatTile } from '@talent/ui/stat-tile';
import type { ShownClaim } from '@talent/content/shown-claims';
import { InlineText } from './blocks/inline-text';
import { FigureView } from './figures/figure-view';
import { sourceNote } from '../claims/source-note';

/** One block of a section, by its kind. */
export function BlockView({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case 'text':
      return <TextBlock {...block} />;
    case 'list':
      return <ListBlock {...block} />;
    case 'steps':
      return <StepsBlock {...block} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'pairs':
      return <PairsBlock {...block} />;
    case 'claims':
      return <ClaimsBlock {...block} />;
    case 'clocks':
      return <ClocksBlock {...block} />;
    case 'pay':
      return <PayBlock {...block} />;
    case 'questions':
      return <QuestionsBlock {...block} />;
    case 'callout':
      return <CalloutBlock {...block} />;
    case 'links':
      return <LinksBlock {...block} />;
    default:
      return <FigureView figure={block} />;
  }
}

function ClaimsBlock({ claims }: { claims: readonly ShownClaim[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-8 xl:grid-cols-3">
      {claims.map((claim) => (
        <li key={claim.key} data-claim={claim.key}>
          <StatTile figure={claim.figure} label={claim.label} note={sourceNote(claim)} />
        </li>
      ))}
    </ul>
  );
}

function PairsBlock({ pairs }: Extract<ShownBlock, { kind: 'pairs' }>) {
  return (
    <dl className="grid gap-x-12 gap-y-6 @xl:grid-cols-2">
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

/** Beside a wide question is its answer; on a narrow page it is below. */
function QuestionsBlock({ questions }: Extract<ShownBlock, { kind: 'questions' }>) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <div
          key={question}
          className="border-t border-rule py-5 @2xl:grid @2xl:grid-cols-[2fr_3fr] @2xl:gap-x-10"
        >
          <h3 className="text-subheading">{question}</h3>
          <div className="mt-2 max-w-prose space-y-2 @2xl:mt-0">
            {answer.map((text) => (
              <p key={text}>
                <InlineText text={text} />
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function TextBlock({ paragraphs }: Extract<ShownBlock, { kind: 'text' }>) {
  return (
    <div className="max-w-prose space-y-4">
      {paragraphs.map((text) => (
        <p key={text}>
          <InlineText text={text} />
        </p>
      ))}
    </div>
  );
}

function CalloutBlock({ title, text }: Extract<ShownBlock, { kind: 'callout' }>) {
  return (
    <div className="border-l-4 border-signal bg-surface px-5 py-4 @2xl:grid @2xl:grid-cols-[2fr_3fr] @2xl:gap-x-10">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 max-w-prose @2xl:mt-0">
        <InlineText text={text} />
      </p>
    </div>
  );
}
