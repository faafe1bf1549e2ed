import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** What keeps browsers from being used against people. It is the same on every answer, so it is asked for once. */
export function protectingHeaders({ isHttps }: { isHttps: boolean }): OutgoingHttpHeaders {
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
