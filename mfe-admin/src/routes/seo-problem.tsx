import { useParams } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { ButtonLink } from '../controls/site-link';
import { ToolPage } from '../frame/tool-page';
import { ruleTexts, type Rule } from '../tools/crawl/content/comprehensive-seo-rules';
import { problemTexts as text } from '../tools/crawl/content/problem-page';
import { ProblemView } from '../tools/crawl/problem/problem-view';

export default function SeoProblem() {
  const { problemId = '' } = useParams();
  const actions = (
    <ButtonLink to="/comprehensive-seo-dashboard?view=findings">{text.back}</ButtonLink>
  );
  if (!isRule(problemId)) {
    return (
      <ToolPage title={text.unknownTitle} actions={actions}>
        <Notice tone="warning">{text.unknown}</Notice>
      </ToolPage>
    );
  }
  return (
    <ToolPage title={ruleTexts[problemId].title} actions={actions}>
      <ProblemView key={problemId} rule={problemId} />
    </ToolPage>
  );
}

function isRule(id: string): id is Rule {
  return Object.hasOwn(ruleTexts, id);
}
