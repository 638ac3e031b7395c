/** The page with the contact form. */
export const contactPath = '/contact-us';
