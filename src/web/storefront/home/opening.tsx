import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { newArrivalsId } from './new-arrivals.tsx';
import { StillLife } from './still-life.tsx';

/** The first screen. The carousel of slides will take the place of the still life. */
export function Opening() {
  const { home } = useMessages();
  const localPath = useLocalPath();
  return (
    <section className="page-width grid items-center gap-8 py-8 md:grid-cols-[1fr_20rem] md:gap-12 lg:grid-cols-[1fr_27rem] lg:py-12">
      <div>
        <p className="label-caps text-amber-ink">{home.eyebrow}</p>
        <h1 className="mt-3 text-4xl lg:text-[4rem] lg:leading-17">{home.heading}</h1>
        <p className="mt-4 max-w-lg text-lg text-ink-2">{home.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink kind="primary" size="large" className="max-[480px]:w-full" href={`#${newArrivalsId}`}>
            {home.toNewArrivals}
          </ButtonLink>
          <ButtonLink size="large" className="max-[480px]:w-full" href={localPath('/about')}>
            {home.toAbout}
          </ButtonLink>
        </div>
      </div>
      <StillLife />
    </section>
  );
}
