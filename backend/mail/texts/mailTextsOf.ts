import type { Db } from '../../db/open';
import { findStoreById } from '../../stores/queries';

import { englishMails, type MailTexts } from './english';
import { germanMails } from './german';

/** Languages of mails besides English; one more is a file and a line here. */
const languages: Readonly<Record<string, MailTexts>> = { de: germanMails };

/** The texts of mails in the language of a store view: that of the order or of the request. */
export const mailTextsOf = (db: Db, storeId: number): MailTexts =>
  languages[findStoreById(db, storeId)?.locale.slice(0, 2) ?? ''] ?? englishMails;
