import type { Db } from '../db/open';

/**
 * Deletes a customer with all that the shop need not keep. Orders stay as those of a guest, because invoices have to be
 * kept for tax; what hangs on the account goes with its row.
 */
export const forgetCustomer = (db: Db, customerId: number): void => {
  db.transaction(() => {
    const ordered = 'SELECT cart_id FROM sales_order';
    const owner = db.get<{ email: string }>('SELECT email FROM customer WHERE id = ?', customerId);
    db.run(
      `DELETE FROM cart WHERE id IN (SELECT cart_id FROM subscription WHERE customer_id = ?) AND id NOT IN (${ordered})`,
      customerId,
    );
    db.run(`UPDATE cart SET customer_id = NULL WHERE customer_id = ? AND id IN (${ordered})`, customerId);
    db.run('DELETE FROM newsletter_subscriber WHERE email = ? OR customer_id = ?', owner?.email ?? '', customerId);
    db.run('DELETE FROM stock_alert WHERE email = ?', owner?.email ?? '');
    db.run('DELETE FROM contact_message WHERE email = ? COLLATE NOCASE', owner?.email ?? '');
    // What comes back is part of the order's books; what was written about it is not.
    const returned = 'SELECT r.id FROM sales_return r JOIN sales_order o ON o.id = r.order_id WHERE o.customer_id = ?';
    db.run(`DELETE FROM sales_return_comment WHERE return_id IN (${returned})`, customerId);
    db.run(`UPDATE sales_return SET contact_email = '' WHERE id IN (${returned})`, customerId);
    db.run('DELETE FROM customer WHERE id = ?', customerId);
  });
};
