/** An entry of the footer: a link, or, without `to`, a bare label. */
export interface FooterEntry {
  /** Message id. */
  label: string;
  to?: string;
  /** Only where the store has its contact page. */
  needsContact?: boolean;
}

/** A column: its heading, which may be a link itself, and what stands below. */
export interface FooterColumn {
  heading: FooterEntry;
  entries: readonly FooterEntry[];
}

/** The fixed links and labels; an editor adds further links in the CMS block `footer_links`. */
export const footerColumns: readonly FooterColumn[] = [
  {
    heading: { label: 'footer.account' },
    entries: [
      { label: 'footer.signIn' },
      { label: 'footer.register' },
      { label: 'footer.orderStatus' },
      { label: 'footer.returns' },
    ],
  },
  {
    heading: { label: 'footer.aboutUs', to: '/about-us' },
    entries: [{ label: 'footer.ourStory' }, { label: 'footer.emailSignup' }, { label: 'footer.giveBack' }],
  },
  {
    heading: { label: 'footer.help' },
    entries: [
      { label: 'footer.customerService', to: '/customer-service' },
      { label: 'footer.contactUs', to: '/contact-us', needsContact: true },
    ],
  },
];

/** The shop elsewhere. */
export const socialLinks = [
  { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/halewell' },
  { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/halewell' },
  { name: 'Twitter', icon: undefined, href: 'https://twitter.com/halewell' },
] as const;
