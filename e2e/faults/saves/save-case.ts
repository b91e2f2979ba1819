import type { DataClient } from '@talent/data/client';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { ComponentType } from 'react';

/** Everything stored that a save can reach. */
export interface Stored {
  /** Acts as the admin, past every fault. */
  data: DataClient;
  /** Rows by the path and query of the REST interface. */
  rows: (query: string) => Promise<Record<string, unknown>[]>;
  /** Texts that LinkedIn has taken. */
  posted: () => Promise<string[]>;
}

type Name = string | RegExp;

/** A save of the staff area, as a person makes it. */
export interface SaveCase {
  name: string;
  /** Makes what the page is about. Answers its id; without it that is `current`. */
  prepare?: (data: DataClient) => Promise<string>;
  page: (id: string) => Promise<{ Page: ComponentType; path: string; pattern: string }>;
  /** Makes the entry. */
  enter: () => Promise<unknown>;
  /** Saves it. */
  press: () => void;
  /** A part of the address of the request that saves. */
  request: string;
  /** Message of the page after a fault. */
  message: RegExp;
  /** Entry or choice of a person, as the page shows it. */
  entry: () => unknown;
  /** The same after a fault: what was typed stays, and a choice shows what is stored. */
  kept: unknown;
  /** Everything stored at the end, and the message about it. */
  stored: (from: Stored, id: string) => Promise<unknown>;
  once: unknown;
}

const cases = { begun: 0 };

/** Each case begins with another number. */
export const begin = (): number => (cases.begun += 1);
/** A name that no other case has. */
export const current = (): string => `case-${cases.begun}`;

/** The page of a route. */
export const at =
  (
    path: string | ((id: string) => string),
    load: () => Promise<{ default: ComponentType }>,
    pattern = '*',
  ): SaveCase['page'] =>
  async (id) => ({
    Page: (await load()).default,
    path: typeof path === 'string' ? path : path(id),
    pattern,
  });

/** Fields that are filled in, and stay filled in. */
export const typed = (...fields: [label: Name, value: string][]) => ({
  enter: async () => {
    for (const [label, value] of fields) await type(label, value);
  },
  entry: () => fields.map(([label]) => valueOf(label)),
  kept: fields.map(([, value]) => value),
});

/** A button that saves without an entry, and stays; what is done already may have no button any more. */
export const pressed = (name: Name, enter: SaveCase['enter'] = async () => undefined) => ({
  enter: async () => {
    await enter();
    await screen.findByRole('button', { name });
  },
  press: () => screen.queryByRole('button', { name })?.click(),
  entry: () => screen.queryByRole('button', { name }) !== null,
  kept: true,
});

export const press = (name: Name): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** Presses it once it is there and can be pressed. */
export const pressSoon = async (name: Name): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    if (button.getAttribute('aria-disabled') === 'true') throw new Error('The button is blocked.');
  });
  fireEvent.click(button);
};

/** A form may have the same name as its field. */
const field = { selector: 'input, textarea, select' };

export const type = async (label: Name, value: string): Promise<void> => {
  fireEvent.input(await screen.findByLabelText(label, field), { target: { value } });
};

export const choose = (label: Name, value: string): void => {
  fireEvent.change(screen.getByLabelText(label, field), { target: { value } });
};

/** Chooses a file, as its dialog does. */
export const chooseFile = async (label: Name, name: string, text: string) => {
  const input = await screen.findByLabelText(label, field);
  const files = [new File([text], name, { type: 'text/plain' })];
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
};

export const valueOf = (label: Name): string =>
  screen.getByLabelText<HTMLInputElement>(label, field).value;
