/** What a letter says, in one language. How it looks is the same for all of them. */
export type LetterWords = {
  readonly subject: string;
  /** What a mail program shows beside the subject in its list. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly address: string };
  /** Said more quietly, below everything else. */
  readonly notes: readonly string[];
};
