import { useMessages } from '#web/kit/messages.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export function Ribbon() {
  const { ribbon } = useMessages().shopFrame;
  return (
    <div className="bg-rail text-xs text-rail-ink">
      <div className="page-width flex min-h-11 items-center justify-between gap-4 min-[769px]:min-h-8">
        <p className="min-w-0 py-1">{ribbon.sandbox}</p>
        <div className="flex shrink-0 items-center gap-4">
          <p className="max-[769px]:hidden">{ribbon.delivery}</p>
          <LanguageSwitch />
        </div>
      </div>
    </div>
  );
}
