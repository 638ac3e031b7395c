import { fullProfile } from './full';
import { stockProfile } from './stock';

/**
 * What the embedded backend plays. `full` is the shop's own backend with every extension; `stock` is a bare Magento Open
 * Source 2.4.7, with the faults of 2.4.6, so that the storefront is tried where a merchant has installed nothing.
 * Each field says one thing that differs; the code that does it reads the field, never the name of the profile.
 */
export interface BackendProfile {
  name: ProfileName;
  /** Folder below DATA_DIR: the databases of two profiles never mix. */
  dataFolder: string;
  /** Folders of schema files below backend/schema, in the order in which they are merged. */
  schemaFolders: readonly string[];
  /** Which data the shop is filled with. */
  seed: 'halewell' | 'stock';
  /** What the page is told about this shop, unless a setting says otherwise (keys of settings/table.js). */
  shop: Readonly<Record<string, string>>;
  /** Whether `/media/` makes sizes and formats; without it every address answers the original. */
  hasImageService: boolean;
  /** Which payment provider takes the money: the cards of the test provider, or none, for checks and transfers. */
  payments: 'testProvider' | 'offline';
  /** `addProductsToCart` loses customisable options without a word; the mutations for one kind of product keep them. */
  losesCustomOptions: boolean;
  /**
   * `is_available` of a line compares with the stock of the line's own product, which a configurable one and one whose
   * stock is not managed do not have; otherwise it says whether the line can be ordered.
   */
  comparesOwnStock: boolean;
  /** A product that is sold out is not found when it is added. */
  hidesSoldOut: boolean;
  /** `mergeCarts` fails where the customer's cart has a line with customisable options. */
  failsToMergeOptions: boolean;
  /**
   * An ordered line with customisable options has a SKU that is made up of the SKUs of product and options, and what was
   * typed stands among `selected_options`, what was chosen among `entered_options`.
   */
  confusesOrderedOptions: boolean;
  /** Main pictures are answered as files below `cache/<hash>`, while galleries name the originals. */
  cachesPictures: boolean;
  /** Whether products and categories have a `canonical_url`, which a Magento tells only where it is configured. */
  tellsCanonicalUrls: boolean;
  /** Whether the answer to a new account tells that its e-mail has one already. */
  tellsTakenEmails: boolean;
  /** Whether editors can preview what is scheduled (header Preview-Version), as in Adobe Commerce. */
  previews: boolean;
  /** Whether customers can ask to send goods back, as in Adobe Commerce. */
  returns: boolean;
  /** Whether shoppers can send photos with reviews. */
  reviewPhotos: boolean;
  /** A line without a gift message is answered with one of empty texts. */
  tellsEmptyGiftMessages: boolean;
  /** `products.filters` fails for lists with swatches, as on 2.4.7, while `aggregations` are answered. */
  failsOnSwatchFilters: boolean;
  /** Whether a session alone deletes its account; otherwise a mailed link is needed. */
  deletesAccountsAtOnce: boolean;
  /** What products are compared by besides attributes of the catalogue; a bare installation has marked these as comparable. */
  comparableTexts: readonly string[];
  transport: TransportRules;
  checkout: CheckoutRules;
}

export type ProfileName = 'full' | 'stock';

/** How GraphQL requests are answered that something is wrong with. */
export interface TransportRules {
  /** An unknown type in a document is HTTP 500 without a reason, instead of a validation message. */
  failsOnUnknownTypes: boolean;
  /** Named spreads inside inline fragments break `route`, and those in product links lose names and prices. */
  breaksNestedSpreads: boolean;
  /**
   * A page cache keeps what guests asked by GET until something that is for sale or to be read is written, and gives it to
   * everybody, whatever their `X-Magento-Cache-Id`, with the id that it was made for.
   */
  keepsPages: boolean;
  /** `X-Magento-Cache-Id` comes with every answer, refusals and mutations included. */
  sendsCacheIdAlways: boolean;
  /** Status of a mutation that came by GET. */
  mutationByGetStatus: 405 | 500;
  /** Status of a method that a REST path lacks; the real backend knows no such route then. */
  restMethodStatus: 404 | 405;
}

/** How orders are placed. */
export interface CheckoutRules {
  /** Whether `Idempotency-Key` and `X-Expected-Total` count, which are headers of this shop only. */
  honoursShopHeaders: boolean;
  /** A product that was taken off sale leaves every cart without a word; otherwise it stays, blocks the order and is named. */
  dropsDisabledLines: boolean;
  /** Whether REST refuses an address with missing fields; a stock backend checks little more than the country. */
  checksRestAddresses: boolean;
  /** Whether an unknown field of a REST address is refused by its name; a stock backend answers 500. */
  namesUnknownFields: boolean;
  /** Countries that goods go to. Bills go to every country that the store has. */
  deliveryCountries: readonly string[];
  /** Countries whose addresses may have no postcode. */
  optionalPostcodes: readonly string[];
  /** Whether every address needs a telephone number, as in a Magento whose attribute nobody made optional. */
  needsTelephone: boolean;
  /** Whether addresses may have a company and a VAT number, as in a Magento that nobody configured. */
  asksCompanies: boolean;
  /** State in which an order begins that costs nothing. */
  freeOrderStatus: 'processing' | 'pending';
  /** Whether a guest can follow an order on a page of the shop, which the receipt then links to. */
  tracksOrders: boolean;
  /** Whether an order's amounts are answered with VAT; a stock backend answers them without, and the tax beside them. */
  ordersIncludeTax: boolean;
  /** The REST answer to an order is its internal id as text, not as a number. */
  answersOrderIdAsText: boolean;
  /** Whether an order's own comments are answered; those of its shipments, invoices and credit memos always are. */
  tellsOrderComments: boolean;
  /** The method of an estimate of totals stays: until there is an address, the cart's total has its price, and names none. */
  keepsEstimates: boolean;
  /** Titles of taxes fail in the answer of `placeOrder`; later they are there. */
  failsOnFreshTaxTitles: boolean;
}

const profiles: Readonly<Record<ProfileName, BackendProfile>> = { full: fullProfile, stock: stockProfile };

/** The profile of a name of `BACKEND_PROFILE`; the full one for any other. */
export const findProfile = (name: string): BackendProfile => (name === 'stock' ? profiles.stock : profiles.full);
