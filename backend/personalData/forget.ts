import type { Db } from '../db/open';

/**
 * Deletes a customer with all that the shop need not keep. Orders stay as those of a guest, because invoices have to be
 * kept for tax; what hangs on the account goes with its row.
 */
export const forgetCustomer = (db: Db, customerId: number): void => {
  db.transaction(() => {
    const ordered = 'SELECT cart_id FROM sales_order';
    const email = db.get<{ email: string }>('SELECT email FROM customer WHERE id = ?', customerId)?.email ?? '';
    db.run(
      `DELETE FROM cart WHERE id IN (SELECT cart_id FROM subscription WHERE customer_id = ?) AND id NOT IN (${ordered})`,
      customerId,
    );
    db.run(`UPDATE cart SET customer_id = NULL WHERE customer_id = ? AND id IN (${ordered})`, customerId);
    db.run('DELETE FROM newsletter_subscriber WHERE email = ? OR customer_id = ?', email, customerId);
    db.run('DELETE FROM stock_alert WHERE email = ?', email);
    db.run('DELETE FROM contact_message WHERE email = ? COLLATE NOCASE', email);
    db.run('DELETE FROM account_request WHERE email = ?', email);
    db.run('DELETE FROM mail WHERE recipient = ? COLLATE NOCASE', email);
    // What was left in a cart before a sign-in; an order's cart has its address, as the order has.
    db.run(
      `DELETE FROM cart WHERE customer_id IS NULL AND email = ? COLLATE NOCASE AND id NOT IN (${ordered})
         AND id NOT IN (SELECT cart_id FROM subscription)`,
      email,
    );
    // Rejected first: that takes their stars from the products. Beside the store views, which show a part of them.
    db.run("UPDATE main.product_review SET status = 'rejected' WHERE customer_id = ?", customerId);
    db.run('DELETE FROM main.product_review WHERE customer_id = ?', customerId);
    // What comes back is part of the order's books; what was written about it is not.
    const returned = 'SELECT r.id FROM sales_return r JOIN sales_order o ON o.id = r.order_id WHERE o.customer_id = ?';
    db.run(`DELETE FROM sales_return_comment WHERE return_id IN (${returned})`, customerId);
    db.run(`UPDATE sales_return SET contact_email = '' WHERE id IN (${returned})`, customerId);
    // What went with goods is no part of the books.
    const orders = 'SELECT id FROM sales_order WHERE customer_id = ?';
    db.run(`UPDATE sales_order_item SET gift_message = NULL WHERE order_id IN (${orders})`, customerId);
    db.run('UPDATE sales_order SET gift_message = NULL WHERE customer_id = ?', customerId);
    const carts = 'SELECT cart_id FROM sales_order WHERE customer_id = ?';
    db.run(`UPDATE cart_item SET gift_message = NULL WHERE cart_id IN (${carts})`, customerId);
    db.run(`UPDATE cart SET gift_message = NULL WHERE id IN (${carts})`, customerId);
    db.run('DELETE FROM customer WHERE id = ?', customerId);
  });
};
