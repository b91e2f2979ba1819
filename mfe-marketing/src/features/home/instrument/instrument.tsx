import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Section } from '@talent/ui/section';
import { useId } from 'react';
import { PayDetails, PaySources } from '../../pay-figures/pay-details';
import type { MarketLine } from '../api/get-market-line';
import type { HomeContent } from '../content/home-content';
import type { PayTable } from './pay-table';
import { OfferForm } from './offer-form';
import { RolePanel } from './role-panel';
import { RoleTabs } from './role-tabs';
import type { Instrument as InstrumentData } from './to-instrument';

type PayRow = PayTable['rows'][number];

interface InstrumentProps {
  id: string;
  text: HomeContent['instrument'];
  instrument: InstrumentData;
  /** Null where the site has no market figures. */
  marketLine: MarketLine | null;
  /** Index of the chosen role. */
  shown: number;
  onChoose: (index: number) => void;
}

/** The salary dashboard's promo: choose a role to see its pay and its market. */
export function Instrument({ id, text, instrument, marketLine, shown, onChoose }: InstrumentProps) {
  const tabs = useId();
  const { roles, ends } = instrument;
  const role = roles[shown];
  const idOf = (index: number) => `${tabs}tab${index}`;
  const dashboard = (
    <Button asChild variant="secondary">
      <Link to={text.dashboard.to}>{text.dashboard.label}</Link>
    </Button>
  );
  return (
    <Section
      id={id}
      tabIndex={-1}
      title={text.title}
      lede={role ? text.lede : text.emptyLede}
      className="max-md:py-8 lg:py-10"
    >
      {role === undefined ? (
        dashboard
      ) : (
        <>
          <div className="gap-x-14 lg:grid lg:grid-cols-[23rem_1fr]">
            <div>
              <RoleTabs
                label={text.choose}
                median={text.pay.median}
                roles={roles}
                shown={shown}
                onChoose={onChoose}
                panelId={`${tabs}panel`}
                idOf={idOf}
              />
              <p
                aria-hidden="true"
                className="mt-1 mr-24 ml-4 flex justify-between text-xs text-ink-muted"
              >
                <span>{ends[0]}</span>
                <span>{ends[1]}</span>
              </p>
              <p className="mt-1 text-xs text-ink-muted">{text.key}</p>
              <PaySources sources={instrument.table.sources} />
              <OfferForm role={role.key} text={text.offer} />
              <div className="mt-4">{dashboard}</div>
            </div>
            <RolePanel
              id={`${tabs}panel`}
              labelledBy={idOf(shown)}
              role={role}
              instrument={instrument}
              marketLine={marketLine}
              text={text}
            />
          </div>
          <PayDetails
            sources={instrument.table.sources}
            caption={text.table.caption}
            rows={instrument.table.rows}
            columns={text.table.columns.map((column, index) => ({
              ...column,
              cell: ({ cells }: PayRow) => cells[index],
            }))}
          />
        </>
      )}
    </Section>
  );
}
