import { toUid } from '../../graphql/uid';

/** Uid of a question of a bundle. */
export const bundleOptionUid = (optionId: number): string => toUid(`bundle/${optionId}`);

/** Uid of an answer to it; what `selected_options` of a cart mutation takes. */
export const bundleSelectionUid = (optionId: number, selectionId: number, quantity: number): string =>
  toUid(`bundle/${optionId}/${selectionId}/${quantity}`);

/** Uid of a link of a downloadable product; what `selected_options` takes. */
export const downloadLinkUid = (linkId: number): string => toUid(`downloadable/${linkId}`);

/** Uid of a customisable option; what `entered_options` takes for those that are typed. */
export const customOptionUid = (optionId: number): string => toUid(`custom-option/${optionId}`);

/** Uid of a value of a customisable option; what `selected_options` takes. */
export const customValueUid = (optionId: number, valueId: number): string =>
  toUid(`custom-option/${optionId}/${valueId}`);
