import { clsx } from 'clsx';

type RichTextProps = {
  /** HTML sanitized by the server; anything else would be an XSS risk. */
  html: string;
  /** The language of the text if it is not that of the page. */
  lang?: string | undefined;
  className?: string;
};

/** Rich text from the admin panel. */
export function RichText({ html, lang, className }: RichTextProps) {
  return <div lang={lang} className={clsx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
