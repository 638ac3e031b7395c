import { documentHeaders, securityHeaders } from '../backend/http/securityHeaders';
import { workerPolicy } from '../backend/http/staticFiles';
import { filePattern } from '../settings/servedPaths.js';
import type { Deployment } from './deployment';

/** Headers of the paths that a regular expression matches. */
interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

const transport = { 'Strict-Transport-Security': 'max-age=31536000' };
const ofPages = { ...documentHeaders, ...transport, 'Cache-Control': 'no-cache' };

/**
 * The headers of a deployment for the configuration of a CDN: the first rule whose expression matches the path counts
 * alone. Hosts read many formats; this one is plain enough to be turned into any.
 */
export const headerRules = ({ policies, checkoutPaths }: Deployment): HeaderRule[] => [
  {
    path: '^/static/',
    headers: { ...securityHeaders, ...transport, 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    path: '^/sw\\.js$',
    headers: {
      ...securityHeaders,
      ...transport,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': workerPolicy,
    },
  },
  {
    path: filePattern,
    headers: { ...securityHeaders, ...transport, 'Cache-Control': 'no-cache' },
  },
  { path: checkoutPaths.source, headers: { ...ofPages, 'Content-Security-Policy': policies.checkout } },
  { path: '^/', headers: { ...ofPages, 'Content-Security-Policy': policies.shop } },
];
