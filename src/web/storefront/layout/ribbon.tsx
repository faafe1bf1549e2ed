import { LanguageSwitch } from '#web/kit/language-switch.tsx';
import { useMessages } from '#web/kit/messages.tsx';
import { useShopSettings } from '#web/kit/shop-settings.ts';

export function Ribbon() {
  const { ribbon } = useMessages().shopFrame;
  const standIns = useShopSettings()?.standIns ?? [];
  const isSandbox = standIns.length > 0;
  return (
    <div className="bg-inverse text-xs text-inverse-ink">
      <div className="page-width flex min-h-11 items-center justify-between gap-4 min-[769px]:min-h-8">
        <p className="min-w-0 py-1">{isSandbox ? ribbon.sandbox(...standIns) : ribbon.delivery}</p>
        <div className="flex shrink-0 items-center gap-4">
          {isSandbox && <p className="max-[769px]:hidden">{ribbon.delivery}</p>}
          <LanguageSwitch />
        </div>
      </div>
    </div>
  );
}
