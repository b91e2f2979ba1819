import type { DataClient } from '@talent/data/client';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { ComponentType } from 'react';

/** Services that a save can reach besides the database. */
export interface Outside {
  /** Texts that LinkedIn has taken. */
  posted: () => Promise<string[]>;
}

/** A save of the staff area, as a person makes it. */
export interface SaveCase {
  name: string;
  /** Makes what the page is about. Answers its id. */
  prepare: (data: DataClient) => Promise<string>;
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
  /** Number of rows in the database at the end. */
  stored: (data: DataClient, id: string, outside: Outside) => Promise<unknown>;
  once: unknown;
}

export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** Presses it once it is there and can be pressed. */
export const pressSoon = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    if (button.getAttribute('aria-disabled') === 'true') throw new Error('The button is blocked.');
  });
  fireEvent.click(button);
};

export const type = async (label: string | RegExp, value: string): Promise<void> => {
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });
};

export const choose = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

/** Presses it, if it is there: what is done already may have no button any more. */
export const pressIfThere = (name: string | RegExp): void => {
  const button = screen.queryByRole('button', { name });
  if (button !== null) fireEvent.click(button);
};

/** Chooses a file, as its dialog does. */
export const chooseFile = async (label: string | RegExp, name: string, text: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  const files = [new File([text], name, { type: 'text/plain' })];
  Object.defineProperty(field, 'files', { value: files, configurable: true });
  fireEvent.change(field);
};

/** Of a field whose form has the same name. */
export const typeInto = async (name: string | RegExp, value: string): Promise<void> => {
  fireEvent.input(await screen.findByRole('textbox', { name }), { target: { value } });
};

export const valueIn = (name: string | RegExp): string =>
  screen.getByRole<HTMLInputElement>('textbox', { name }).value;

export const valueOf = (label: string | RegExp): string =>
  screen.getByLabelText<HTMLInputElement>(label).value;
