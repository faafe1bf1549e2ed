import { LanguageSwitch } from '#web/kit/language-switch.tsx';
import { useMessages } from '#web/kit/messages.tsx';
import { useShopSettings } from '#web/kit/shop-settings.ts';

export function Ribbon() {
  const { ribbon } = useMessages().shopFrame;
  const standIns = useShopSettings()?.standIns ?? [];
  const isSandbox = standIns.length > 0;
  return (
    <div className="ribbon">
      <div className="page-width">
        <p>{isSandbox ? ribbon.sandbox(...standIns) : ribbon.delivery}</p>
        <div className="ribbon-end">
          {isSandbox && <p>{ribbon.delivery}</p>}
          <LanguageSwitch />
        </div>
      </div>
    </div>
  );
}
