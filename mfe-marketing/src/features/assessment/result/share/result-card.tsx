import type { AssessmentResult } from '@talent/functions/assessment/attempt';
import { ShareCard } from '@talent/page-parts/share-card';
import { useSite } from '@talent/sdk';
import { useMemo } from 'react';
import { assessmentText } from '../../content/assessment-text';
import { describeCard, layOutSkills, skillCard } from './skill-card';

/** The picture of a result. */
export function ResultCard({ result }: { result: AssessmentResult }) {
  const { brand, origin } = useSite();
  const card = useMemo(() => skillCard(result, { brand, origin }), [result, brand, origin]);
  const parts = useMemo(() => layOutSkills(card), [card]);
  return <ShareCard parts={parts} description={describeCard(card)} text={assessmentText.share} />;
}
