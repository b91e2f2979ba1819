/** The operations of an adapter on one tab of its browser. `adapterPage` builds a page on them. */
export interface Tab {
  /** Loads a document and waits for its `load` event. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Value of an expression, or of the promise that it gives, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A real click. x and y in CSS px of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses one key, by its name in `KeyboardEvent.key`, with Shift or Control held where they come first: `Shift+Tab`. */
  press(key: string): Promise<void>;
  /** Chooses a file in the file input that an expression gives. */
  upload(expression: string, file: string): Promise<void>;
  /** @param width - of the viewport, as `height` in CSS px */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}
