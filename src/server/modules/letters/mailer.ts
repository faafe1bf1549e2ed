/** The port to the mail server. */

export type Letter = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** `<order-100412-accepted@kraplyna.test>`: given by the caller, so that a repeated letter carries the same id. */
  messageId: string;
};

export type Mailer = {
  /**
   * Resolves when the server has taken the letter. Throws `MailFailed`. `beforeLeaving` is the last moment at which it surely has
   * not: the letter's end is held back until that is done, and never leaves if it fails.
   */
  send(letter: Letter, beforeLeaving?: () => Promise<void>): Promise<void>;
  close(): void;
};

export class MailFailed extends Error {
  override readonly name = 'MailFailed';
  /** Whether the same letter may go through later. A permanent failure is not worth another try. */
  readonly isTemporary: boolean;
  /** The letter was handed over and the answer never came: the server may have it. */
  readonly mayHaveLeft: boolean;

  constructor(message: string, isTemporary: boolean, options: ErrorOptions & { mayHaveLeft?: boolean } = {}) {
    super(message, options);
    this.isTemporary = isTemporary;
    this.mayHaveLeft = options.mayHaveLeft ?? false;
  }
}
