import { jsonFilesIn, readJson } from './dataFiles';
import type { SeedProduct } from './readCatalogue';

interface ReviewText {
  rating: number;
  summary: string;
  text: string;
}

interface WrittenReview extends ReviewText {
  nickname: string;
  date: string;
  isVerified?: boolean;
}

/** Product key to the reviews that were written for it. */
type ReviewFile = Record<string, WrittenReview[]>;

interface SampleFile {
  nicknames: string[];
  /** How many are drawn for a product: between these two. */
  count: [number, number];
  /** Physical form to what one may say about any product of that form; `any` fits all. */
  texts: Record<string, ReviewText[]>;
}

interface SeedReview {
  sku: string;
  nickname: string;
  summary: string;
  text: string;
  rating: number;
  isVerified: boolean;
  date: string;
}

/** A small repeatable number from a text, so that every start draws the same reviews. */
const seedOf = (text: string): number => {
  let value = 7;
  for (const letter of text) value = (value * 31 + letter.charCodeAt(0)) % 1_000_003;
  return value;
};

/** Sample reviews begin at this day and go back from it. */
const lastSampleDay = Date.UTC(2026, 10, 12);
const dayMs = 86_400_000;

const sampleReviews = (key: string, form: string, samples: SampleFile, wanted: number): WrittenReview[] => {
  const seed = seedOf(key);
  const texts = [...(samples.texts[form] ?? []), ...(samples.texts.any ?? [])];
  const step = 1 + (seed % (texts.length - 1));
  const chosen: WrittenReview[] = [];
  const used = new Set<number>();
  for (let turn = 0; chosen.length < Math.min(wanted, texts.length); turn += 1) {
    let index = (seed + turn * step) % texts.length;
    while (used.has(index)) index = (index + 1) % texts.length;
    used.add(index);
    const text = texts[index];
    const nickname = samples.nicknames[(seed + turn * 7) % samples.nicknames.length];
    if (!text || !nickname) break;
    const daysAgo = 3 + (seed % 9) + turn * (17 + (seed % 13));
    const date = new Date(lastSampleDay - daysAgo * dayMs).toISOString().slice(0, 10);
    chosen.push({ ...text, nickname, date, isVerified: (seed + turn) % 5 !== 0 });
  }
  return chosen;
};

/**
 * The reviews of every product: those written for it, and a few sample ones drawn by its form. The draw depends on
 * the product's key alone.
 * @throws when a review names a product that does not exist.
 */
export const readReviews = (products: readonly SeedProduct[]): SeedReview[] => {
  const samples = readJson<SampleFile>('reviews/samples.json');
  const written = new Map<string, WrittenReview[]>();
  for (const path of jsonFilesIn('reviews').filter((name) => name !== 'reviews/samples.json')) {
    for (const [key, reviews] of Object.entries(readJson<ReviewFile>(path))) {
      if (!products.some(({ product }) => product.key === key)) throw new Error(`${path}: no product '${key}'.`);
      written.set(key, [...(written.get(key) ?? []), ...reviews]);
    }
  }
  const [fewest, most] = samples.count;
  return products.flatMap(({ product }) => {
    const wanted = fewest + (seedOf(product.sku) % (most - fewest + 1));
    const own = written.get(product.key) ?? [];
    return [...own, ...sampleReviews(product.key, product.form, samples, wanted)].map((review) => ({
      sku: product.sku,
      nickname: review.nickname,
      summary: review.summary,
      text: review.text,
      rating: review.rating,
      isVerified: review.isVerified ?? true,
      date: review.date,
    }));
  });
};
