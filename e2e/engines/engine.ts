/** A page in a browser of another engine, as far as the walk needs it. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  /** Runs an expression in the page. What it gives must be JSON. */
  ask: (expression: string) => Promise<unknown>;
  /** Presses the element that a CSS selector names, as a pointer does. */
  press: (selector: string) => Promise<void>;
  /** Types into the field that a CSS selector names, as a keyboard does. */
  type: (selector: string, text: string) => Promise<void>;
}

/** A browser that is installed here. */
export interface Engine {
  name: string;
  /** Opens a window of that size, without anything of earlier ones, for as long as the work lasts. */
  withTab: (size: { width: number; height: number }, work: (tab: Tab) => Promise<void>) => Promise<void>;
}
