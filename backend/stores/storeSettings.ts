import type { Db } from '../db/open';
import type { FormSettings } from '../forms/models';
import type { CheckoutAgreement, ReCaptchaFormEnum, ReCaptchaTypeEmum, Seller } from '../schema/resolvers.generated';

type HelpField = 'email' | 'phone_number' | 'start_day' | 'end_day' | 'start_time' | 'end_time';
type ConsentText =
  | 'label_newsletter'
  | 'label_customer'
  | 'label_checkout'
  | 'label_contact'
  | 'label_account'
  | 'legal_checkout'
  | 'legal_customer'
  | 'legal_contact';

/** When orders leave and arrive. */
export interface DeliveryTimes {
  /** HH:MM in the store's time zone: what is ordered by then leaves on the same working day. */
  order_by: string;
  /** Working days from dispatch to arrival. */
  min_days: number;
  max_days: number;
  /** YYYY-MM-DD: days besides weekends on which nothing is sent or delivered. */
  closed_days: string[];
}

/** How the provider of bot protection is set up (ReCaptchaConfigurationV3 of the schema). */
export interface RecaptchaSettings {
  website_key: string;
  minimum_score: number;
  /** bottomright, bottomleft or inline. */
  badge_position: string;
  language_code: string | null;
  failure_message: string;
  forms: ReCaptchaFormEnum[];
  /** Kinds of forms that are protected in another way than by version 3. */
  kinds?: Partial<Record<ReCaptchaFormEnum, ReCaptchaTypeEmum>>;
  theme: string;
}

/** Configuration of a store view: fields of StoreConfig, and what only the backend itself reads. */
export interface StoreSettings {
  /** Name that shoppers read; null for the store view's own. */
  store_name: string | null;
  /** Currencies besides the store view's own in which prices can be shown; each needs a rate. */
  allowed_currencies: string[];
  timezone: string;
  default_country: string;
  /** Null for none, like the next. */
  category_url_suffix: string | null;
  product_url_suffix: string | null;
  cms_home_page: string;
  title_separator: string;
  title_prefix: string;
  title_suffix: string;
  default_title: string;
  default_description: string;
  copyright: string;
  newsletter_enabled: boolean;
  contact_enabled: boolean;
  minimum_password_length: number;
  required_character_classes_number: number;
  /** Whether a new account is opened by a mailed link only. */
  create_account_confirmation: boolean;
  /** Lifetime of a token in seconds; the real backend counts hours, the shop seconds. */
  customer_token_expiration_time: number;
  is_guest_checkout_enabled: boolean;
  /** Terms that stand at the payment, as checkoutAgreements answers them; none: the merchant has not switched them on. */
  checkout_agreements: CheckoutAgreement[];
  /** Codes of the ways to pay outside of the shop, such as `checkmo`; only a shop without a payment provider offers them. */
  offline_payment_methods: string[];
  cart_expires_in_days: number;
  grid_per_page: number;
  grid_per_page_values: string;
  catalog_default_sort_by: string;
  /** Whether lists and searches leave out what is sold out. */
  hides_sold_out: boolean;
  /** 1 without tax, 2 with tax, 3 both; likewise the next two. */
  tax_cart_display_price: number;
  tax_cart_display_subtotal: number;
  tax_cart_display_shipping: number;
  tax_cart_display_full_summary: boolean;
  /** 1 without tax, 2 with tax, of the prices of ordered goods where the profile answers orders without. */
  tax_sales_display_price: number;
  tax_defaults_postcode: string;
  tax_defaults_country: string;
  favorite_store_enabled: boolean;
  /** How distances are told: `mi` or `km`. */
  distance_unit: string;
  product_page_sections: { code: string; sort_order: number }[];
  delivery_times: DeliveryTimes | null;
  /** Who sells, for invoices. */
  seller: Seller | null;
  need_help: Record<HelpField, string> | null;
  gdpr_consent_texts: Partial<Record<ConsentText, string>> | null;
  kl_email_consent_config: { is_active: boolean; checkbox_text: string } | null;
  /** Ways besides the newsletter to reach a customer who agreed; the text is HTML. */
  communication_channels: { code: string; label: string; consent_text: string }[] | null;
  /** Topics of a message to the shop. */
  contact_reasons: { code: string; label: string }[] | null;
  /** Bot protection; null: none. */
  recaptcha: RecaptchaSettings | null;
  /** '1' or '0', as in the real backend; likewise the next two. */
  product_reviews_enabled: string;
  allow_guests_to_write_product_reviews: string;
  magento_wishlist_general_is_enabled: string;
  /** Whether customers can pay with store credit. */
  store_credit_enabled: boolean;
  /** '1' or '0', as in the real backend. */
  magento_reward_general_is_enabled_on_front: string;
  /** Points below which none can be used, as text; null for none. */
  magento_reward_general_min_points_balance: string | null;
  /** What so many points are worth, and what has to be paid for so many; minor units of the currency. */
  reward_base_currency: string;
  reward_redemption: { points: number; minor: number };
  reward_earning: { points: number; minor: number };
  /** Whether gift messages may go with orders, and with products that do not say it themselves. */
  allow_order: string;
  allow_items: string;
  /** '1' or '0': whether orders and products can be wrapped, and may have a printed card and a receipt without prices. */
  allow_gift_wrapping_on_order: string;
  allow_gift_wrapping_on_order_items: string;
  allow_printed_card: string;
  allow_gift_receipt: string;
  /** With VAT, in minor units of the base currency. */
  printed_card_price_minor: number;
  /** '1' without tax, '2' with tax, '3' both: what wrapping and card cost in the cart, and in orders. */
  cart_gift_wrapping: string;
  cart_printed_card: string;
  sales_gift_wrapping: string;
  sales_printed_card: string;
  enable_multiple_wishlists: string;
  /** As text, as in the real backend. */
  maximum_number_of_wishlists: string;
  /** Whether customers can cancel what has not been sent, and what they can give as the reason. */
  order_cancellation_enabled: boolean;
  order_cancellation_reasons: { description: string }[];
  /** Whether customers can ask to send goods back: 'enabled' or 'disabled', as in the real backend. */
  returns_enabled: string;
  /** Which fields the forms of customers and addresses have; what is left out is as nobody configured it. */
  customer_forms: Partial<FormSettings>;
  /** Failed sign-ins of a client after which it has to pause. */
  lockout_failures: number;
  /** Whether isEmailAvailable tells the truth. */
  guest_checkout_login_enabled: boolean;
}

/** Values that apply when the database names none. */
export const defaultStoreSettings: StoreSettings = {
  store_name: null,
  allowed_currencies: [],
  timezone: 'Europe/London',
  default_country: 'GB',
  category_url_suffix: '.html',
  product_url_suffix: '.html',
  cms_home_page: 'home',
  title_separator: '|',
  title_prefix: '',
  title_suffix: '',
  default_title: 'Halewell',
  default_description: '',
  copyright: '',
  newsletter_enabled: true,
  contact_enabled: true,
  minimum_password_length: 10,
  required_character_classes_number: 3,
  create_account_confirmation: false,
  customer_token_expiration_time: 3600,
  is_guest_checkout_enabled: true,
  checkout_agreements: [],
  offline_payment_methods: [],
  cart_expires_in_days: 30,
  grid_per_page: 6,
  grid_per_page_values: '6,12,24,48',
  catalog_default_sort_by: 'position',
  hides_sold_out: false,
  tax_cart_display_price: 2,
  tax_cart_display_subtotal: 2,
  tax_cart_display_shipping: 2,
  tax_cart_display_full_summary: false,
  tax_sales_display_price: 1,
  tax_defaults_postcode: '',
  tax_defaults_country: 'GB',
  favorite_store_enabled: true,
  distance_unit: 'mi',
  product_page_sections: [],
  delivery_times: null,
  seller: null,
  need_help: null,
  gdpr_consent_texts: null,
  kl_email_consent_config: null,
  communication_channels: null,
  contact_reasons: null,
  recaptcha: null,
  product_reviews_enabled: '1',
  allow_guests_to_write_product_reviews: '1',
  magento_wishlist_general_is_enabled: '1',
  store_credit_enabled: true,
  magento_reward_general_is_enabled_on_front: '0',
  magento_reward_general_min_points_balance: null,
  reward_base_currency: 'GBP',
  reward_redemption: { points: 100, minor: 100 },
  reward_earning: { points: 1, minor: 100 },
  allow_order: '0',
  allow_items: '0',
  allow_gift_wrapping_on_order: '0',
  allow_gift_wrapping_on_order_items: '0',
  allow_printed_card: '0',
  allow_gift_receipt: '0',
  printed_card_price_minor: 0,
  cart_gift_wrapping: '2',
  cart_printed_card: '2',
  sales_gift_wrapping: '2',
  sales_printed_card: '2',
  enable_multiple_wishlists: '0',
  maximum_number_of_wishlists: '3',
  order_cancellation_enabled: false,
  order_cancellation_reasons: [
    'The item(s) are no longer needed',
    'The order was placed by mistake',
    'Item(s) not arriving within the expected timeframe',
    'Found a better price elsewhere',
    'Other',
  ].map((description) => ({ description })),
  returns_enabled: 'disabled',
  customer_forms: {},
  lockout_failures: 6,
  guest_checkout_login_enabled: false,
};

/** The configuration of a store view: what the table `store_setting` has (JSON by name) over the defaults. */
export const readStoreSettings = (db: Db, storeId: number): StoreSettings => {
  const rows = db.all<{ path: string; value: string }>(
    'SELECT path, value FROM store_setting WHERE store_id = ?',
    storeId,
  );
  const stored = Object.fromEntries(rows.map(({ path, value }): [string, unknown] => [path, JSON.parse(value)]));
  return { ...defaultStoreSettings, ...stored };
};
