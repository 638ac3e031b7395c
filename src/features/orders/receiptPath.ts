/** Where the receipt of the last order is shown. */
export const receiptPath = '/checkout/receipt';
