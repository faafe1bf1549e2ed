import { useRevalidator } from 'react-router';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListHeading } from '../parts/list-heading.tsx';
import { ListProblem } from '../parts/list-problem.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { AddSlides } from './add-slides.tsx';
import { Block } from './block.tsx';
import { CarouselChoice } from './carousel-choice.tsx';
import { CarouselCreate } from './carousel-create.tsx';
import { CarouselList } from './carousel-list.tsx';
import { loadCarousels } from './load-carousels.ts';
import { SlideList } from './slide-list.tsx';
import { useSaidOnce } from './use-said-once.ts';

export const clientLoader = ({ request }: { request: Request }) => loadCarousels(request);
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().carousels.title} />;
}

export const ErrorBoundary = () => <ListProblem title={useAdminMessages().carousels.carouselsProblem} />;

type CarouselPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

/** Everything about carousels on one page: they are few, and what is done to one is seen at once. */
export default function CarouselPage({ loaderData: { carousels, chosen, slides } }: CarouselPageProps) {
  const { carousels: texts } = useAdminMessages();
  useSaidOnce(carousels.data !== undefined, texts.carouselsLoaded);
  const taken = new Set(slides.data?.map(({ itemId }) => itemId));

  return (
    <>
      <title>{texts.title}</title>
      <ListHeading title={texts.title} />
      <div className="grid items-start gap-5 xl:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <Block title={texts.createTitle}>
            <CarouselCreate />
          </Block>
          <Block title={texts.listTitle}>
            {carousels.data ? (
              <CarouselList carousels={carousels.data} chosen={chosen} />
            ) : (
              <LoadFailure title={texts.carouselsProblem} text={carousels.problem} />
            )}
          </Block>
        </div>
        <div className="grid min-w-0 gap-5">
          <Block title={texts.slidesTitle}>
            <CarouselChoice carousels={carousels.data ?? []} chosen={chosen} />
            {slides.data ? (
              <SlideList key={chosen?._id} carousel={chosen} items={slides.data} />
            ) : (
              <LoadFailure title={texts.slidesProblem} text={slides.problem} />
            )}
          </Block>
          <Block title={texts.addTitle}>
            <AddSlides carousel={chosen} slideCount={slides.data?.length ?? 0} taken={taken} />
          </Block>
        </div>
      </div>
    </>
  );
}

function LoadFailure({ title, text }: { title: string; text: string }) {
  const { words } = useMessages();
  const revalidator = useRevalidator();
  return (
    <ErrorState
      title={title}
      text={text}
      retryLabel={words.retry}
      onRetry={() => revalidator.revalidate()}
      isRetrying={revalidator.state === 'loading'}
    />
  );
}
