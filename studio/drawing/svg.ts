/** Attributes of an SVG element; `undefined` leaves one out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Two decimals are finer than any raster the shop serves and keep the markup small. */
export function short(value: number): number {
  return Math.round(value * 100) / 100;
}

function attributeText(attributes: Attributes): string {
  let out = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    out += ` ${name}="${typeof value === 'number' ? short(value) : value}"`;
  }
  return out;
}

/** One element. Children and attribute values are markup already: escape texts with `escapeXml`. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const opening = `<${name}${attributeText(attributes)}`;
  return children === '' ? `${opening}/>` : `${opening}>${children}</${name}>`;
}

/** Elements with attributes in common. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element('g', attributes, children.join(''));
}

/** A filled rectangle, from its upper left corner. */
export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

/** A filled outline. @param d path data, as `d` writes it. */
export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

/** A line that is not filled. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });
}

/** A filled circle around a point. */
export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

/** A filled ellipse around a point. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

/**
 * Path data with numbers shortened: d`M${x} ${y}L${x + 10} ${y}`.
 */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let out = parts[0] ?? '';
  values.forEach((value, index) => {
    out += (typeof value === 'number' ? String(short(value)) : value) + (parts[index + 1] ?? '');
  });
  return out;
}

/** A transform attribute value: move, then turn (degrees), then scale. */
export function transform(move: { x: number; y: number; turn?: number; scale?: number }): string {
  let out = d`translate(${move.x} ${move.y})`;
  if (move.turn !== undefined) out += d` rotate(${move.turn})`;
  // A scale needs more than two decimals: glyphs are drawn in thousandths of an em.
  if (move.scale !== undefined) out += ` scale(${Number(move.scale.toFixed(4))})`;
  return out;
}

/** Text for an attribute: markup characters escaped, characters that XML forbids dropped. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
