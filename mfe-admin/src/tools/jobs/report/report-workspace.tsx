import { useEffect, useEffectEvent, useState } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { useKeys } from '../../../frame/keys/use-keys';
import { modifierLabel, useShortcut } from '../../../frame/palette/shortcut';
import { queryClient } from '../../../queries/query-client';
import { useData } from '../../../queries/use-data';
import { Waiting } from '../../../queries/query-part';
import type { WeeklyReport } from '../api/weekly-report';
import { conflictTexts, reportTexts } from '../content/jobs-report';
import { stepTexts } from '../content/report-steps';
import { jobsQueries } from '../queries';
import { reportSteps, stepToDo } from '../steps/report-steps';
import { OpenStep } from '../steps/step-line';
import { stepPanels } from '../steps/step-panels';
import { stepNames, type StepName, type StepProps } from '../steps/step-props';
import { ReportFailure, useReportText } from '../text/use-report-text';

interface ReportWorkspaceProps {
  initial: WeeklyReport;
  /** The step that the address names; null opens the one to do. */
  step: StepName | null;
  addressOf: (step: StepName) => string;
  go: (step: StepName) => void;
  isNew: boolean;
}

/** A measured report: the line of steps, and the one that is open. The words being written outlive a change of step. */
export function ReportWorkspace({ initial, ...way }: ReportWorkspaceProps) {
  const [report, setReport] = useState(initial);
  const notes = useData(jobsQueries.notes(report.week));
  const untouched = useData(jobsQueries.untouched(report));
  const newsletter = useData(jobsQueries.newsletter(report.week));
  const post = useData(jobsQueries.post(report.postId));
  const { data: schedule } = useData(jobsQueries.schedule);
  const onDone = (): void => void queryClient.invalidateQueries(jobsQueries.notes(report.week));
  const onChange = (changed: WeeklyReport): void => {
    setReport(changed);
    onDone();
    void queryClient.invalidateQueries(jobsQueries.statuses);
    void queryClient.invalidateQueries(jobsQueries.post(changed.postId));
  };
  const writing = useReportText(report, onChange);

  // The step to do follows from all of them: opening one and jumping to another would be worse than waiting.
  const [isReady, setReady] = useState(false);
  const isLoading = [notes, untouched, newsletter, post].some(({ isPending }) => isPending);
  if (!isReady && !isLoading) setReady(true);
  if (!isReady) return <Waiting className="mt-8">{reportTexts.loading}</Waiting>;
  const steps = reportSteps({
    report,
    isDirty: writing.isDirty || writing.isBusy,
    isUntouched: untouched.data === true,
    notes: notes.data,
    postStatus: post.isError ? undefined : post.data === null ? null : post.data?.status,
    newsletter: newsletter.data,
    schedule,
  });
  const shared = { report, writing, notes: notes.data, post: post.data ?? null, onChange, onDone };
  return <Steps steps={steps} shared={shared} {...way} />;
}

interface StepsProps extends Omit<ReportWorkspaceProps, 'initial'> {
  steps: ReturnType<typeof reportSteps>;
  shared: Omit<StepProps, 'isToDo' | 'go'>;
}

function Steps({ steps, shared, step, addressOf, go, isNew }: StepsProps) {
  const toDo = stepToDo(steps);
  // Without a step in its address the page opens the one to do, and stays there while it gets done.
  const [first] = useState(toDo ?? 'measure');
  const current = step ?? first;
  const [shown, setShown] = useState({ step: current, isArrival: isNew });
  const { writing } = shared;
  useShortcut('s', () => void writing.save());
  useKeys(Object.fromEntries(stepNames.map((name, at) => [at + 1, () => (go(name), true)])));
  // Typed text is stored before another step shows it, publishes it or sends it.
  const leave = useEffectEvent(() => {
    if (current !== 'write') void writing.save();
  });
  useEffect(() => leave(), [current]);
  if (shown.step !== current) setShown({ step: current, isArrival: true });

  const Panel = stepPanels[current];
  const conflict = (
    <ReportFailure error={writing.error} className="mt-4">
      <div className="mt-3 flex flex-wrap gap-2">
        <ToolButton onClick={writing.saveOver}>{conflictTexts.mine}</ToolButton>
        <ToolButton onClick={writing.takeTheirs}>{conflictTexts.theirs}</ToolButton>
      </div>
    </ReportFailure>
  );
  return (
    <>
      <OpenStep
        steps={steps}
        current={current}
        next={toDo === current ? null : toDo}
        addressOf={addressOf}
        hasArrived={shown.isArrival}
        notice={conflict}
      >
        <Panel {...shared} isToDo={toDo === current} go={go} />
      </OpenStep>
      <p className="text-ink-muted mt-6 text-sm">
        <span>{toDo === null && `${stepTexts.finished} `}</span>
        <span className="pointer-coarse:hidden">{stepTexts.keys(`${modifierLabel()}S`)}</span>
      </p>
    </>
  );
}
