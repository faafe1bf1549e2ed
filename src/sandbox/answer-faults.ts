import type { ServerResponse } from 'node:http';

/** Fault injection for one response of a stand-in. */
export type AnswerFault =
  /** The request is processed, but a proxy's HTML page is returned. */
  | { kind: 'page'; status: number }
  /** The request is processed, but the JSON is truncated. */
  | { kind: 'broken-json' }
  /** The request is not processed and never answered. */
  | { kind: 'silence' }
  /** The request is processed, but the response is lost. */
  | { kind: 'lost' };

/** Queue of injected faults, for tests. `Own` are the service's own error responses. */
export class AnswerFaults<Own = never> {
  readonly #next: { call: string; fault: AnswerFault | Own }[] = [];

  /** Affects the next such call, once per invocation. */
  breakNext(call: string, fault: AnswerFault | Own): void {
    this.#next.push({ call, fault });
  }

  takeFor(call: string): AnswerFault | Own | null {
    const index = this.#next.findIndex((one) => one.call === call);
    return index < 0 ? null : (this.#next.splice(index, 1)[0]?.fault ?? null);
  }

  reset(): void {
    this.#next.length = 0;
  }
}

export function sendFault(response: ServerResponse, fault: AnswerFault): void {
  if (fault.kind === 'page') {
    response.writeHead(fault.status, { 'content-type': 'text/html' }).end('<!doctype html><title>Blocked</title>');
  }
  if (fault.kind === 'broken-json') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":tr');
  }
}
