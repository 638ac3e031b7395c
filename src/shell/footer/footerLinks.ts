/** A column of links in the footer; only what there is a page for. */
export interface FooterColumn {
  heading: string;
  links: readonly { message: string; to: string }[];
}

/** Columns by message id (spec §2.5; design language §3.6). */
export const footerColumns: readonly FooterColumn[] = [
  {
    heading: 'footer.account',
    links: [
      { message: 'session.signIn', to: '/sign-in' },
      { message: 'footer.cart', to: '/cart' },
    ],
  },
  { heading: 'footer.company', links: [{ message: 'footer.aboutUs', to: '/about-us' }] },
  {
    heading: 'footer.help',
    links: [
      { message: 'footer.customerService', to: '/customer-service' },
      { message: 'footer.delivery', to: '/delivery-and-returns' },
      { message: 'footer.privacy', to: '/privacy-notice' },
      { message: 'footer.terms', to: '/terms' },
    ],
  },
];

/** The shop elsewhere. */
export const socialLinks = [
  { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/halewell' },
  { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/halewell' },
] as const;
