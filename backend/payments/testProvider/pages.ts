import { escapeHtml } from '../../escapeHtml';

/** A page of the provider's origin, with its script and what the script is told. */
export const page = (title: string, script: string, data: Record<string, string>, body: string): string => {
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/frame.css">
<script src="${script}" defer></script>
</head>
<body${attributes}>
${body}
</body>
</html>
`;
};

interface Field {
  id: string;
  label: string;
  autocomplete: string;
  inputmode: 'numeric' | 'text';
  maxlength: number;
  placeholder?: string;
  help?: string;
  isWide: boolean;
}

const fields: readonly Field[] = [
  { id: 'number', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 23, isWide: true },
  {
    id: 'expiry',
    label: 'Expiry date',
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    maxlength: 7,
    placeholder: 'MM / YY',
    isWide: false,
  },
  {
    id: 'securityCode',
    label: 'Security code',
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    maxlength: 4,
    help: 'Three digits on the back.',
    isWide: false,
  },
  { id: 'name', label: 'Name on card', autocomplete: 'cc-name', inputmode: 'text', maxlength: 60, isWide: true },
];

const alertIcon =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/></svg>';

const fieldHtml = ({
  id,
  label,
  autocomplete,
  inputmode,
  maxlength,
  placeholder = '',
  help,
  isWide,
}: Field): string => `
<div class="field${isWide ? ' wide' : ''}">
<label for="${id}"><span id="${id}-label">${label}</span><i aria-hidden="true">*</i></label>
<input id="${id}" name="${id}" type="text" autocomplete="${autocomplete}" inputmode="${inputmode}" maxlength="${maxlength}"
 placeholder="${placeholder}" required aria-describedby="${help ? `${id}-help ` : ''}${id}-error" spellcheck="false" autocapitalize="off">
${help ? `<p class="help" id="${id}-help">${help}</p>` : ''}<p class="error" id="${id}-error" hidden>${alertIcon}<span></span></p>
</div>`;

/** The page with the card fields. */
export const cardPage = (shopOrigins: readonly string[]): string =>
  page(
    'Card details',
    '/frame.js',
    { 'shop-origins': JSON.stringify(shopOrigins) },
    `<form id="card" novalidate>${fields.map(fieldHtml).join('')}\n</form>`,
  );

/**
 * The page of a simulated 3-D Secure step; the fingerprint ends by itself, the challenge by a button.
 * @param back address that the whole page goes to afterwards; '' in a frame.
 */
export const stepPage = (
  step: 'fingerprint' | 'challenge' | 'redirect',
  nonce: string,
  shopOrigin: string,
  back = '',
): string =>
  page(
    'Your bank (test)',
    '/step.js',
    { step, nonce, 'shop-origin': shopOrigin, back },
    step === 'fingerprint'
      ? '<p role="status">Checking your device.</p>'
      : `<main class="bank">
<h1>Your bank (test)</h1>
<p>This stands in for your bank. Confirm that you want to make this payment.</p>
<div class="actions"><button type="button" data-decision="approve">Approve</button>
<button type="button" class="plain" data-decision="decline">Decline</button></div>
<p class="error" role="alert" hidden>This payment can no longer be confirmed. Go back and enter your card again.</p>
</main>`,
  );
