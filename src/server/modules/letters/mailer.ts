/** What the shop needs of whoever carries its letters. */

export type Letter = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** `<order-100412-accepted@kraplyna.test>`: given by the caller, so that a repeated letter carries the same id. */
  messageId: string;
};

export type Mailer = {
  /** Resolves when the server has taken the letter. Throws `MailFailed`. */
  send(letter: Letter): Promise<void>;
  close(): void;
};

export class MailFailed extends Error {
  override readonly name = 'MailFailed';
  /** Whether the same letter may go through later. A permanent failure is not worth another try. */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isTemporary = isTemporary;
  }
}
