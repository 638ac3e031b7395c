import { type Draw, drawFrom } from '../draw';
import type { PartsFile, ReviewPart } from './reviewParts';

/** A review of the seed, whether drawn or written. */
export interface SampleReview {
  nickname: string;
  /** YYYY-MM-DD. */
  date: string;
  rating: number;
  summary: string;
  text: string;
  isVerified?: boolean;
  /** Label of the product's need that it was bought for. */
  need?: string;
  reply?: string;
  /** Paths of pictures of the studio, below `/media/wysiwyg/reviews/`. */
  photos?: string[];
}

/** The newest drawn review is of this day. */
const lastDay = Date.UTC(2026, 10, 22);
const dayMs = 86_400_000;
const mostDaysAgo = 730;

const daySince = (days: number): string => new Date(lastDay - days * dayMs).toISOString().slice(0, 10);

/** One of the alternatives of each bracket, and what the product has in the place of each name. */
const say = (words: string, draw: Draw, names: Readonly<Record<string, string>>): string =>
  words
    .replace(/\[([^\]]*)\]/g, (_all, alternatives: string) => draw.oneOf(alternatives.split('|')))
    .replace(/\{(\w+)\}/g, (all, name: string) => names[name] ?? all);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How many reviews of five stars to one there are: most praise, how many do not is the product's own. */
const starsOf = (count: number, draw: Draw): number[] => {
  const doubt = 0.05 + 1.1 * draw.share();
  const fewer = [0.18 + 0.16 * doubt, 0.03 + 0.09 * doubt, 0.05 * doubt, 0.025 * doubt].map((part) =>
    Math.round(part * count),
  );
  const best = Math.max(0, count - fewer.reduce((sum, part) => sum + part, 0));
  return [best, ...fewer].flatMap((part, index) => Array.from({ length: part }, () => 5 - index));
};

/** What is reviewed, as far as its reviews depend on it. */
export interface ReviewSubject {
  key: string;
  /** YYYY-MM-DD; absent for what has been there from the start. */
  launched?: string;
  /** The first is what most bought it for. */
  needs: readonly string[];
  /** What a shopper calls the pack. */
  pack: string;
  flavours: readonly string[];
  /** The words that fit it. */
  parts: readonly ReviewPart[];
  /** So many reviews at least, and fewer than so many more. */
  count: { least: number; spread: number };
}

const namesOf = ({ flavours, pack }: ReviewSubject, draw: Draw): Record<string, string> => {
  const flavour = flavours.length > 0 ? draw.oneOf([...flavours]) : '';
  return { pack, flavour: flavour.toLowerCase(), Flavour: flavour };
};

const needOf = ({ needs }: ReviewSubject, draw: Draw): string | undefined => {
  const isTold = draw.share() < 0.7;
  const weighed = [...needs.slice(0, 1), ...needs];
  return isTold && needs.length > 1 ? draw.oneOf(weighed) : undefined;
};

/** The words of one review: a part, and for some a sentence about something else. */
const wordsOf = (part: ReviewPart, stars: number, { more }: PartsFile, draw: Draw, names: Record<string, string>) => {
  const isLonger = draw.share() < 0.35;
  const fitting = more.filter((next) => next.stars.includes(stars) && (next.about === '' || next.about !== part.about));
  const next = isLonger && fitting.length > 0 ? ` ${draw.oneOf(fitting).text}` : '';
  const text = say(part.text + next, draw, names);
  return {
    summary: capitalised(say(draw.oneOf(part.summary.split('|')), draw, names)),
    // Some people end without a full stop.
    text: draw.share() < 0.12 ? text.replace(/\.$/, '') : text,
    ...(part.reply ? { reply: part.reply } : {}),
  };
};

/**
 * Reviews drawn from parts that fit. The draw depends on the key alone; no part is used twice, so that no two reviews of
 * the same read the same.
 * @param taken names of those who have written already.
 */
export const drawReviews = (parts: PartsFile, subject: ReviewSubject, taken: readonly string[]): SampleReview[] => {
  const draw = drawFrom(subject.key);
  const unused = draw.shuffled([...subject.parts]);
  const nicknames = draw.shuffled(parts.names.filter((name) => !taken.includes(name)));
  const since = subject.launched ? Date.parse(subject.launched) : 0;
  const days = Math.min(mostDaysAgo, Math.floor((lastDay - since) / dayMs) - 2);
  // What few parts fit, first: five stars take what is left.
  const stars = starsOf(subject.count.least + draw.below(subject.count.spread), draw).reverse();
  return stars.flatMap((rating, index) => {
    const place = unused.findIndex((part) => part.stars.includes(rating));
    const [part] = place < 0 ? [] : unused.splice(place, 1);
    const name = nicknames[index];
    if (!part || name === undefined) return [];
    const names = namesOf(subject, draw);
    const need = needOf(subject, draw);
    return {
      nickname: draw.share() < 0.35 ? `${name} ${draw.oneOf([...parts.initials])}.` : name,
      date: daySince(Math.floor(days * draw.share() ** 1.5)),
      rating,
      isVerified: draw.share() < 0.82,
      ...(need ? { need } : {}),
      ...wordsOf(part, rating, parts, draw, names),
    };
  });
};
