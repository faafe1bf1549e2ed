import { parentPort, type Transferable, Worker } from 'node:worker_threads';

type PoolOptions = {
  /** The module that the thread runs; it calls `serveTasks`. */
  readonly program: URL;
  /** On timeout the thread is terminated. */
  readonly taskLimitMs: number;
  /** Queue limit; further tasks are rejected. */
  readonly mostWaiting: number;
};

/** The task timed out or crashed its thread. */
export class TaskEnded extends Error {
  override readonly name = 'TaskEnded';
}

/** The queue is full. */
export class PoolFull extends Error {
  override readonly name = 'PoolFull';
}

type Waiting<Task, Result> = {
  readonly task: Task;
  readonly transfer: readonly Transferable[];
  readonly settle: PromiseWithResolvers<Result>;
};

type Reply<Result> = { readonly result: Result } | { readonly error: unknown };

/** An idle thread is terminated; the next task starts another. */
const idleMs = 60_000;

/**
 * One worker thread for CPU-bound work that would block the event loop; tasks are queued. Started by the first task; it does not
 * keep the process alive.
 */
export class WorkerPool<Task, Result> {
  readonly #options: PoolOptions;
  readonly #waiting: Waiting<Task, Result>[] = [];
  #worker: Worker | null = null;
  #current: Waiting<Task, Result> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  run(task: Task, transfer: readonly Transferable[] = []): Promise<Result> {
    if (this.#waiting.length >= this.#options.mostWaiting) return Promise.reject(new PoolFull('Too many tasks wait'));
    const settle = Promise.withResolvers<Result>();
    this.#waiting.push({ task, transfer, settle });
    this.#next();
    return settle.promise;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    for (const { settle } of this.#waiting.splice(0)) settle.reject(new TaskEnded('The server is shutting down'));
    this.#end(new TaskEnded('The server is shutting down'));
  }

  #next(): void {
    if (this.#current) return;
    const next = this.#waiting.shift();
    clearTimeout(this.#timer);
    if (!next) {
      this.#timer = setTimeout(() => this.#end(new TaskEnded('The thread is idle')), idleMs).unref();
      return;
    }
    this.#current = next;
    const { taskLimitMs } = this.#options;
    this.#timer = setTimeout(() => this.#end(new TaskEnded(`Not done after ${taskLimitMs} ms`)), taskLimitMs);
    try {
      this.#started().postMessage(next.task, next.transfer);
    } catch (error) {
      // The task cannot be cloned; nobody would answer it.
      this.#current = null;
      next.settle.reject(error);
      this.#next();
    }
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#options.program);
    worker.unref();
    worker.on('message', (reply: Reply<Result>) => {
      const done = this.#current;
      this.#current = null;
      if ('error' in reply) done?.settle.reject(reply.error);
      else done?.settle.resolve(reply.result);
      this.#next();
    });
    worker.on('error', (cause) => {
      if (this.#worker === worker) this.#end(new TaskEnded('The thread failed', { cause }));
    });
    this.#worker = worker;
    return worker;
  }

  /** Terminates the thread and rejects its current task; queued tasks run in a new thread. */
  #end(reason: TaskEnded): void {
    const ended = this.#current;
    this.#current = null;
    void this.#worker?.terminate();
    this.#worker = null;
    if (!ended) return;
    ended.settle.reject(reason);
    this.#next();
  }
}

type Done<Result> = { readonly result: Result; readonly transfer?: readonly Transferable[] };

/** Called by the thread's module: runs each task and posts its result. */
export function serveTasks<Task, Result>(work: (task: Task) => Done<Result>): void {
  const port = parentPort;
  port?.on('message', (task: Task) => {
    try {
      const { result, transfer = [] } = work(task);
      port.postMessage({ result }, transfer);
    } catch (error) {
      port.postMessage({ error });
    }
  });
}
