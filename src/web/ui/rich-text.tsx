import { clsx } from 'clsx';

type RichTextProps = {
  /** HTML that the server cleaned when it was written. Nothing else may come here. */
  html: string;
  /** The language it is written in, where it is not the page's. */
  lang?: string | undefined;
  className?: string;
};

/** Long text that a person wrote in the admin panel: the only place that turns text into markup. */
export function RichText({ html, lang, className }: RichTextProps) {
  return <div lang={lang} className={clsx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
