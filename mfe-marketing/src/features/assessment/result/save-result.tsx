import { SentForm } from '@talent/forms/sent-form';
import { useSentForm } from '@talent/forms/use-sent-form';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { TextField } from '@talent/ui/text-field';
import { assessmentSaveForm, assessmentSaveSent } from '@talent/functions/assessment/form';
import type { AttemptAccess } from '../api/call-assessment';
import { assessmentText } from '../content/assessment-text';

const { save: text } = assessmentText;

/** Keeps the result and has its link mailed, for those who want that. */
export function SaveResult({ access }: { access: AttemptAccess }) {
  const sent = useSentForm(assessmentSaveForm, {
    captured: () => ({ source: 'assessment', user_role: 'not-given' }),
  });
  const isSent = sent.state.status === 'sent';
  return (
    <div className="mt-8 border-t border-rule pt-6">
      <h3 id="assessment-save" className="text-subheading">
        {text.title}
      </h3>
      {!isSent && <p className="mt-2 max-w-prose text-ink-muted">{text.lede}</p>}
      <div className={isSent ? 'mt-4' : 'mt-5'}>
        <SentForm sent={sent} labelledBy="assessment-save" receipt={assessmentSaveSent}>
          <input type="hidden" name="action" value="save" />
          <input type="hidden" name="id" value={access.id} />
          <input type="hidden" name="token" value={access.token} />
          <TextField {...sent.field('email')} className="max-w-md" />
          <CheckboxField {...sent.field('consent')} className="max-w-prose" />
        </SentForm>
      </div>
    </div>
  );
}
