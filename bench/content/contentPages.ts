const words =
  'Magnesium is a mineral that the body needs for its muscles, its nerves and its bones, every day of the year.';

/** How many blocks one section of a large page has: the row, three in columns, and what stands in the columns. */
export const blocksPerSection = 20;

const heading = (id: string) =>
  `<h2 data-content-type="heading" data-appearance="default" data-element="main" data-pb-style="${id}">What ${id} does</h2>`;

const text = (id: string) =>
  `<div data-content-type="text" data-appearance="default" data-element="main" data-pb-style="${id}"><p>${words} <a href="/minerals.html?from=${id}#top">More of <strong>minerals</strong></a>.</p><p style="color:#333;text-align:left">${words}</p></div>`;

const divider = (id: string) =>
  `<div data-content-type="divider" data-appearance="default" data-element="main"><hr data-element="line" data-pb-style="${id}"></div>`;

const buttons = (id: string) =>
  `<div data-content-type="buttons" data-appearance="inline" data-same-width="false" data-element="main"><div data-content-type="button-item" data-appearance="default" data-element="main"><a class="pagebuilder-button-primary" href="/minerals.html" data-link-type="default" data-element="link" data-pb-style="${id}"><span data-element="link_text">Shop minerals</span></a></div></div>`;

const image = (id: string) =>
  `<figure data-content-type="image" data-appearance="full-width" data-element="main" data-pb-style="${id}"><img class="pagebuilder-mobile-hidden" src="/media/wysiwyg/home/hero-1.jpg" alt="A meadow" data-element="desktop_image" data-image-dimensions='{"width":1440,"height":628,"ratio":2.29}'></figure>`;

const column = (id: string, inside: string) =>
  `<div class="pagebuilder-column" data-content-type="column" data-appearance="full-height" data-background-images="{}" data-element="main" data-pb-style="${id}">${inside}</div>`;

const section = (number: number): { html: string; rules: string[] } => {
  const id = (part: string) => `S${number}${part}`;
  const columns = ['A', 'B'].map((side) =>
    column(
      id(side),
      [heading(id(`${side}H`)), text(id(`${side}T`)), divider(id(`${side}D`)), buttons(id(`${side}B`))].join('') +
        (side === 'A' ? image(id('AI')) + text(id('AU')) : heading(id('BJ')) + text(id('BU')) + text(id('BV'))),
    ),
  );
  return {
    html: `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-element="inner" data-pb-style="${id('R')}"><div class="pagebuilder-column-group" data-background-images="{}" data-content-type="column-group" data-appearance="default" data-grid-size="12" data-element="main" data-pb-style="${id('G')}"><div class="pagebuilder-column-line" data-content-type="column-line" data-element="main" data-pb-style="${id('L')}">${columns.join('')}</div></div></div></div>`,
    rules: [
      `#html-body [data-pb-style=${id('R')}]{justify-content:flex-start;display:flex;flex-direction:column;background-position:left top}`,
      `#html-body [data-pb-style=${id('L')}]{display:flex;width:100%}`,
      `#html-body [data-pb-style=${id('A')}],#html-body [data-pb-style=${id('B')}]{width:50%;padding:10px;align-self:stretch}`,
      `#html-body [data-pb-style=${id('AD')}],#html-body [data-pb-style=${id('BD')}]{width:100%;border-width:1px;border-color:#cecece}`,
      `@media only screen and (max-width: 768px) { #html-body [data-pb-style=${id('R')}]{padding-top:20px} #html-body [data-pb-style=${id('AH')}]{text-align:center} }`,
    ],
  };
};

/** A page of so many Page Builder blocks, as its editor stores them: styles first, then sections of columns. */
export const largePage = (blocks: number): string => {
  const sections = Array.from({ length: Math.ceil(blocks / blocksPerSection) }, (_, index) => section(index));
  const rules = sections.flatMap((each) => each.rules).join('');
  return `<style>${rules}</style>${sections.map(({ html }) => html).join('')}`;
};

/** Columns within columns, so many levels deep, with a text at the bottom. */
export const deepPage = (levels: number): string => {
  const open = (level: number) =>
    `<div data-content-type="${level === 0 ? 'row' : (['column-group', 'column-line', 'column'][level % 3] ?? 'column')}" data-appearance="full-width" data-element="main">`;
  return `${Array.from({ length: levels }, (_, level) => open(level)).join('')}${text('DEEP')}${'</div>'.repeat(levels)}`;
};
