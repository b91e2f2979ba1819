import type { ShownBlock } from './shown-block';
import { ClaimsBlock } from './blocks/claims-block';
import { LinksBlock } from './blocks/links-block';
import { ListBlock } from './blocks/list-block';
import { PairsBlock } from './blocks/pairs-block';
import { PayBlock } from './blocks/pay-block';
import { QuestionsBlock } from './blocks/questions-block';
import { StepsBlock } from './blocks/steps-block';
import { TableBlock } from './blocks/table-block';
import { CalloutBlock, TextBlock } from './blocks/text-block';

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
    case 'pay':
      return <PayBlock {...block} />;
    case 'questions':
      return <QuestionsBlock {...block} />;
    case 'callout':
      return <CalloutBlock {...block} />;
    case 'links':
      return <LinksBlock {...block} />;
  }
}
