import { element, escapeXml, path } from './svg';

/** Offset (0 to 1), colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Start and end of a linear gradient in shares of the box: x1, y1, x2, y2. */
export type Vector = readonly [number, number, number, number];

export const ACROSS: Vector = [0, 0, 1, 0];
export const DOWN: Vector = [0, 0, 0, 1];

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) =>
      element('stop', {
        offset: String(offset),
        'stop-color': colour,
        'stop-opacity': opacity < 1 ? String(Number(opacity.toFixed(4))) : undefined,
      }),
    )
    .join('');
}

/**
 * Collects the definitions (gradients, filters, clips) of one SVG document. Every method returns
 * the `url(#…)` to put into `fill`, `filter` or `clip-path`.
 */
export class Canvas {
  #definitions: string[] = [];
  #shared = new Map<string, string>();

  /** Adds whatever `make` draws under a fresh id. */
  define(make: (id: string) => string): string {
    const id = `d${this.#definitions.length.toString(36)}`;
    this.#definitions.push(make(id));
    return `url(#${id})`;
  }

  linear(stops: readonly Stop[], [x1, y1, x2, y2]: Vector = ACROSS): string {
    return this.#once(`linear ${[x1, y1, x2, y2].join()} ${stopMarkup(stops)}`, (id) =>
      element('linearGradient', { id, x1, y1, x2, y2 }, stopMarkup(stops)),
    );
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#once(`radial ${[cx, cy, r].join()} ${stopMarkup(stops)}`, (id) =>
      element('radialGradient', { id, cx, cy, r }, stopMarkup(stops)),
    );
  }

  /** Gaussian blur; `deviation` in user units. */
  blur(deviation: number): string {
    return this.#once(`blur ${deviation}`, (id) =>
      element(
        'filter',
        { id, x: '-60%', y: '-60%', width: '220%', height: '220%' },
        element('feGaussianBlur', { stdDeviation: deviation }),
      ),
    );
  }

  clip(outline: string): string {
    return this.#once(`clip ${outline}`, (id) => element('clipPath', { id }, path(outline, '#000')));
  }

  /** The finished document. `label` is what a screen reader would say. */
  document(width: number, height: number, label: string, body: string): string {
    return element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${width} ${height}`,
        width,
        height,
        // At a size whose ratio is off by part of a pixel the drawing fills it all the same: no transparent edge, which
        // would come out dark where there is no transparency.
        preserveAspectRatio: 'xMidYMid slice',
        role: 'img',
        'aria-label': escapeXml(label),
      },
      element('defs', {}, this.#definitions.join('')) + body,
    );
  }

  /** Equal definitions share one id: a pack repeats the same dozen gradients. */
  #once(key: string, make: (id: string) => string): string {
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    const url = this.define(make);
    this.#shared.set(key, url);
    return url;
  }
}
