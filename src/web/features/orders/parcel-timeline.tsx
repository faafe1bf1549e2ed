import { clsx } from 'clsx';
import { parcelStates } from '#contracts/messages/parcel-states.ts';
import type { Parcel } from '#contracts/parcels.ts';
import { formatLongDate, formatShortDateTime } from '#domain/dates.ts';
import { isParcelCode } from '#domain/parcel-tracking.ts';
import { useLanguage } from '#web/kit/language.ts';

/** What the carrier reported about a parcel, latest first; in its own words only if the shop has none. */
export function ParcelTimeline({ parcel: { events } }: { parcel: Parcel }) {
  const language = useLanguage();
  if (events.length === 0) return null;
  return (
    <ol className="grid gap-2 border-l-2 border-line pl-4 text-sm">
      {events.map(({ code, text, date }, index) => (
        <li key={`${date} ${text}`} className={clsx(index === 0 ? 'font-semibold' : 'text-ink-2')}>
          <time dateTime={date} className="figures mr-2 text-ink-3">
            {formatShortDateTime(new Date(date), language)}
          </time>
          {isParcelCode(code) ? parcelStates[language][code] : <span lang="uk">{text}</span>}
        </li>
      ))}
    </ol>
  );
}

type ParcelTexts = {
  parcelPhases: Record<Parcel['phase'], string>;
  parcelLink: (number: string) => string;
  parcelExpected: (day: string) => string;
};

/** The parcel as its buyer sees it: number, link, day and timeline. */
export function ParcelFacts({ parcel, texts }: { parcel: Parcel; texts: ParcelTexts }) {
  const language = useLanguage();
  const isOnItsWay = parcel.phase === 'registered' || parcel.phase === 'moving';
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{texts.parcelPhases[parcel.phase]}</p>
      <a
        href={parcel.link}
        target="_blank"
        rel="noreferrer"
        className="figures inline-flex min-h-11 w-fit items-center text-amber-ink underline md:min-h-0"
      >
        {texts.parcelLink(parcel.number)}
      </a>
      {isOnItsWay && parcel.arrivesOn !== null && (
        <p className="text-sm text-ink-2">{texts.parcelExpected(formatLongDate(parcel.arrivesOn, language))}</p>
      )}
      <ParcelTimeline parcel={parcel} />
    </div>
  );
}
