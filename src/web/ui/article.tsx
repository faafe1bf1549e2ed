import { formatLongDate, type ShopDay } from '#domain/dates.ts';
import { textLanguage } from '#domain/language.ts';
import { Picture } from './picture.tsx';
import { RichText } from './rich-text.tsx';

type ArticleProps = {
  title: string;
  releaseDate: ShopDay;
  picture: string | null;
  picturePreview?: string | null;
  /** Sanitized by the server. */
  html: string;
  /** h2 below another page heading. */
  heading?: 'h1' | 'h2';
};

/** A blog post, on its page and in the panel's preview. */
export function Article({ title, releaseDate, picture, picturePreview, html, heading: Heading = 'h1' }: ArticleProps) {
  return (
    <article lang={textLanguage(title)} className="mx-auto max-w-3xl">
      <time lang="uk" dateTime={releaseDate} className="block text-sm text-ink-3">
        {formatLongDate(releaseDate)}
      </time>
      <Heading className="mt-2 mb-5 text-4xl wrap-anywhere lg:text-5xl">{title}</Heading>
      <Picture
        address={picture}
        preview={picturePreview}
        alt=""
        ratio="16/9"
        sizes="(width >= 52rem) 768px, 92vw"
        isEager
      />
      <RichText html={html} lang={textLanguage(html)} className="mt-8 text-lg" />
    </article>
  );
}
