import type { RequestContext } from '../context';
import { escapeHtml } from '../escapeHtml';
import { readStoreSettings } from '../stores/storeSettings';

import { linkWidget } from './linkWidgets';
import { findCmsBlockOf } from './queries';

type ContentContext = Pick<RequestContext, 'db' | 'origin' | 'store'>;

const directive = /\{\{(media|store|config|widget|block|trans|protocol|customVar|view|layout)\b([^{}]*)\}\}/g;
/** Values stand in quotes of either kind, in escaped ones within an attribute, or in none. */
const parameter = /([\w-]+)\s*=\s*(?:\\?"((?:[^"\\]|\\(?!"))*)\\?"|'([^']*)'|&quot;(.*?)&quot;|([^\s"'&]+))/g;
/** Blocks within blocks; deeper ones, and those that hold themselves, are left out. */
const deepest = 5;

const readParameters = (text: string): Map<string, string> =>
  new Map([...text.matchAll(parameter)].map(([, name = '', ...values]) => [name, values.find(Boolean) ?? '']));

const withoutLeadingSlashes = (path: string): string => path.replace(/^\/+/, '');

/** An address of the shop: a route ends with a slash, as the real backend writes it, a direct one is as it is given. */
const storeUrl = (origin: string, parameters: ReadonlyMap<string, string>): string => {
  const direct = parameters.get('direct_url');
  if (direct !== undefined) return `${origin}/${withoutLeadingSlashes(direct)}`;
  const path = withoutLeadingSlashes(parameters.get('url') ?? '').replace(/\/+$/, '');
  return path === '' ? `${origin}/` : `${origin}/${path}/`;
};

/** Values of the configuration that content may show; others are nothing. */
const configValue = ({ db, origin, store }: ContentContext, path: string | undefined): string => {
  const { need_help: help } = readStoreSettings(db, store.id);
  const values = new Map([
    ['web/unsecure/base_url', `${origin}/`],
    ['web/secure/base_url', `${origin}/`],
    ['trans_email/ident_support/email', help?.email ?? ''],
    ['general/store_information/phone', help?.phone_number ?? ''],
  ]);
  return escapeHtml(values.get(path ?? '') ?? '');
};

/**
 * Writes out the directives of content as the real backend does before it answers: `{{media url=…}}`, `{{store url=…}}`,
 * `{{config path=…}}`, blocks by `{{block …}}` or a widget, and widgets that are links. A widget of another kind leaves
 * nothing, as does what names a theme's files or an editor's variables: there are none here.
 */
export const expandDirectives = (context: ContentContext, html: string, depth = 0): string => {
  if (!html.includes('{{')) return html;
  return html.replaceAll(directive, (_whole, kind: string, given: string) => {
    const parameters = readParameters(given);
    switch (kind) {
      case 'media':
        return `${context.origin}/media/${withoutLeadingSlashes(parameters.get('url') ?? '')}`;
      case 'store':
        return storeUrl(context.origin, parameters);
      case 'config':
        return configValue(context, parameters.get('path'));
      case 'protocol': {
        const { protocol } = new URL(context.origin);
        const address = parameters.get('url');
        return address === undefined ? protocol.slice(0, -1) : `${protocol}//${address}`;
      }
      case 'trans':
        return /"([^"]*)"/.exec(given)?.[1] ?? '';
      case 'block':
      case 'widget': {
        const identifier = parameters.get('block_id') ?? parameters.get('id');
        if (identifier === undefined) return linkWidget(context, parameters);
        const block = depth >= deepest ? undefined : findCmsBlockOf(context.db, identifier);
        return block ? expandDirectives(context, block.content, depth + 1) : '';
      }
      default:
        return '';
    }
  });
};
