import { clsx } from 'clsx';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { Slide } from '#contracts/carousels.ts';
import { nameLanguage, textLanguage } from '#domain/language.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Picture } from '#web/ui/picture.tsx';

type CarouselSlideProps = { slide: Slide; isFirst: boolean; hasPicture: boolean };

/** The box has a fixed height: a tall product is shown whole and fills it, a wide picture of a post is rendered wider than the box. */
const pictureSizes = {
  product: '(width >= 48rem) 315px, 150px',
  blog: '(width >= 48rem) 980px, 560px',
};

/** Texts change at once: half faded, or across each other, they cannot be read. */
const textChange = 'inert:invisible';
const pictureFade = 'transition-opacity duration-500 inert:opacity-0';

export function CarouselSlide({ slide, isFirst, hasPicture }: CarouselSlideProps) {
  const { carousel } = useMessages().home;
  const localPath = useLocalPath();
  const isProduct = slide.slideType === 'product';
  return (
    <a
      href={localPath(isProduct ? `/products/item/${slide._id}` : `/blog/${slide._id}`)}
      target="_blank"
      rel="noopener"
      className="group grid h-112 grid-rows-[12.5rem_1fr] -outline-offset-2 md:h-105 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:grid-rows-1"
    >
      <span
        className={clsx(
          'flex min-w-0 flex-col gap-2 p-5 max-md:row-start-2 md:justify-center md:gap-3 md:p-10 lg:p-14',
          textChange,
        )}
      >
        <span className="label-caps text-amber-ink">{isProduct ? carousel.product : carousel.post}</span>
        <span
          lang={nameLanguage(slide.title)}
          className="line-clamp-3 font-display text-2xl font-semibold text-balance md:line-clamp-5 lg:text-3xl xl:text-4xl"
        >
          {slide.title}
        </span>
        <span
          lang={textLanguage(slide.description)}
          className="line-clamp-2 text-sm text-ink-2 md:line-clamp-3 md:text-base"
        >
          {slide.description}
        </span>
        <span className="mt-auto flex items-center gap-1 font-semibold text-amber-ink group-hover:underline md:mt-2">
          {isProduct ? carousel.toProduct : carousel.toPost}
          <ArrowUpRight aria-hidden="true" className="size-4" />
          <span className="sr-only">{carousel.newTab}</span>
        </span>
      </span>
      {hasPicture ? (
        <Picture
          address={slide.imageUrl ?? slide.imageFirst}
          preview={slide.imagePreview}
          alt=""
          sizes={pictureSizes[slide.slideType]}
          isEager={isFirst}
          fit={isProduct ? 'contain' : 'cover'}
          className={clsx('aspect-auto! h-full rounded-none!', pictureFade)}
        />
      ) : (
        <span className={clsx('bg-mist', pictureFade)} />
      )}
    </a>
  );
}
