/** Whether a load balancer may send visitors: not before the shop is loaded, and never again once it is to stop. */
export class Acceptance {
  #isLoaded = false;
  #isStopping = false;

  readonly isAccepting = (): boolean => this.#isLoaded && !this.#isStopping;

  /** Also if loading fails: what is not loaded is read when it is needed. */
  async acceptAfter(loading: Promise<unknown>): Promise<void> {
    await Promise.allSettled([loading]);
    this.#isLoaded = true;
  }

  stop(): void {
    this.#isStopping = true;
  }
}
