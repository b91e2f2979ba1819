import type {
  PayCountry,
  SalaryBand,
  SalaryData,
  SalaryRole,
} from '@talent/api/salary/salary-data';
import { formatPay, formatPeriod } from '@talent/sdk/format';
import { Button } from '@talent/ui/button';
import { Link } from '@talent/ui/link';
import { Notice } from '@talent/ui/notice';
import { closestBand } from '../../../calculations/bands/closest-band';
import { hasFigure, isHeadline } from '../../../calculations/bands/headline';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { publishedFigures } from '../../../calculations/bands/percentile';
import { calculatorText } from '../content/calculator-text';
import { countryLabels } from '../../../content/levels';
import { sourceDates } from '../../../content/source-dates';
import { BandFacts, sampleText } from './band-facts';
import { PositionChart } from './position-chart';
import { regionsOf } from '../../../calculations/bands/regions-of';
import type { CalculatorState } from '../state/use-calculator';
import type { AccessState } from '../../access/access-store';
import { EmailGate } from '../../access/email-gate';
import { basisText, gapText, positionText } from './position-text';
import { bandText, whyMissing, widerBandText } from './wider-band-text';

const { position: text } = calculatorText;

interface PositionPanelProps extends CalculatorState {
  data: SalaryData;
  /** In the currency of the chosen country a year; null shows the band alone. */
  amount: number | null;
  /** Name of the amount: `Your base`. */
  subject: string;
}

/** The position of an amount. For a locked role, its headline figure and the sign-up. */
export function RolePosition({
  data,
  access,
  ...panel
}: PositionPanelProps & { access: AccessState }) {
  const role = data.roles.find(({ key }) => key === panel.choices.role);
  if (role?.open !== false) {
    const isUnlocked = access.status === 'unlocked';
    return <PositionPanel data={isUnlocked ? data : openRolesOf(data)} {...panel} />;
  }
  return (
    <>
      {access.status === 'locked' && (
        <>
          <Headline data={data} role={role} country={panel.choices.country} />
          <p className="mb-4 max-w-prose text-ink-muted">{text.locked}</p>
        </>
      )}
      {/* It goes by itself, and stays for a line that says that it has opened. */}
      <EmailGate source="salary-calculator" roles={hasFigure(data, role.key) ? [role.label] : []} />
      {access.status === 'unlocked' && (
        <div className="mt-4">
          <PositionPanel data={data} {...panel} />
        </div>
      )}
    </>
  );
}

interface HeadlineProps {
  data: SalaryData;
  role: SalaryRole;
  country: PayCountry;
}

/** The median of a role, which is open to everyone; nothing where no source has one for the whole country. */
function Headline({ data, role, country }: HeadlineProps) {
  const found = closestBand(data.bands.filter(isHeadline), {
    role: role.key,
    country,
    region: null,
    level: null,
    mode: null,
  });
  if (found.status === 'none' || found.band.p50 === null) return null;
  const { band } = found;
  return (
    <>
      <p className="mb-2 max-w-prose text-lg">
        {role.label}, {text.headline}{' '}
        <strong className="font-semibold tabular-nums">
          {formatPay(found.band.p50, band.currency)}
        </strong>{' '}
        ({sampleText(band)}, {formatPeriod(band.period)}).
      </p>
      <p className="mb-4 max-w-prose text-sm text-ink-muted">{basisText(band)}</p>
    </>
  );
}

/** The position of an amount in the pay for a role, or the reason why there is no figure. */
function PositionPanel({ data, choices, choose, amount, subject }: PositionPanelProps) {
  const found = closestBand(data.bands, choices);
  const labelOf = (key: string) => data.roles.find((role) => role.key === key)?.label ?? key;
  if (found.status === 'none') {
    return (
      <Notice title={text.noFigure}>
        <p>
          {labelOf(choices.role)}, {countryLabels[choices.country]}:{' '}
          {whyMissing(choices, found.missing)}.
        </p>
        {found.elsewhere.length > 0 && (
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <p>{text.elsewhere}</p>
            {found.elsewhere.map((role) => (
              <Button key={role} variant="secondary" onClick={() => choose({ role })}>
                {labelOf(role)}
              </Button>
            ))}
          </div>
        )}
      </Notice>
    );
  }
  const { band } = found;
  const source = data.sources.find(({ key }) => key === band.source);
  const place = regionsOf(data, choices).find(({ value }) => value === choices.region)?.label ?? '';
  const names = band.nKind === 'postings' || band.country === 'US' ? text.figures : text.jobBank;
  return (
    <>
      {found.status === 'wider' && (
        <Notice className="mb-5">
          <p>
            {widerBandText(choices, found.missing, place)} Shown instead:{' '}
            <strong className="font-semibold">{bandText(band, labelOf(band.role))}</strong>.
          </p>
        </Notice>
      )}
      <div aria-live="polite" className="max-w-prose text-lg">
        {amount === null ? (
          <p className="text-ink-muted">{text.empty}</p>
        ) : (
          <p>
            {positionText(subject, amount, band)} {gapText(amount, band)}
          </p>
        )}
      </div>
      <div className="mt-4">
        <PositionChart band={band} amount={amount} label={subject} />
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {publishedFigures(band).map((figure) => (
          <div key={figure.name}>
            <dt className="text-sm text-ink-muted">{names[figure.name]}</dt>
            <dd className={figure.name === 'p50' ? 'font-semibold tabular-nums' : 'tabular-nums'}>
              {formatPay(figure.amount, band.currency)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-sm text-ink-muted">
        {bandText(band, labelOf(band.role))}
        {band.occupation && ` (${band.occupation})`}. {basisText(band)}{' '}
        {isSmall(band) && text.smallSample}
      </p>
      {source && (
        <>
          <p className="mt-2 max-w-prose text-sm text-ink-muted">
            Source: <Link href={source.url}>{source.name}</Link>
            {band.n === null ? `. ${sampleText(band)}` : ` (${sampleText(band)}).`}{' '}
            {sourceDates([band], source)} {source.attribution}
          </p>
          <BandFacts band={band} source={source} />
        </>
      )}
    </>
  );
}

/** Without the headlines of closed roles: no amount is placed in them, and no button leads to them. */
function openRolesOf(data: SalaryData): SalaryData {
  const open = new Set(data.roles.filter((role) => role.open).map(({ key }) => key));
  return { ...data, bands: data.bands.filter(({ role }) => open.has(role)) };
}

/** Few ranges, as the chart of reported pay ranges marks them. */
function isSmall({ n, nKind }: SalaryBand): boolean {
  return nKind === 'postings' && n !== null && n < SMALL_SAMPLE;
}
