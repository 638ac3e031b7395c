import { act, screen } from '@testing-library/react';
import { minicartToggled } from '@/features/cart/cartSlice';
import { settings } from '@/kernel/app/settings';
import { drawerToggled } from '@/shell/appSlice';
import { menuDrawer } from '@/shell/mobileMenu/menuDrawer';
import type { RenderedShop, RenderShopOptions } from '../renderShop';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import { postGraphQl } from '../../../backend/testing/graphql';

/** A part of a page: the element that it is in, as a selector, and words that only it says. */
type Part = readonly [place: 'header' | 'main' | 'footer' | 'dialog', words: string];

/** A page, or what opens over it, that a shopper looks at. */
export interface Visit {
  options: RenderShopOptions;
  /** What the shopper does once the page is there. */
  act?: (shop: RenderedShop) => Promise<unknown>;
  parts: Record<string, Part>;
  /** The operations that are asked for, with the parts that cannot be there without each one's answer. */
  operations: Record<string, readonly string[] | 'everything'>;
  /** The operations without which there is no page: the error view stands in its place, or a sentence with a retry. */
  essential?: readonly string[];
}

/** What every page may ask for besides: its path or those of links in view, and what header and footer show. */
export const commonOperations = [
  'ResolveURL',
  'ShopSettings',
  'GetStoreViews',
  'StripBlocks',
  'getFavoriteStoreConfig',
  'FooterBlocks',
  'NewsletterConsentTexts',
  'GetReCaptchaFormConfig',
];

const storageItem = (key: string, value: string): void =>
  window.localStorage.setItem(
    `${settings.storageNamespace}__${key}`,
    JSON.stringify({ value, timeStored: Date.now() }),
  );

const add = `mutation ($id: String!) {
  addProductsToCart(cartId: $id, cartItems: [{ sku: "HW-ZNP", quantity: 2 }]) { user_errors { message } } }`;

const fillCart = async (backend: TestBackend): Promise<string> => {
  const { data } = await postGraphQl(backend, 'mutation { id: createEmptyCart }');
  const id = /"id":"(\w+)"/.exec(JSON.stringify(data))?.[1] ?? '';
  await postGraphQl(backend, add, { id });
  storageItem('cartId', id);
  return id;
};

const address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['3 Elm Grove'],
  city: 'Bath',
  postcode: 'BA1 1LZ',
  country_id: 'GB',
  telephone: '07700 900456',
};

const send = (backend: TestBackend, id: string, call: string, body: object) =>
  backend.fetch(`/rest/V1/guest-carts/${id}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const order = async (backend: TestBackend): Promise<void> => {
  const id = await fillCart(backend);
  await send(backend, id, 'shipping-information', {
    addressInformation: {
      shipping_address: address,
      billing_address: address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'standard',
    },
  });
  const answer = await send(backend, id, 'payment-information', {
    email: 'ann@example.com',
    paymentMethod: { method: 'test_card', additional_data: { payment_method_nonce: 'nonce' } },
    billingAddress: address,
  });
  if (!answer.ok) throw new Error(await answer.text());
  window.localStorage.removeItem(`${settings.storageNamespace}__cartId`);
  storageItem('receipt_cart', id);
};

const openMiniCart = async ({ store }: RenderedShop): Promise<void> => {
  act(() => void store.dispatch(minicartToggled(true)));
  await screen.findByRole('dialog', { name: /Your cart/ });
};
const openMenu = async ({ store }: RenderedShop): Promise<void> => {
  act(() => void store.dispatch(drawerToggled(menuDrawer)));
  await screen.findByRole('dialog', { name: 'Main Menu' });
};

/** Without an answer to what is at the path there is no page at all. */
const everything = 'everything';

/** The pages of the shop with everything, as a visitor meets them. */
export const visits: Record<string, Visit> = {
  'header and footer': {
    options: { path: '/contact-us' },
    parts: {
      page: ['main', 'Contact Us'],
      categories: ['header', 'Minerals'],
      strip: ['header', 'Delivery and returns'],
      newsletter: ['footer', 'One useful letter a month'],
      columns: ['footer', 'About Us'],
    },
    operations: {
      ShopSettings: ['categories', 'newsletter'],
      StripBlocks: ['strip'],
      FooterBlocks: ['columns'],
      GetReCaptchaFormConfig: [],
      GetContactConfig: ['page'],
      GetContactPageBlocks: [],
      ContactReasons: [],
      ContactConsentTexts: [],
    },
  },
  home: {
    options: { path: '/' },
    parts: {
      hero: ['main', 'Food supplements, tested batch by batch.'],
      products: ['main', 'Magnesium Bisglycinate'],
      text: ['main', 'What the label says is what is inside.'],
      quotes: ['main', 'What buyers say'],
    },
    operations: {
      ResolveURL: everything,
      ContentProducts: ['products'],
      NewsletterConsentTexts: [],
      ReviewQuotes: ['quotes'],
    },
    essential: ['ResolveURL'],
  },
  category: {
    options: { path: '/minerals/all-minerals.html' },
    parts: {
      title: ['main', 'All minerals'],
      products: ['main', 'Magnesium Bisglycinate'],
      filters: ['main', 'Sort: Popular'],
      text: ['main', 'Bisglycinate, citrate or malate?'],
    },
    operations: { ResolveURL: everything },
    essential: ['ResolveURL'],
  },
  product: {
    options: { path: '/magnesium-bisglycinate.html' },
    parts: {
      title: ['main', 'Magnesium Bisglycinate'],
      price: ['main', '£13.50'],
      button: ['main', 'Add to cart'],
      facts: ['main', 'What is in it, and why'],
      premium: ['main', 'One ingredient. One capsule shell.'],
      related: ['main', 'Goes well with it'],
      similar: ['main', 'Similar products'],
      questions: ['main', 'Questions people ask'],
      reviews: ['main', 'verified buyer'],
      studio: ['main', 'From our studio'],
    },
    operations: {
      ResolveURL: everything,
      PurchaseTerms: [],
      ProductOverview: ['facts'],
      ProductPremium: ['premium'],
      RelatedProducts: ['related'],
      AlternativeProducts: ['similar'],
      ProductFaq: ['questions'],
      ProductReviews: ['reviews'],
      SocialFeed: ['studio'],
    },
    essential: ['ResolveURL'],
  },
  search: {
    options: { path: '/search.html?query=zinc' },
    parts: {
      title: ['main', '“zinc”'],
      products: ['main', 'Zinc Picolinate'],
    },
    operations: { SearchResults: ['products'] },
    essential: ['SearchResults'],
  },
  'find yours': {
    options: { path: '/find-yours?question=form&audience=adults&form=drops' },
    parts: {
      title: ['main', 'Find yours'],
      question: ['main', 'Which form do you like?'],
      count: ['main', 'products match'],
    },
    // Where nothing can be asked, nothing is counted.
    operations: { FinderFacets: ['question', 'count'], FinderCount: ['count'] },
    essential: ['FinderFacets'],
  },
  'what was found': {
    options: { path: '/find-yours?question=-&audience=children' },
    parts: { title: ['main', 'Find yours'], answers: ['main', 'Your answers'], products: ['main', 'products fit'] },
    operations: { FinderFacets: ['answers', 'products'], FoundProducts: ['products'] },
    essential: ['FinderFacets'],
  },
  'filtered products': {
    options: { path: '/search.html?form=drops' },
    parts: { title: ['main', 'Matching products'], products: ['main', 'Vitamin D3 Drops'] },
    operations: { FilteredProducts: ['products'], ProductFacets: [] },
    essential: ['FilteredProducts'],
  },
  cart: {
    options: { path: '/cart', prepare: async (backend) => void (await fillCart(backend)) },
    parts: {
      title: ['main', 'Cart'],
      line: ['main', 'Zinc Picolinate'],
      checkout: ['main', 'Checkout'],
    },
    operations: {
      GetCartDetails: ['line', 'checkout'],
      GetItemCount: [],
      CartSettings: [],
      GetCartExtras: [],
      EstimateShippingMethods: [],
      EstimateTotals: [],
      GetGiftCards: [],
      GetGiftWrappings: [],
    },
    essential: ['GetCartDetails'],
  },
  'mini cart': {
    options: { path: '/terms', prepare: async (backend) => void (await fillCart(backend)) },
    act: openMiniCart,
    parts: {
      page: ['main', 'Terms'],
      line: ['dialog', 'Zinc Picolinate'],
      checkout: ['dialog', 'Checkout'],
    },
    operations: { GetCartDetails: ['line', 'checkout'], GetItemCount: [], CartSettings: [], GetCartExtras: [] },
    essential: ['GetCartDetails'],
  },
  menu: {
    options: { path: '/terms' },
    act: openMenu,
    parts: {
      page: ['main', 'Terms'],
      categories: ['dialog', 'Minerals'],
    },
    operations: { DrawerExtraLinks: [] },
  },
  checkout: {
    options: { path: '/checkout', prepare: async (backend) => void (await fillCart(backend)) },
    parts: { email: ['main', 'Email'], summary: ['main', 'Order summary'] },
    operations: {
      GetCartDetails: ['email', 'summary'],
      CartSettings: [],
      CheckoutFooterLinks: [],
      PickupCount: [],
      CheckoutEmailConsent: [],
      AttributesForm: [],
      EstimateShippingMethods: [],
      EstimateTotals: [],
      GetGiftCards: [],
      GetGiftWrappings: [],
    },
    essential: ['GetCartDetails'],
  },
  receipt: {
    options: { path: '/checkout/receipt', prepare: order },
    parts: { thanks: ['main', 'Thank you, Ann'], line: ['main', 'Zinc Picolinate'] },
    operations: { PlacedOrder: ['thanks', 'line'], BestRatedProducts: [] },
    essential: ['PlacedOrder'],
  },
};
