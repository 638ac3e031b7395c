/** The queue is longer than a visitor would wait. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** Runs at most `slots` jobs at a time, first come, first served; refuses beyond `mostWaiting`. */
export class RenderQueue {
  readonly #waiting: (() => void)[] = [];
  readonly #mostWaiting: number;
  #free: number;

  constructor(slots: number, mostWaiting: number) {
    this.#free = slots;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws QueueFull */
  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new QueueFull('Too many pictures to draw');
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
