/** A batch number as it is compared: people leave out hyphens, add spaces and write small letters. */
export const plainNumber = (number: string): string => number.replace(/[\s\-–.]/g, '').toUpperCase();
