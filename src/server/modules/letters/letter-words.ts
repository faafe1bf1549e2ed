/** Ordered goods, formatted as text. */
export type LetterGoods = {
  readonly rows: readonly {
    readonly name: string;
    readonly details: readonly string[];
    readonly amount: string;
    readonly sum: string;
  }[];
  readonly total: { readonly label: string; readonly sum: string };
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
  readonly goods?: LetterGoods;
  readonly facts?: readonly LetterFact[];
  /** Small print at the end. */
  readonly notes: readonly string[];
};
