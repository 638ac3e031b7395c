import type { Db } from '../db/open';

/** Numbers of the overview. */
export interface OfficeCounts {
  reviews: number;
  orders: number;
  carts: number;
  mails: number;
  messages: number;
}

/** How much of everything there is to see. */
export const countOfficeWork = (db: Db): OfficeCounts =>
  db.get<OfficeCounts>(
    `SELECT (SELECT count(*) FROM main.product_review WHERE status = 'pending') AS reviews,
       (SELECT count(*) FROM sales_order) AS orders,
       (SELECT count(DISTINCT c.id) FROM cart c JOIN cart_item i ON i.cart_id = c.id WHERE c.is_active = 1) AS carts,
       (SELECT count(*) FROM mail) AS mails,
       (SELECT count(*) FROM contact_message) AS messages`,
  ) ?? { reviews: 0, orders: 0, carts: 0, mails: 0, messages: 0 };

/** A review with its product. */
export interface OfficeReview {
  id: number;
  product: string;
  nickname: string;
  summary: string;
  text: string;
  rating: number;
  isVerified: number;
  /** Names of its photos, as a JSON list. */
  photos: string;
  createdAt: string;
}

/** Reviews that wait for a decision, the oldest first. */
export const listWaitingReviews = (db: Db, limit: number): OfficeReview[] =>
  db.all<OfficeReview>(
    `SELECT r.id, p.name AS product, r.nickname, r.summary, r.text, r.rating, r.is_verified AS isVerified,
       (SELECT json_group_array(name) FROM (SELECT name FROM review_photo WHERE review_id = r.id ORDER BY position)) AS photos,
       r.created_at AS createdAt
     FROM main.product_review r JOIN product p ON p.id = r.product_id
     WHERE r.status = 'pending' ORDER BY r.created_at, r.id LIMIT ?`,
    limit,
  );

/** Decides about a review that waits; false when it no longer does. The product's stars follow by a trigger. */
export const decideReview = (db: Db, id: number, status: 'approved' | 'rejected'): boolean =>
  db.run("UPDATE main.product_review SET status = ? WHERE id = ? AND status = 'pending'", status, id).changes > 0;

/** An order in a list. */
export interface OfficeOrder {
  id: number;
  number: string;
  email: string;
  status: string;
  currency: string;
  total: number;
  createdAt: string;
  /** Whether it is collected in a shop, and from when on its clock, 'YYYY-MM-DD HH:MM'. */
  isCollected: number;
  readyAt: string | null;
}

const orderColumns =
  'id, increment_id AS number, email, status, currency, grand_total_minor AS total, created_at AS createdAt, ' +
  'pickup_location_code IS NOT NULL AS isCollected, ready_at AS readyAt';

/** Orders, the newest first. */
export const listOrders = (db: Db, limit: number): OfficeOrder[] =>
  db.all<OfficeOrder>(`SELECT ${orderColumns} FROM sales_order ORDER BY created_at DESC, id DESC LIMIT ?`, limit);

/** An order by its number. */
export const findOrder = (db: Db, number: string): OfficeOrder | undefined =>
  db.get<OfficeOrder>(`SELECT ${orderColumns} FROM sales_order WHERE increment_id = ?`, number);

/** A line of an order. */
export interface OfficeOrderLine {
  sku: string;
  name: string;
  quantity: number;
  total: number;
}

/** What was ordered. */
export const listOrderLines = (db: Db, orderId: number): OfficeOrderLine[] =>
  db.all<OfficeOrderLine>(
    'SELECT sku, name, quantity, row_total_minor AS total FROM sales_order_item WHERE order_id = ? ORDER BY id',
    orderId,
  );

/** An address of an order. */
export interface OfficeAddress {
  kind: 'shipping' | 'billing';
  firstname: string;
  lastname: string;
  /** Lines as a JSON list. */
  street: string;
  city: string;
  postcode: string | null;
  country: string;
}

/** Where an order goes, and who pays. */
export const listOrderAddresses = (db: Db, orderId: number): OfficeAddress[] =>
  db.all<OfficeAddress>(
    `SELECT kind, firstname, lastname, street, city, postcode, country_code AS country
     FROM sales_order_address WHERE order_id = ? ORDER BY kind DESC`,
    orderId,
  );

/** A cart that somebody is filling. Its masked id is left out: it is a guest's only key. */
export interface OfficeCart {
  id: number;
  owner: string | null;
  updatedAt: string;
  goods: string;
}

/** Carts that hold something, the newest first. */
export const listCarts = (db: Db, limit: number): OfficeCart[] =>
  db.all<OfficeCart>(
    `SELECT c.id, coalesce(k.email, c.email) AS owner, c.updated_at AS updatedAt,
       group_concat(i.quantity || ' × ' || p.name, ', ') AS goods
     FROM cart c JOIN cart_item i ON i.cart_id = c.id JOIN product p ON p.id = i.product_id
       LEFT JOIN customer k ON k.id = c.customer_id
     WHERE c.is_active = 1 GROUP BY c.id ORDER BY c.updated_at DESC, c.id DESC LIMIT ?`,
    limit,
  );

/** A message of the contact form. */
export interface OfficeMessage {
  id: number;
  name: string;
  email: string;
  telephone: string | null;
  comment: string;
  reason: string | null;
  orderNumber: string | null;
  sentAt: string;
}

/** Messages to the shop, the newest first. */
export const listMessages = (db: Db, limit: number): OfficeMessage[] =>
  db.all<OfficeMessage>(
    `SELECT id, name, email, telephone, comment, reason, order_number AS orderNumber, sent_at AS sentAt
     FROM contact_message ORDER BY id DESC LIMIT ?`,
    limit,
  );

/** The address key of the page on which a product is sold: its own, or that of the product whose variant it is. */
export const findProductUrlKey = (db: Db, sku: string): string | undefined =>
  db.get<{ key: string }>(
    `SELECT coalesce(parent.url_key, p.url_key) AS key FROM product p
       LEFT JOIN product_variant v ON v.child_id = p.id LEFT JOIN product parent ON parent.id = v.parent_id
     WHERE p.sku = ?`,
    sku,
  )?.key;
