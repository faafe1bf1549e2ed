/** What was bought, already in words: the letter only sets it. */
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

/** What a letter says, in one language. How it looks is the same for all of them. */
export type LetterWords = {
  readonly subject: string;
  /** What a mail program shows beside the subject in its list. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly address: string };
  readonly goods?: LetterGoods;
  readonly facts?: readonly LetterFact[];
  /** Said more quietly, below everything else. */
  readonly notes: readonly string[];
};
