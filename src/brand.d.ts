/** A link or, without `to`, a bare label. */
interface BrandEntry {
  /** Message id, of i18n/ or of the brand's own texts. */
  readonly text: string;
  readonly to?: string;
}

/** What the brand file says (docs/brand.md). */
interface Brand {
  /** Name of the shop where no setting gives one; may be empty. */
  readonly name: string;
  readonly storageNamespace: string;
  /** Paths of the mark before the name, in a square of 32 units: one is drawn, one is filled. */
  readonly logo: { readonly strokes: string; readonly fill: string } | null;
  /** Whether there is a strip above the header; its height is fixed, so it must be known before any answer. */
  readonly hasTopStrip: boolean;
  /** Whether the home page begins with slides of the class `hero`: no code for other content is loaded ahead there. */
  readonly hasHero: boolean;
  /** Paths of content pages; null where the shop has no such page. */
  readonly pages: { readonly delivery: string | null; readonly privacy: string | null; readonly terms: string | null };
  /** How the shop is reached where its forms cannot be used. */
  readonly contact: { readonly email: string | null; readonly phone: string | null };
  /** Below the media's base. */
  readonly pictures: {
    readonly account: string | null;
    readonly newsletter: string | null;
    readonly notFound: string | null;
  };
  /** Columns of the footer: a heading, which may be a link itself, and what stands below. */
  readonly footer: readonly { readonly heading: BrandEntry; readonly entries: readonly BrandEntry[] }[];
  /** The shop elsewhere. An entry without an icon is hidden. */
  readonly social: readonly {
    readonly name: string;
    readonly icon?: 'facebook' | 'instagram';
    readonly href: string;
  }[];
  /** Identifiers of the back office's blocks, by their places. */
  readonly blocks: {
    readonly banner: string;
    readonly headerLinks: string;
    readonly footer: string;
    readonly footerLinks: string;
    readonly checkoutFooter: string;
    readonly contact: readonly string[];
  };
  /** Which of the optional texts `brand.*` there are. */
  readonly has: Readonly<
    Record<
      | 'tagline'
      | 'newsletterText'
      | 'packing'
      | 'dispatch'
      | 'cardPayment'
      | 'securePayment'
      | 'returns'
      | 'returnsAtCheckout'
      | 'returnsOfProduct'
      | 'reviewPolicy',
      boolean
    >
  >;
}

/** Every use becomes a literal in a build (build/brand.js): `BRAND.has.tagline ? … : null`. */
declare const BRAND: Brand;

/** How a size of a picture is asked for: as the embedded backend, the gateway and nginx take it, another service, or not at all. A literal in a build. */
declare const IMAGE_SERVICE: 'resize' | 'imgproxy' | 'cloudflare' | 'fastly' | 'none';

/** Whether addresses may have another country than Great Britain. A literal in a build: code of one country only is dropped. */
declare const OFFERS_COUNTRIES: boolean;

/** Codes of the countries that addresses may have; none for all that the store allows. A literal in a build. */
declare const ADDRESS_COUNTRIES: readonly string[];

/** Codes of the carriers that need a telephone number; `*` where every address needs one. A literal in a build. */
declare const PHONE_CARRIERS: readonly string[];
