/** Ordered goods, formatted as text. */
export type LetterGoods = {
  readonly rows: readonly {
    readonly name: string;
    /** The product's page. */
    readonly address?: string;
    readonly details: readonly string[];
    readonly amount: string;
    readonly sum: string;
  }[];
  /** The heading of the sums, if they are something else. */
  readonly sumLabel?: string;
  readonly total?: { readonly label: string; readonly sum: string };
};

export type LetterFact = { readonly label: string; readonly value: string };

/** The texts of an e-mail in one language; all e-mails share one layout. */
export type LetterWords = {
  readonly subject: string;
  /** The preheader: what mail clients show next to the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly address: string };
  /** Attached and shown below the button. */
  readonly picture?: { readonly png: Buffer; readonly name: string; readonly alt: string };
  readonly goods?: LetterGoods;
  readonly facts?: readonly LetterFact[];
  /** Small print at the end. */
  readonly notes: readonly string[];
  /** For e-mails that nobody needs to get: how to stop them. */
  readonly stop?: { readonly label: string; readonly address: string };
};
