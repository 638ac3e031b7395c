/** Entry of the tab for the mailed link by which a subscription was opened without a sign-in. */
export const linkKey = 'shop:subscription-link';
