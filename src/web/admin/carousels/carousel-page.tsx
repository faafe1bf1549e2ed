import { type ReactNode, useId } from 'react';
import { useRevalidator } from 'react-router';
import type { Carousel } from '#contracts/carousels.ts';
import { ListHeading, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { useListParams } from '#web/admin/components/list-params.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { AddSlides } from './add-slides.tsx';
import { CarouselCreate, CarouselList } from './carousel-list.tsx';
import { chosenName, loadCarousels, noneChosen, useToastOnce } from './carousel-state.ts';
import { SlideList } from './slide-list.tsx';

export const clientLoader = ({ request }: { request: Request }) => loadCarousels(request);
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().carousels.title} />;
}

export const ErrorBoundary = () => <ListProblem title={useAdminMessages().carousels.carouselsProblem} />;

type CarouselPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function CarouselPage({ loaderData: { carousels, chosen, slides } }: CarouselPageProps) {
  const { carousels: texts } = useAdminMessages();
  useToastOnce(carousels.data !== undefined, texts.carouselsLoaded);
  const taken = new Set(slides.data?.map(({ itemId }) => itemId));

  return (
    <>
      <title>{texts.title}</title>
      <ListHeading title={texts.title} />
      <div className="grid items-start gap-5 xl:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <Section title={texts.createTitle}>
            <CarouselCreate />
          </Section>
          <Section title={texts.listTitle}>
            {carousels.data ? (
              <CarouselList carousels={carousels.data} chosen={chosen} />
            ) : (
              <LoadFailure title={texts.carouselsProblem} text={carousels.problem} />
            )}
          </Section>
        </div>
        <div className="grid min-w-0 gap-5">
          <Section title={texts.slidesTitle}>
            <CarouselChoice carousels={carousels.data ?? []} chosen={chosen} />
            {slides.data ? (
              <SlideList key={chosen?._id} carousel={chosen} items={slides.data} />
            ) : (
              <LoadFailure title={texts.slidesProblem} text={slides.problem} />
            )}
          </Section>
          <Section title={texts.addTitle}>
            <AddSlides carousel={chosen} slideCount={slides.data?.length ?? 0} taken={taken} />
          </Section>
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line bg-card p-4 md:p-5">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

type CarouselChoiceProps = { carousels: readonly Carousel[]; chosen: Carousel | null };

/** Selects the carousel whose slides are shown. */
function CarouselChoice({ carousels, chosen }: CarouselChoiceProps) {
  const { carousels: texts } = useAdminMessages();
  const { setParams } = useListParams();
  return (
    <Field label={texts.choice} className="mb-4 sm:max-w-90">
      <Select
        value={chosen?._id ?? ''}
        placeholder={texts.choose}
        options={carousels.map(({ _id, title, active }) => ({
          value: _id,
          label: active ? texts.activeTitle(title) : title,
        }))}
        onChange={(event) => setParams({ [chosenName]: event.target.value || noneChosen })}
      />
    </Field>
  );
}
