import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

import { createTestBackend, type TestBackend } from '../../testing/createTestBackend';
import { insertCustomer, insertProduct, insertStore } from '../../testing/fixtures';
import { postGraphQl, signInAs } from '../../testing/graphql';
import { listMail } from '../../mail/outbox';
import { ratingsMetadata } from '../ratings';
import { largestPhoto } from './photoPaths';

let backend: TestBackend;

beforeEach(() => {
  backend = createTestBackend();
  insertStore(backend.db);
  insertProduct(backend.db, { id: 1, sku: 'ZINC', url_key: 'zinc' });
});
afterEach(() => {
  expect(backend.reported).toEqual([]);
  backend.close();
});

/** A photo as a telephone writes it: lying on its side, with the place in it. */
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#804000' } })
    .withExif({ IFD0: { Model: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const send = async (bytes: Uint8Array, name = 'review-photos') => {
  const body = new Uint8Array(bytes);
  const answer = await backend.fetch(`/rest/default/V1/${name}`, { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as { token?: string; message?: string } };
};
const tokenOf = async (): Promise<string> => (await send(await photo())).body.token ?? '';

const aspect = ratingsMetadata.items[0];
const review = {
  ...{ sku: 'ZINC', nickname: 'Tom', summary: 'Handy', text: 'Fits in a pocket.' },
  ratings: [{ id: aspect?.id, value_id: aspect?.values[4]?.value_id }],
};
const write = (photos: string[], more = {}) =>
  postGraphQl(
    backend,
    'mutation($input: CreateProductReviewInput!) { createProductReview(input: $input) { review { nickname } } }',
    { input: { ...review, photos, ...more } },
  );
const approve = () => backend.db.run("UPDATE product_review SET status = 'approved'");
const read = async () => {
  const fields = 'url width height author';
  const { data } = await postGraphQl(
    backend,
    `{ products(filter: { sku: { eq: "ZINC" } }) {
       items { review_photos { ${fields} } reviews { items { photos { ${fields} } } } } } }`,
  );
  const [item] = (data?.products as { items: Record<string, unknown>[] }).items;
  return item as { review_photos: { url: string }[]; reviews: { items: unknown[] } };
};

it('keeps a photo without its place and camera, upright, and shows it with its review once that is approved', async () => {
  const { status, body } = await send(await photo());
  expect([status, body]).toEqual([200, { token: expect.any(String) as string }]);
  expect((await write([body.token ?? ''])).errors).toBeUndefined();
  const name = backend.db.get<{ name: string }>('SELECT name FROM review_photo')?.name ?? '';
  expect((await backend.fetch(`/media/${name}`)).status).toBe(404);
  expect((await read()).review_photos).toEqual([]);
  approve();
  const shown = { url: `http://localhost/media/${name}`, width: 40, height: 60, author: 'Tom' };
  expect(await read()).toEqual({ review_photos: [shown], reviews: { items: [{ photos: [shown] }] } });
  const kept = await backend.fetch(`/media/${name}?width=40`);
  const { format, width, height, exif } = await sharp(Buffer.from(await kept.arrayBuffer())).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 40, height: 60, exif: undefined });
  const stored = backend.db.get<{ picture: Uint8Array }>('SELECT picture FROM review_photo')?.picture ?? [];
  expect(Buffer.from(stored).includes('Telephone')).toBe(false);
});

it.each([
  ['text that calls itself a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', async (_name, bytes) => {
  const { status, body } = await send(bytes);
  expect([status, body.message]).toEqual([400, 'This photo cannot be read. Please choose a JPEG, PNG or WebP file.']);
});

it('refuses a GIF, and a picture that ends before its end', async () => {
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  const whole = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  for (const bytes of [gif, whole.subarray(0, whole.length / 2)]) expect((await send(bytes)).status).toBe(400);
  expect(largestPhoto).toBe(5_242_880);
});

it('gives a photo to one review only, and to none more than four', async () => {
  const token = await tokenOf();
  expect((await write([token])).errors).toBeUndefined();
  const gone = await write([token], { text: 'Another.' });
  expect(gone.errors?.[0]?.message).toBe('One of the photos is no longer there. Please add it again.');
  const many = await write([token, token, token, token, token], { text: 'Many.' });
  expect(many.errors?.[0]?.message).toBe('A review can have up to 4 photos.');
  // What was refused is not kept; the same review once more is the one that waits.
  expect((await write([token])).errors).toBeUndefined();
  expect(backend.db.all('SELECT text FROM product_review')).toEqual([{ text: review.text }]);
});

it('erases with an author every size that was made of a photo, and one that is still being made', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'photos-'));
  const pictures = async () =>
    (await readdir(join(dataDir, 'pictures'), { recursive: true })).filter((path) => path.endsWith('.jpeg')).length;
  backend.close();
  backend = createTestBackend({ settings: { dataDir } });
  insertStore(backend.db);
  insertProduct(backend.db, { id: 1, sku: 'ZINC', url_key: 'zinc' });
  const email = 'ann@example.com';
  const id = insertCustomer(backend.db, { email });
  await write([await tokenOf()]);
  backend.db.run("UPDATE product_review SET status = 'approved', customer_id = ?", id);
  const name = backend.db.get<{ name: string }>('SELECT name FROM review_photo')?.name ?? '';
  expect((await backend.fetch(`/media/${name}?width=40`)).status).toBe(200);
  expect(await pictures()).toBe(1);
  const headers = await signInAs(backend, email);
  const ask = (mutation: string) => postGraphQl(backend, `mutation { ${mutation} }`, {}, headers);
  await ask('requestPersonalData(type: DELETE) { email }');
  const [, code = ''] = /code\/([\w-]+)/.exec(listMail(backend.db)[0]?.body ?? '') ?? [];
  const [late, { errors }] = await Promise.all([
    backend.fetch(`/media/${name}`),
    ask(`confirmPersonalDataRequest(type: DELETE, code: "${code}") { document }`),
  ]);
  expect([late.status, errors]).toEqual([200, undefined]);
  expect((await backend.fetch(`/media/${name}?width=40`)).status).toBe(404);
  expect(await pictures()).toBe(0);
  await rm(dataDir, { recursive: true });
});

it('has no such path in a bare Magento', async () => {
  const stock = createTestBackend({ profile: 'stock' });
  insertStore(stock.db);
  const answer = await stock.fetch('/rest/default/V1/review-photos', { method: 'POST', body: await photo() });
  expect(answer.status).toBe(404);
  stock.close();
});
