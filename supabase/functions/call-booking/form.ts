import { knownZone } from '@talent/api/calls/slot-words';
import { z } from '@talent/protocol/forms/schema';
import { agreement, defineForm, emailOf, nameOf } from '@talent/forms/define-form';

const SLOT_MISSING = 'Choose a time.';

/** Books a call with a recruiter. `GET` of the same function lists the free times. */
export const callBookingForm = defineForm({
  name: 'call-booking',
  contract: 1,
  ids: 'call',
  fields: {
    /** ISO time; the page shows the free ones. */
    slot: { kind: 'hidden', schema: z.iso.datetime(SLOT_MISSING) },
    name: nameOf('Name for the call'),
    email: emailOf('Email for the call'),
    zone: { kind: 'hidden', schema: z.string('Reload the page.').overwrite(knownZone) },
    consent: agreement(
      'I agree that my booking is stored for this call. It is deleted after 24 months.',
      'Check the box to agree. Without it, we may not store your booking.',
    ),
  },
  submit: 'Book this call',
});

/** The answer of the list: ISO times of free half hours, the earliest first. */
export const callSlotsSchema = z.object({ slots: z.array(z.iso.datetime()) });

/** Words of the receipt. */
export const callBooked = {
  title: 'Your call is booked',
  next: [
    'We have emailed you the time with an entry for your calendar. The link in that email moves or cancels the call.',
  ],
};
