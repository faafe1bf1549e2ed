import type { ServerResponse } from 'node:http';

/** What can go wrong with one answer of any company. */
export type AnswerFault =
  /** It is done, and a page of somebody who stands before the company is the answer. */
  | { kind: 'page'; status: number }
  /** It is done, and the answer breaks off. */
  | { kind: 'broken-json' }
  /** Nothing is done and nothing is said. */
  | { kind: 'silence' }
  /** It is done, and the answer gets lost. */
  | { kind: 'lost' };

/** Which calls meet a fault next, for tests. `Own` are the refusals in the company's own words. */
export class AnswerFaults<Own = never> {
  readonly #next: { call: string; fault: AnswerFault | Own }[] = [];

  /** The next such call meets it, once for each time that this is called. */
  breakNext(call: string, fault: AnswerFault | Own): void {
    this.#next.push({ call, fault });
  }

  takeFor(call: string): AnswerFault | Own | null {
    const index = this.#next.findIndex((one) => one.call === call);
    return index < 0 ? null : (this.#next.splice(index, 1)[0]?.fault ?? null);
  }

  /** From now on every call is answered. */
  reset(): void {
    this.#next.length = 0;
  }
}

/** Whatever was done: the caller gets no usable answer. */
export function sendFault(response: ServerResponse, fault: AnswerFault): void {
  if (fault.kind === 'page') {
    response.writeHead(fault.status, { 'content-type': 'text/html' }).end('<!doctype html><title>Blocked</title>');
  }
  if (fault.kind === 'broken-json') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":tr');
  }
}
