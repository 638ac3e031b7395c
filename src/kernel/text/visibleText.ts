// Joiners shape words and emoji, tags make flags; all others only hide, or turn round what stands beside them.
const invisible = /(?!\u200C|\u200D|[\u{E0020}-\u{E007F}]|[\n\r\t])[\p{Cf}\p{Cc}]/gu;

/** A text without the signs that draw nothing, which programs copy along and nobody can see in a field. */
export const visibleText = (text: string): string => text.replace(invisible, '');

/**
 * What is read sign by sign, such as an email address, a number or a code: no invisible sign at all, and digits, letters
 * and signs of full width as the plain ones.
 */
export const plainCode = (text: string): string => text.normalize('NFKC').replace(/[\p{Cf}\p{Cc}]/gu, '');
