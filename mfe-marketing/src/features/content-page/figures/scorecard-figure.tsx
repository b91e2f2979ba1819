import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { MarkPicture } from '@talent/ui/mark-picture';
import type { Score } from '../../../content/figure-block';
import { CardTable } from '../blocks/card-table';
import { InlineText } from '../blocks/inline-text';
import { contentPageText } from '../content/content-page-text';
import type { ShownFigure } from './figure-data';

const { scorecard: text } = contentPageText;

type Scorecard = Extract<ShownFigure, { kind: 'scorecard' }>;

/** A scorecard: questions, answers at both ends of the scale, and the scores of three made-up candidates. */
export function ScorecardFigure({ caption, rows, scores }: Scorecard) {
  const hasWeak = rows.some(({ weak }) => weak !== undefined);
  return (
    <CardTable
      caption={caption}
      columns={[text.question, ...(hasWeak ? [text.weak] : []), text.strong, text.sample]}
      rows={rows.map(({ question, weak = '', strong, sample }) => ({
        heading: question,
        cells: [
          ...(hasWeak ? [<InlineText key="weak" text={weak} />] : []),
          <InlineText key="strong" text={strong} />,
          <SampleScores key="sample" sample={sample} scores={scores} />,
        ],
      }))}
      note={
        <>
          {text.note}{' '}
          <Link asChild>
            <RouterLink to={text.more.to}>{text.more.label}</RouterLink>
          </Link>
        </>
      }
    />
  );
}

interface SampleScoresProps extends Pick<Scorecard, 'scores'> {
  sample: readonly Score[];
}

function SampleScores({ sample, scores }: SampleScoresProps) {
  return (
    <ul className="space-y-1 text-sm">
      {sample.map((score, index) => {
        const picture = scores[score - 1];
        return (
          <li key={index} className="flex items-center gap-2 tabular-nums">
            <span className="w-3">{text.candidates[index]}</span>
            <div className="w-10">
              {picture && <MarkPicture picture={picture} size="full" decorative />}
            </div>
            <span>{score}</span>
          </li>
        );
      })}
    </ul>
  );
}
