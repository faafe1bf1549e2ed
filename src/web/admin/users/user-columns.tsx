import type { PostalAddress, User } from '#contracts/users.ts';
import { formatPhone } from '#domain/phone.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/table.tsx';

/** Breaks long words, to avoid horizontal scrolling. */
export function useUserColumns(): Column<User>[] {
  const { users: texts, roles } = useAdminMessages();
  const orNone = (text: string) => text || <span className="text-ink-3">{texts.none}</span>;
  return [
    {
      key: 'name',
      title: texts.name,
      isName: true,
      className: 'md:max-xl:py-3',
      cell: (user) => (
        <span className="flex min-w-0 flex-col gap-1 wrap-anywhere md:min-w-28">
          <span>{fullName(user) || <span className="font-normal text-ink-2">{texts.nameless}</span>}</span>
          {!user.active && <Badge tone="garnet">{texts.isOff}</Badge>}
          {!user.confirmed && <Badge tone="yellow">{texts.isUnconfirmed}</Badge>}
          {/* On medium screens there is no space for these columns. */}
          <span className="hidden flex-col gap-0.5 text-sm font-normal text-ink-2 md:max-xl:flex">
            {[formatPhone(user.phone), user.email, addressLine(user.adress), addressLine(user.shippingAddress)]
              .filter(Boolean)
              .map((line) => (
                <span key={line}>{line}</span>
              ))}
          </span>
        </span>
      ),
    },
    {
      key: 'phone',
      title: texts.phone,
      cell: ({ phone }) => orNone(formatPhone(phone)),
      className: 'figures text-sm whitespace-nowrap',
      isAside: true,
    },
    {
      key: 'email',
      title: texts.email,
      cell: ({ email }) => <Email email={email} />,
      className: 'text-sm',
      isAside: true,
    },
    {
      key: 'address',
      title: texts.address,
      cell: ({ adress }) => <span className="block wrap-anywhere xl:min-w-20">{orNone(addressLine(adress))}</span>,
      className: 'text-sm',
      isAside: true,
    },
    {
      key: 'delivery',
      title: texts.deliveryAddress,
      cell: ({ shippingAddress }) => (
        <span className="block wrap-anywhere xl:min-w-20">{orNone(addressLine(shippingAddress))}</span>
      ),
      className: 'text-sm',
      isAside: true,
    },
    {
      key: 'role',
      title: texts.role,
      cell: ({ userRoleId }) => (
        <span className="block wrap-anywhere md:min-w-24">{roles.nameOf(userRoleId.name)}</span>
      ),
      className: 'text-sm',
    },
  ];
}

/** Allows a line break before the domain. */
function Email({ email }: Pick<User, 'email'>) {
  const at = email.lastIndexOf('@');
  return (
    <span className="block wrap-anywhere xl:min-w-28">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

type Names = Pick<User, 'firstName' | 'lastName' | 'secondName'>;

/** Last name, first name and patronymic; empty if none is set. */
export function fullName({ firstName, lastName, secondName }: Names): string {
  return [lastName, firstName, secondName].filter(Boolean).join(' ');
}

export const nameOrEmail = (user: Names & Pick<User, 'email'>): string => fullName(user) || user.email;

export function addressLine(address: PostalAddress | null): string {
  if (!address) return '';
  const { street1, street2, city, state, zip, country } = address;
  return [street1, street2, city, state, zip, country].filter(Boolean).join(', ');
}
