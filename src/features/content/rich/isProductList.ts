/** Outermost elements of Magento's lists of products: the widget, or the list where a theme has no frame around it. */
const frames = '.block.widget, .products-grid, .products-list, .product-items';

/** Frames of other things, which may hold a list among their text and pictures: a static block, a widget with another in it. */
const containers = '.block-static-block, :has(.block.widget)';

/** Whether an element is a list of products that Magento rendered, for a widget or a block. */
export const isProductList = (element: Element): boolean =>
  element.matches(frames) && !element.matches(containers) && element.querySelector('a.product-item-link') !== null;
