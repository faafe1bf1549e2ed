import { hash } from 'node:crypto';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

const hashOf = (script: string | Uint8Array) => `'sha256-${hash('sha256', script, 'base64')}'`;

/**
 * Content-Security-Policy of a page. Inline scripts are allowed by hash: a nonce would repeat in cached pages. The renderer names
 * the scripts; they are not read from the HTML.
 */
export function pagePolicy(
  ownScripts: readonly (string | Uint8Array)[],
  pictureOrigins: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(ownScripts.map(hashOf))].join(' '),
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Content-Security-Policy of responses that are no pages. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Helmet's headers, computed once: they are the same on every response. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const protect = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  protect(request, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}
