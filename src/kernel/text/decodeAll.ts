import { decodeHTMLStrict } from 'entities/decode';
import { mapTexts } from './mapTexts';

/** Decodes the texts of an answer with the whole table of entities, which weighs more than all else that reads an answer. */
export const decodeAll = (json: string): unknown => mapTexts(json, decodeHTMLStrict);
