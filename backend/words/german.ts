/**
 * What shoppers may be told by an error, in German: the backend's own words with `{0}`, `{1}` for what is put into them.
 * Left out are the words by which the shop knows a stale cart and goods that are out of stock: it never shows them.
 */
export const germanErrors: Readonly<Record<string, string>> = {
  // Sign-in and account
  "The current customer isn't authorized.": 'Bitte melden Sie sich an.',
  'Invalid login or password.': 'E-Mail-Adresse oder Passwort stimmt nicht.',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'E-Mail-Adresse oder Passwort stimmt nicht, oder Ihr Konto ist vorübergehend gesperrt. Bitte versuchen Sie es später noch einmal.',
  "The password can't be the same as the email address. Create a new password and try again.":
    'Das Passwort darf nicht Ihre E-Mail-Adresse sein. Bitte wählen Sie ein anderes.',
  "The password can't begin or end with a space. Verify the password and try again.":
    'Das Passwort darf nicht mit einem Leerzeichen beginnen oder enden.',
  'Please enter a password with at most {0} characters.': 'Das Passwort darf höchstens {0} Zeichen lang sein.',
  'Minimum of different classes of characters in password is {0}. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.':
    'Das Passwort braucht mindestens {0} dieser Arten von Zeichen: Kleinbuchstaben, Großbuchstaben, Ziffern, Sonderzeichen.',
  'The password needs at least {0} characters. Create a new password and try again.':
    'Das Passwort braucht mindestens {0} Zeichen.',
  'A customer with the same email address already exists in an associated website.':
    'Für diese E-Mail-Adresse gibt es schon ein Konto.',
  'The password token is expired. Reset and try again.': 'Der Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'The password token is mismatched. Reset and try again.':
    'Der Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'The confirmation token is invalid. Verify the token and try again.':
    'Der Link ist nicht mehr gültig. Bitte legen Sie Ihr Konto noch einmal an.',
  'This link is not valid any more. Please ask for a new one.':
    'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'Provide the current "password" to change "email".':
    'Bitte geben Sie zum Ändern der E-Mail-Adresse Ihr Passwort ein.',
  '"{0}" is not a valid email address.': '„{0}“ ist keine gültige E-Mail-Adresse.',
  '"{0}" is not valid.': '„{0}“ ist nicht gültig.',
  'Enter a valid email address.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Invalid email format': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Email is invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'The email address has an invalid format.': 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'The email address is invalid. Verify the email address and try again.':
    'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  'Too many attempts. Please try again in a few minutes.':
    'Zu viele Versuche. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'The shop is busy. Please try again in a few seconds.':
    'Der Shop ist gerade ausgelastet. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  'Required parameters are missing: {0}': 'Bitte füllen Sie diese Felder aus: {0}',

  // Addresses
  '"{0}" is required. Enter and try again.': 'Bitte füllen Sie das Feld „{0}“ aus.',
  '"Street Address" cannot contain more than {0} lines.': 'Die Straße darf höchstens {0} Zeilen haben.',
  'A line of an address cannot be longer than {0} characters.':
    'Eine Zeile der Adresse darf höchstens {0} Zeichen lang sein.',
  'A region_id is required for the specified country code': 'Bitte wählen Sie für dieses Land eine Region.',
  'The region_id does not match the selected country or region': 'Die Region passt nicht zum Land.',
  'Country is not available': 'In dieses Land liefern wir nicht.',
  'The address book is full.': 'Ihr Adressbuch ist voll.',
  'Customer Address {0} is set as default {1} address and can not be deleted':
    'Ihre Standardadresse kann nicht gelöscht werden.',
  "Some addresses can't be used due to the configurations for specific countries.":
    'In das Land einer dieser Adressen liefern wir nicht.',
  'The address failed to save. Verify the address and try again.':
    'Die Adresse konnte nicht gespeichert werden. Bitte prüfen Sie sie.',
  'The shipping information was unable to be saved. Error: "%message"':
    'Die Lieferangaben konnten nicht gespeichert werden: %message',

  // Cart, codes, wishlist
  'The product quantity should be greater than 0': 'Die Menge muss größer als 0 sein.',
  'You cannot use decimal quantity for this product.': 'Dieses Produkt gibt es nur in ganzen Stück.',
  'This product is out of stock.': 'Dieses Produkt ist nicht vorrätig.',
  'The requested qty exceeds the maximum qty allowed in shopping cart':
    'So viel können Sie von diesem Produkt nicht auf einmal bestellen.',
  'Product that you are trying to add is not available.': 'Dieses Produkt ist nicht mehr erhältlich.',
  'Some of the products are disabled.': 'Einige Produkte sind nicht mehr erhältlich.',
  'The subscription that you are trying to choose is not available.': 'Dieses Abo gibt es nicht mehr.',
  'Could not find a product with SKU "{0}"': 'Das Produkt {0} gibt es nicht mehr.',
  'Could not find specified product.': 'Dieses Produkt gibt es nicht mehr.',
  'Could not find "{0}"': '„{0}“ gibt es nicht mehr.',
  'Could not add the product with SKU {0} to the shopping cart: {1}':
    'Das Produkt {0} konnte nicht in den Warenkorb gelegt werden: {1}',
  'Could not update the product with SKU {0}: {1}': 'Das Produkt {0} konnte nicht geändert werden: {1}',
  'You need to choose options for your item.': 'Bitte wählen Sie die Optionen aus.',
  'The required options you selected are not available': 'Diese Auswahl ist nicht erhältlich.',
  "The product's required option(s) weren't entered. Make sure the options are entered and try again.":
    'Bitte wählen Sie alle nötigen Optionen aus.',
  'Please specify product option(s).': 'Bitte wählen Sie die Optionen aus.',
  'Please select all required options.': 'Bitte wählen Sie alle nötigen Optionen aus.',
  'Please specify product link(s).': 'Bitte wählen Sie aus, was Sie herunterladen möchten.',
  'Please specify date required option(s).': 'Bitte geben Sie das Datum an.',
  'Some of the selected item options are not currently available.':
    'Ein Teil Ihrer Auswahl ist zurzeit nicht erhältlich.',
  'The text is too long. Shorten the text and try again.': 'Der Text ist zu lang. Bitte kürzen Sie ihn.',
  'A coupon is already applied to the cart. Please remove it to apply another':
    'Es ist schon ein Gutschein eingelöst. Bitte entfernen Sie ihn zuerst.',
  "The coupon code isn't valid. Verify the code and try again.":
    'Dieser Gutscheincode ist nicht gültig. Bitte prüfen Sie ihn.',
  'The coupon code "{0}" isn\'t valid. Verify the code and try again.':
    'Der Gutscheincode „{0}“ ist nicht gültig. Bitte prüfen Sie ihn.',
  'Maximum allowed number of applied coupons was exceeded.': 'Mehr Gutscheine können nicht eingelöst werden.',
  'Too many coupon code requests, please try again later.':
    'Zu viele Versuche mit Gutscheincodes. Bitte versuchen Sie es später noch einmal.',
  'This gift option is not available.': 'Diese Geschenkoption ist nicht verfügbar.',
  'This gift wrapping is not available any more. Choose another one.':
    'Dieses Geschenkpapier gibt es nicht mehr. Bitte wählen Sie ein anderes.',
  "Gift options can't be used for virtual products.": 'Für digitale Artikel gibt es keine Geschenkoptionen.',
  'Gift Message cannot be updated.': 'Der Gruß konnte nicht gespeichert werden.',
  "The gift card code couldn't be added. Verify your information and try again.":
    'Dieser Geschenkkartencode ist nicht gültig. Bitte prüfen Sie ihn.',
  'This gift card account is already in the quote.': 'Diese Geschenkkarte ist schon eingelöst.',
  "The gift card couldn't be deleted from the quote.": 'Die Geschenkkarte konnte nicht entfernt werden.',
  'Gift card not found': 'Diese Geschenkkarte kennen wir nicht.',
  'Cart does not contain products.': 'Ihr Warenkorb ist leer.',
  'Cart does not contain products': 'Ihr Warenkorb ist leer.',
  'The cart has not reached the value for the free gift.': 'Für das Geschenk fehlt noch etwas im Warenkorb.',
  'There is no free gift at the moment.': 'Zurzeit gibt es kein Geschenk.',
  'The wishlist was not found.': 'Diese Wunschliste gibt es nicht mehr.',
  'Wish list name is missing.': 'Bitte geben Sie der Wunschliste einen Namen.',
  'Wish list "{0}" already exists.': 'Eine Wunschliste „{0}“ haben Sie schon.',
  "The default wish list can't be deleted.": 'Ihre erste Wunschliste kann nicht gelöscht werden.',
  'Only {0} wish list(s) can be created.': 'Sie können höchstens {0} Wunschlisten haben.',

  // Checkout and orders
  'Guest email for cart is missing.': 'Bitte geben Sie Ihre E-Mail-Adresse an.',
  'The shipping method is missing. Select the shipping method and try again.': 'Bitte wählen Sie eine Versandart.',
  'The shipping address is missing. Set the address and try again.': 'Bitte geben Sie eine Lieferadresse an.',
  'Enter a valid payment method and try again.': 'Bitte wählen Sie eine Zahlungsart.',
  'The requested Payment Method is not available.': 'Diese Zahlungsart steht nicht zur Verfügung.',
  'Error with payment method, please select a different payment method.':
    'Mit dieser Zahlungsart hat es nicht geklappt. Bitte wählen Sie eine andere.',
  'Carrier with such method not found: {0}, {1}': 'Diese Versandart steht nicht zur Verfügung.',
  'Carrier with such method not found: %1, %2': 'Diese Versandart steht nicht zur Verfügung.',
  'Purchase order number is a required field.': 'Bitte geben Sie Ihre Bestellnummer an.',
  'Guest checkout is not allowed. Register a customer account or login with existing one.':
    'Bitte melden Sie sich zum Bestellen an oder eröffnen Sie ein Konto.',
  'The total of your cart has changed. Check the new total and place your order again.':
    'Die Summe Ihres Warenkorbs hat sich geändert. Bitte prüfen Sie sie und bestellen Sie noch einmal.',
  'The delivery address of your cart has changed. Check it and place your order again.':
    'Die Lieferadresse Ihres Warenkorbs hat sich geändert. Bitte prüfen Sie sie und bestellen Sie noch einmal.',
  'Quote does not have Pickup Location assigned.': 'Bitte wählen Sie eine Filiale für die Abholung.',
  'Could not find Pickup Location with code "{0}".': 'In dieser Filiale kann zurzeit nichts abgeholt werden.',
  'The store no longer has everything in your cart. Please choose another store, or have it delivered.':
    'Die Filiale hat nicht mehr alles aus Ihrem Warenkorb. Bitte wählen Sie eine andere oder lassen Sie liefern.',
  "We couldn't locate an order with the information provided.":
    'Zu diesen Angaben haben wir keine Bestellung gefunden.',
  'The order cannot be found.': 'Diese Bestellung haben wir nicht gefunden.',
  'Cannot find order number "{0}" for current customer': 'Die Bestellung {0} haben wir nicht gefunden.',
  'Order cancellation is not enabled for requested store.': 'Bestellungen können hier nicht storniert werden.',
  'Order already closed, complete, cancelled or on hold': 'Diese Bestellung kann nicht mehr storniert werden.',
  'Order with one or more items shipped cannot be cancelled':
    'Ein Teil dieser Bestellung ist schon unterwegs. Sie kann nicht mehr storniert werden.',
  'You cannot return this order.': 'Von dieser Bestellung können Sie nichts zurückschicken.',
  'A quantity of "{0}" cannot be returned.': 'So viel von „{0}“ können Sie nicht zurückschicken.',
  '"{0}" is a required value.': 'Bitte füllen Sie das Feld „{0}“ aus.',

  // Subscriptions
  'Please agree to the later payments of your subscription, then pay.':
    'Bitte stimmen Sie den späteren Zahlungen Ihres Abos zu und bezahlen Sie dann.',
  'A subscription is paid by card: pay a part of this order by card, or buy its products once.':
    'Ein Abo wird mit Karte bezahlt: Bezahlen Sie einen Teil dieser Bestellung mit Karte, oder kaufen Sie die Produkte einmalig.',
  'Choose a day from tomorrow on, within the next six months.':
    'Bitte wählen Sie einen Tag von morgen an, innerhalb der nächsten sechs Monate.',
  'Choose a quantity.': 'Bitte wählen Sie eine Menge.',
  'This card cannot be used. Try another card.':
    'Diese Karte kann nicht verwendet werden. Bitte versuchen Sie eine andere.',
  'This is all that the subscription delivers. Cancel it instead.':
    'Mehr liefert dieses Abo nicht. Kündigen Sie es stattdessen.',
  'This subscription cannot come that often. Choose another frequency.':
    'So oft gibt es dieses Abo nicht. Bitte wählen Sie einen anderen Abstand.',
  'This subscription has been cancelled.': 'Dieses Abo ist gekündigt.',
  'This subscription is not running. Resume it first.': 'Dieses Abo ruht. Setzen Sie es zuerst fort.',
  'That product is not in this subscription any more.': 'Dieses Produkt ist nicht mehr in diesem Abo.',
  'We do not deliver to this address.': 'An diese Adresse liefern wir nicht.',

  // Forms
  'The contact form is unavailable.': 'Das Kontaktformular steht zurzeit nicht zur Verfügung.',
  'Name field is required.': 'Bitte geben Sie Ihren Namen an.',
  'Comment field is required.': 'Bitte schreiben Sie uns, worum es geht.',
  'Choose what your message is about.': 'Bitte wählen Sie, worum es geht.',
  'Consent is needed to answer your message.': 'Ohne Ihre Einwilligung können wir nicht antworten.',
  'Consent is needed to subscribe to the newsletter.': 'Für den Newsletter brauchen wir Ihre Einwilligung.',
  'This email address is already subscribed.': 'Diese E-Mail-Adresse ist schon angemeldet.',
  'Cannot create a newsletter subscription.': 'Die Anmeldung zum Newsletter hat nicht geklappt.',
  "Guest customers aren't allowed to add product reviews.": 'Bitte melden Sie sich an, um eine Bewertung zu schreiben.',
  'Creating product reviews are not currently available.': 'Bewertungen können zurzeit nicht geschrieben werden.',
  'This photo cannot be read. Please choose a JPEG, PNG or WebP file.':
    'Dieses Foto lässt sich nicht lesen. Bitte wählen Sie eine JPEG-, PNG- oder WebP-Datei.',
  'Too many photos are being read. Please try again in a moment.':
    'Gerade werden zu viele Fotos gelesen. Bitte versuchen Sie es gleich noch einmal.',
  'A review can have up to {0} photos.': 'Eine Bewertung kann bis zu {0} Fotos haben.',
  'One of the photos is no longer there. Please add it again.':
    'Eines der Fotos ist nicht mehr da. Bitte fügen Sie es noch einmal hinzu.',
  'Please select one of each of the ratings above.': 'Bitte vergeben Sie Sterne.',
  'The reviewed product is gone.': 'Dieses Produkt gibt es nicht mehr.',
  'Please enter a valid message.': 'Bitte schreiben Sie eine Nachricht.',
  'The favourite store is not available.': 'Eine eigene Filiale kann hier nicht gewählt werden.',
  'The store does not exist.': 'Diese Filiale gibt es nicht mehr.',
  'ReCaptcha validation failed, please try again':
    'Die Sicherheitsprüfung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  'Something went wrong with reCAPTCHA. Please contact the store owner.':
    'Bei der Sicherheitsprüfung ist etwas schiefgegangen. Bitte wenden Sie sich an den Händler.',
  'Internal server error': 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
};
