import { Container } from '@talent/ui/container';
import { Section } from '@talent/ui/section';
import { useId, useState, type KeyboardEvent } from 'react';
import type { HomeContent } from '../content/home-content';
import { Arrow } from '../arrow';
import { TestimonialSlide } from './testimonial-slide';
import { wrappedIndex, tabOfKey } from '../tabs/tab-keys';
import { Button } from '@talent/ui/button';

/**
 * Testimonials one at a time, after the carousel pattern with tabs of the ARIA Authoring Practices. It never
 * turns by itself. All of them lie in one cell, so that turning moves nothing below; without scripts they
 * stand one under the other.
 */
export function Testimonials({
  title,
  sample,
  badge,
  unrated,
  choose,
  previous,
  next,
  items,
}: NonNullable<HomeContent['testimonials']>) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const turn = (steps: number): void => setShown(wrappedIndex(shown, steps, items.length));
  return (
    <div className="border-y border-rule bg-signal-wash">
      <Container width="wide">
        <Section
          aria-roledescription="carousel"
          title={title}
          lede={sample ?? undefined}
          className="max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[1fr_auto] lg:items-end max-md:py-8 lg:py-10"
        >
          <div className="flex items-center gap-2 max-lg:order-last max-lg:mt-5 lg:mb-8 noscript:hidden">
            <StepButton
              label={previous}
              controls={`${id}slides`}
              arrow="M19 12H5m7 7-7-7 7-7"
              onPress={() => turn(-1)}
            />
            <SlideDots
              label={choose}
              names={items.map(({ author }) => author)}
              idOf={(index) => `${id}slide${index}`}
              shown={shown}
              onChoose={setShown}
            />
            <StepButton
              label={next}
              controls={`${id}slides`}
              arrow="M5 12h14m-7-7 7 7-7 7"
              onPress={() => turn(1)}
            />
          </div>
          <div id={`${id}slides`} aria-live="polite" className="grid gap-y-12 lg:col-span-2">
            {items.map((item, index) => (
              <TestimonialSlide
                key={item.author}
                {...item}
                id={`${id}slide${index}`}
                badge={badge}
                unrated={unrated}
                position={`${index + 1} / ${items.length}`}
                isShown={index === shown}
              />
            ))}
          </div>
        </Section>
      </Container>
    </div>
  );
}

interface StepButtonProps {
  label: string;
  controls: string;
  onPress: () => void;
  /** Path of the arrow, 24 by 24. */
  arrow: string;
}

function StepButton({ label, controls, onPress, arrow }: StepButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-label={label}
      aria-controls={controls}
      className="w-11 px-0"
      onClick={onPress}
    >
      <Arrow path={arrow} />
    </Button>
  );
}

interface SlideDotsProps {
  label: string;
  names: readonly string[];
  idOf: (index: number) => string;
  shown: number;
  onChoose: (index: number) => void;
}

function SlideDots({ label, names, idOf, shown, onChoose }: SlideDotsProps) {
  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const chosen = tabOfKey(event.key, shown, names.length, 'horizontal');
    if (chosen === null) return;
    event.preventDefault();
    onChoose(chosen);
    const dot = event.currentTarget.children[chosen];
    if (dot instanceof HTMLElement) dot.focus();
  }
  return (
    <div role="tablist" aria-label={label} className="flex" onKeyDown={walk}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-label={name}
          aria-selected={index === shown}
          aria-controls={idOf(index)}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onChoose(index)}
          className="group grid size-11 place-items-center"
        >
          <span className="size-3 rounded-full border-2 border-ink group-aria-selected:bg-ink group-hover:border-signal forced-colors:group-aria-selected:bg-[Highlight]" />
        </button>
      ))}
    </div>
  );
}
