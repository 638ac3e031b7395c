/** What a page says of itself to browsers and search engines. */
export interface HeadFacts {
  title: string;
  description?: string | null | undefined;
  keywords?: string | null | undefined;
  /** Absolute. */
  canonical?: string | undefined;
  robots?: string | undefined;
}

/** Marks the tags that complete a head (app/later/head), and the defaults that stand in the built page until then. */
export const addedMark = 'data-page';

/** What is on screen, the newest last: something may lie over a page. */
const heads: HeadFacts[] = [];
/** The elements that were written last. */
let written: Element[] = [];

/** Writes a tag, or takes it out; one that somebody else has put there is taken over, a second one is not left beside it. */
const writeTag = (name: 'meta' | 'link', [key, kind, attribute]: readonly string[], value?: string | null): void => {
  const [first, ...others] = document.head.querySelectorAll(`${name}[${key}="${kind}"]:not([${addedMark}])`);
  others.forEach((other) => other.remove());
  if (!value) return first?.remove();
  const tag = first ?? document.createElement(name);
  tag.setAttribute(key ?? '', kind ?? '');
  tag.setAttribute(attribute ?? '', value);
  if (!first) document.head.append(tag);
  written.push(tag);
};

const write = ({ title, description, keywords, canonical, robots }: HeadFacts): void => {
  document.title = title;
  written = [...document.head.querySelectorAll('title')].slice(0, 1);
  writeTag('meta', ['name', 'description', 'content'], description);
  writeTag('meta', ['name', 'keywords', 'content'], keywords);
  writeTag('meta', ['name', 'robots', 'content'], robots);
  writeTag('link', ['rel', 'canonical', 'href'], canonical);
};

/**
 * Writes the head of a page. By hand: of the elements that React hoists there, one that a tag manager or an extension has
 * taken out makes React throw in the next commit, after which no page is shown any more.
 * @returns takes the page's facts out again; the title stays until the next page has one.
 */
export const showHead = (facts: HeadFacts): (() => void) => {
  heads.push(facts);
  write(facts);
  return () => {
    heads.splice(heads.indexOf(facts), 1);
    write(heads.at(-1) ?? { title: document.title });
  };
};

/** Whether the page on screen has written its head. */
export const isHeadShown = (): boolean => heads.length > 0;

/**
 * Writes again what others have taken out of the head, or have put something else in the place of. What they changed in
 * place stays, such as a translated title or one that counts messages.
 * @returns whether there was anything to do.
 */
export const restoreHead = (): boolean => {
  const facts = heads.at(-1);
  if (!facts || written.every((tag) => tag.isConnected)) return false;
  write(facts);
  return true;
};
