/**
 * What an editor sees of a version, and the operations of this shop that bring it. One may serve several purposes: the
 * query that resolves a path carries the first view of pages, categories and products. Everything else, such as
 * settings, customers and all mutations, is asked for as ever.
 */
export const previewOperations = {
  categoryData: ['ResolveURL'],
  categories: ['ShopSettings', 'NavigationMenu', 'TopCategories'],
  productDetail: ['ResolveURL', 'ProductChoices', 'PurchaseTerms', 'CardOptions', 'SetContents'],
  productOverview: ['ProductOverview'],
  customAttributes: ['ProductPremium'],
  recommendations: ['RelatedProducts', 'AlternativeProducts', 'SoldOutAlternatives', 'BestRatedProducts'],
  additionalData: ['ProductFaq'],
  cmsBlocks: [
    'StripBlocks',
    'FooterBlocks',
    'DrawerExtraLinks',
    'LinkedBlock',
    'DynamicBlocks',
    'SocialFeed',
    'GetContactPageBlocks',
    'CheckoutFooterLinks',
  ],
  cmsPage: ['ResolveURL'],
  autocomplete: ['SearchSuggestions'],
  cart: ['CheckCart', 'GetItemCount'],
  cartDetails: ['GetCartDetails'],
  // A list that was asked for as the shop is would put today's prices beside those of the version.
  productListing: [
    'FilteredProducts',
    'MoreProducts',
    'ProductFacets',
    'SearchResults',
    'ContentProducts',
    'RecentlyViewedProducts',
    'ComparedProducts',
    'FinderFacets',
    'FinderCount',
    'FoundProducts',
  ],
  appliedCoupons: ['GetCartDetails', 'GetGiftCards'],
  quickAdds: ['GetCartExtras'],
  priceSummary: ['GetCartDetails'],
  upsellOpportunity: ['GetCartExtras'],
} as const satisfies Record<string, readonly string[]>;

const names: ReadonlySet<string> = new Set(Object.values(previewOperations).flat());

/** Whether an operation is asked for as of the version that is previewed. */
export const isPreviewed = (operationName: string | undefined): boolean => names.has(operationName ?? '');
