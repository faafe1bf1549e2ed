import { listDeliveryAddresses } from '#contracts/delivery-addresses.ts';
import { getPriceDropLetters } from '#contracts/price-drops.ts';
import { ownProfile } from '#contracts/profile.ts';
import { LettersSection } from '#web/features/profile/letters-section.tsx';
import { PasswordSection } from '#web/features/profile/password-section.tsx';
import { ProfileSections } from '#web/features/profile/profile-sections.tsx';
import { load } from '#web/kit/api-client.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import type { Route } from './+types/account-page.ts';
import { DeliveryAddressesSection } from './delivery-addresses-section.tsx';

export async function clientLoader() {
  const [profile, priceDrops, addresses] = await Promise.all([
    load(ownProfile.customer.get, {}),
    load(getPriceDropLetters, {}),
    load(listDeliveryAddresses, {}),
  ]);
  return { profile, priceDrops, addresses };
}

export default function AccountPage({ loaderData: { profile, priceDrops, addresses } }: Route.ComponentProps) {
  const { profile: texts } = useAccountMessages();
  return (
    <div className="page-width max-w-3xl py-8 md:py-12">
      <title>{texts.title}</title>
      <h1 className="text-4xl">{texts.heading}</h1>
      <div className="mt-6 grid gap-5">
        <ProfileSections area="customer" profile={profile} />
        <DeliveryAddressesSection addresses={addresses} />
        <LettersSection priceDrops={priceDrops.isOn} />
        <PasswordSection />
      </div>
    </div>
  );
}
