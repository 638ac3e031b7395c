const category = (uid: string, rest: object = {}) => ({
  __typename: 'CategoryTree',
  uid,
  name: uid,
  url_path: uid.toLowerCase(),
  url_suffix: '.html',
  position: 1,
  include_in_menu: 1,
  children_count: '0',
  skinny_navigation: 0,
  promo_content: null,
  promo_rich_content: null,
  children: [],
  ...rest,
});

/** A small menu as the backend answers it: a skinny category, one of three levels, and one without anything below. */
export const menuAnswers = {
  ShopSettings: {
    storeConfig: null,
    categories: {
      __typename: 'CategoryResult',
      items: [
        {
          __typename: 'CategoryTree',
          uid: 'root',
          children: [
            category('Vitamins', { skinny_navigation: 1, children: [category('Biotin'), category('Folate')] }),
            category('Minerals', { position: 2, children: [category('Iron', { children: [category('Gentle')] })] }),
            category('Gifts', { position: 3 }),
          ],
        },
      ],
    },
  },
};

/** The same with a fourth level, which the menu's question does not reach and so is not answered, Contact Us and extra links. */
export const deepMenuAnswers = {
  ShopSettings: {
    storeConfig: {
      __typename: 'StoreConfig',
      store_code: 'uk_en',
      store_name: 'Halewell',
      store_group_name: null,
      locale: 'en_GB',
      timezone: 'Europe/London',
      copyright: null,
      category_url_suffix: '.html',
      product_url_suffix: '.html',
      grid_per_page: 6,
      grid_per_page_values: '6,12,24',
      catalog_default_sort_by: 'position',
      root_category_uid: 'root',
      secure_base_media_url: null,
      newsletter_enabled: true,
      is_guest_checkout_enabled: true,
      contact_enabled: true,
      customer_token_expiration_time: 1200,
      customer_access_token_lifetime: null,
      minimum_password_length: '10',
      required_character_classes_number: '3',
      magento_wishlist_general_is_enabled: '1',
      favorite_store_enabled: null,
      product_reviews_enabled: null,
      delivery_promise: null,
      product_page_sections: null,
    },
    categories: {
      __typename: 'CategoryResult',
      items: [
        {
          __typename: 'CategoryTree',
          uid: 'root',
          children: [
            category('Minerals', {
              children: [
                category('Iron', { children: [category('Gentle', { children_count: '2', children: undefined })] }),
              ],
            }),
          ],
        },
      ],
    },
  },
  NavigationMenu: {
    categories: {
      __typename: 'CategoryResult',
      items: [
        {
          __typename: 'CategoryTree',
          uid: 'Gentle',
          children: [category('Drops'), category('Hidden', { include_in_menu: 0 })],
        },
      ],
    },
  },
  DrawerExtraLinks: {
    cmsBlocks: {
      __typename: 'CmsBlocks',
      items: [
        {
          __typename: 'CmsBlock',
          identifier: 'header_extra_links',
          content: '<p><a href="/shops">Find a shop</a></p>',
        },
      ],
    },
  },
};
