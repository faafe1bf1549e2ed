import { clsx } from 'clsx';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { HeroIllustration } from './hero-illustration.tsx';
import { newArrivalsId } from './new-arrivals.tsx';

/** The illustration is shown only without a carousel above. */
export function Hero({ hasIllustration }: { hasIllustration: boolean }) {
  const { home } = useMessages();
  const localPath = useLocalPath();
  return (
    <section
      className={clsx(
        'page-width grid items-center gap-8 md:gap-12',
        hasIllustration
          ? 'py-8 md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_27rem] lg:py-12'
          : 'pt-4 pb-8 lg:pt-6 lg:pb-10',
      )}
    >
      <div className={clsx(!hasIllustration && 'grid gap-x-12 lg:grid-cols-[1fr_auto] lg:items-end')}>
        <div>
          <p className="label-caps text-amber-ink">{home.eyebrow}</p>
          <h1 className={clsx('mt-3 text-4xl', hasIllustration ? 'lg:text-[4rem] lg:leading-17' : 'lg:text-5xl')}>
            {home.heading}
          </h1>
          <p className={clsx('mt-4 text-lg text-ink-2', hasIllustration ? 'max-w-lg' : 'max-w-2xl')}>{home.text}</p>
        </div>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink kind="primary" size="large" className="max-[480px]:w-full" href={`#${newArrivalsId}`}>
            {home.toNewArrivals}
          </ButtonLink>
          <ButtonLink size="large" className="max-[480px]:w-full" href={localPath('/about')}>
            {home.toAbout}
          </ButtonLink>
        </div>
      </div>
      {hasIllustration && <HeroIllustration />}
    </section>
  );
}
