import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { warmCatalogueIndex } from '../../backend/catalog/index/readCatalogueIndex';
import { openDb, type Db } from '../../backend/db/open';
import { toUid } from '../../backend/graphql/uid';
import { readVocabulary } from '../../backend/search/searchQueries';
import { seedDatabase } from '../../backend/seed/seedDatabase';
import { createBackend } from '../../backend/server';
import { createFakePayments } from '../../backend/testing/fakePayments';
import { testSettings } from '../../backend/testing/testSettings';
import { median } from '../writeResult';

import { createQuestions, type Known, type Question } from './questions';

const warmRuns = 9;

/** Milliseconds of one answer: asked for the first time, right after a price has changed, and again and again. */
export interface AnswerTimes {
  cold: number;
  afterWrite: number;
  warm: number;
}

export interface SizeFigures {
  products: number;
  seedSeconds: number;
  /** Reading the catalogue into memory when the shop starts. */
  indexMilliseconds: number;
  megabytes: number;
  answers: Record<string, AnswerTimes>;
}

const round = (value: number): number => Number(value.toFixed(1));

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const learn = (db: Db): Known => {
  const category = db.get<{ id: number; products: number }>(
    `SELECT c.id, count(*) AS products FROM category c JOIN product_category pc ON pc.category_id = c.id
       JOIN product p ON p.id = pc.product_id AND p.is_visible = 1 AND p.is_enabled = 1
     WHERE c.url_path = 'vitamins'`,
  );
  const product = db.get<{ path: string; name: string }>(
    `SELECT url_key || '.html' AS path, name FROM product WHERE is_visible = 1 AND is_enabled = 1 ORDER BY id DESC LIMIT 1`,
  );
  const root = db.get<{ id: number }>('SELECT root_category_id AS id FROM store_view WHERE is_default = 1');
  const words = (product?.name ?? '').split(' ');
  return {
    categoryUid: toUid(category?.id ?? 0),
    rootUid: toUid(root?.id ?? 0),
    lastPage: Math.max(1, Math.ceil((category?.products ?? 0) / 6)),
    productPath: product?.path ?? '',
    rareWord: words[1] ?? words[0] ?? '',
  };
};

/** Seeds a shop of that many products in a folder of its own and times its answers, without a network. */
export const measureSize = async (products: number): Promise<SizeFigures> => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-scale-'));
  const db = openDb(join(folder, 'halewell.sqlite'));
  try {
    const seed = timed(() => seedDatabase(db, products));
    const index = timed(() => warmCatalogueIndex(db));
    readVocabulary(db);
    const backend = createBackend({ db, settings: testSettings, payments: createFakePayments(), now: Date.now });
    const answer = async ({ query, variables }: Question): Promise<number> => {
      const start = performance.now();
      const response = await backend.handle(
        new Request('http://localhost/graphql', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        }),
      );
      const body = (await response?.json()) as { errors?: unknown };
      const took = performance.now() - start;
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return took;
    };
    // The engine itself is warm before the first figure.
    for (let run = 0; run < 20; run += 1) await answer({ query: '{ storeConfig { store_code } }', variables: {} });

    const answers: Record<string, AnswerTimes> = {};
    for (const [name, question] of Object.entries(createQuestions(learn(db)))) {
      const cold = await answer(question);
      db.run(
        'UPDATE product SET price_minor = price_minor + 1 WHERE id = (SELECT max(id) FROM product WHERE is_visible = 1)',
      );
      const afterWrite = await answer(question);
      const warm: number[] = [];
      for (let run = 0; run < warmRuns; run += 1) warm.push(await answer(question));
      answers[name] = { cold: round(cold), afterWrite: round(afterWrite), warm: round(median(warm)) };
    }
    const visible = 'SELECT count(*) AS n FROM product WHERE is_visible = 1 AND is_enabled = 1';
    return {
      products: db.get<{ n: number }>(visible)?.n ?? 0,
      seedSeconds: round(seed / 1000),
      indexMilliseconds: Math.round(index),
      megabytes: Math.round(process.memoryUsage().rss / 1024 / 1024),
      answers,
    };
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
