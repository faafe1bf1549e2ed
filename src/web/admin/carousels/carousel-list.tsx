import { clsx } from 'clsx';
import { type Carousel, updateCarousel } from '#contracts/carousels.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { withFailureText } from '#web/kit/request.ts';
import { Link } from '#web/ui/link.tsx';
import { useListAddress } from '../parts/list-address.ts';
import { RowActions } from '../parts/row-actions.tsx';
import { RowSwitch } from '../parts/row-switch.tsx';
import { useRowDialog } from '../parts/use-row-dialog.ts';
import { CarouselFormDialog } from './carousel-form-dialog.tsx';
import { chosenName } from './load-carousels.ts';

type CarouselListProps = { carousels: readonly Carousel[]; chosen: Carousel | null };

/** Each can be chosen, renamed and put onto the home page from here. */
export function CarouselList({ carousels, chosen }: CarouselListProps) {
  const { carousels: texts } = useAdminMessages();
  const { hrefWith } = useListAddress();
  const dialog = useRowDialog<'edit', Carousel>(carousels);
  const edited = dialog.rowOf('edit');
  if (carousels.length === 0) return <p className="text-ink-2">{texts.none}</p>;

  return (
    <>
      <ul aria-label={texts.listTitle} className="-mx-2 max-h-112 overflow-y-auto">
        {carousels.map((carousel) => (
          <li
            key={carousel._id}
            className={clsx(
              'flex items-center gap-x-2 rounded-md px-2 py-1',
              carousel._id === chosen?._id && 'bg-amber-wash',
            )}
          >
            <Link
              href={hrefWith({ [chosenName]: carousel._id })}
              aria-current={carousel._id === chosen?._id ? 'true' : undefined}
              className="group flex min-h-11 min-w-0 grow basis-0 flex-col justify-center"
            >
              <span className="font-semibold wrap-anywhere group-hover:underline">{carousel.title}</span>
              {carousel.active && <span className="text-sm text-green">{texts.onHome}</span>}
            </Link>
            <RowSwitch
              label={texts.activeOf(carousel.title)}
              isOn={carousel.active}
              words={{ on: '', off: '' }}
              change={(isOn) => {
                const body = { title: carousel.title, active: isOn };
                return withFailureText(
                  texts.updateFailed,
                  call(updateCarousel, { params: { id: carousel._id }, body }),
                );
              }}
            />
            <RowActions edit={{ label: texts.editOf(carousel.title), onPress: () => dialog.open('edit', carousel) }} />
          </li>
        ))}
      </ul>
      {edited && <CarouselFormDialog key={edited._id} carousel={edited} onClose={dialog.close} />}
    </>
  );
}
