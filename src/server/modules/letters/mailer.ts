/** The port to the mail server. */

export type Letter = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** `<order-100412-clarified-019…@kraplyna.test>`: set by the caller, so that a retry has the same id. */
  messageId: string;
  /** Shown in the HTML as `cid:` with its name. */
  picture?: { readonly png: Buffer; readonly name: string };
  /** Stops such e-mails by a POST without a page (RFC 8058): mail clients show a button for it. */
  unsubscribeAddress?: string;
};

export type Mailer = {
  /**
   * Resolves when the server has accepted the e-mail. Throws `MailFailed`. `beforeLeaving` runs before the last bytes
   * are sent; if it throws, they never are.
   */
  send(letter: Letter, beforeLeaving?: () => Promise<void>): Promise<void>;
  close(): void;
};

export class MailFailed extends Error {
  override readonly name = 'MailFailed';
  /** Whether a retry may succeed. */
  readonly isTemporary: boolean;
  /** Sent, but the response was lost: the server may have accepted it. */
  readonly mayHaveLeft: boolean;

  constructor(message: string, isTemporary: boolean, options: ErrorOptions & { mayHaveLeft?: boolean } = {}) {
    super(message, options);
    this.isTemporary = isTemporary;
    this.mayHaveLeft = options.mayHaveLeft ?? false;
  }
}
