import Ellipsis from 'lucide-react/icons/ellipsis';
import { useSearchParams } from 'react-router';
import { formatMoney } from '#domain/money.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { Section, useUiPageTexts } from './section.tsx';

type Status = 'processed' | 'specified' | 'sent' | 'done' | 'abolished';
type Order = { no: number; buyer: string; place: string; status: Status; sumKopecks: number };

const orders: readonly Order[] = [
  { no: 100412, buyer: 'Олена Коваленко', place: 'Львів, №12', status: 'processed', sumKopecks: 1_077_980 },
  { no: 100411, buyer: 'Ігор Мельник', place: 'Кременчук', status: 'specified', sumKopecks: 329_000 },
  { no: 100410, buyer: 'Марія Шевченко', place: 'Київ, 5412', status: 'sent', sumKopecks: 112_400 },
  { no: 100409, buyer: 'Андрій Бондар', place: 'Одеса, №3', status: 'done', sumKopecks: 612_000 },
  { no: 100408, buyer: 'Софія Ткач', place: 'Харків, №41', status: 'abolished', sumKopecks: 48_000 },
];

const tones: Record<Status, BadgeTone> = {
  processed: 'amber',
  specified: 'yellow',
  sent: 'blue',
  done: 'green',
  abolished: 'garnet',
};

const pageCount = 129;

export function ListsSection() {
  const { sections, lists } = useUiPageTexts();
  const { pages } = useMessages();
  const [search] = useSearchParams();
  const columns: Column<Order>[] = [
    { key: 'no', title: lists.number, cell: (order) => order.no, isName: true },
    { key: 'buyer', title: lists.buyer, cell: (order) => order.buyer },
    { key: 'place', title: lists.delivery, cell: (order) => <span className="text-ink-2">{order.place}</span> },
    {
      key: 'status',
      title: lists.status,
      cell: (order) => <Badge tone={tones[order.status]}>{lists.statuses[order.status]}</Badge>,
    },
    {
      key: 'sum',
      title: lists.sum,
      align: 'end',
      cell: (order) => <span className="figures font-bold whitespace-nowrap">{formatMoney(order.sumKopecks)}</span>,
    },
  ];
  return (
    <Section title={sections.lists}>
      <Table
        label={lists.orders}
        columns={columns}
        rows={orders}
        rowKey={(order) => String(order.no)}
        actions={(order) => (
          <IconButton label={`${lists.actions}: ${order.no}`} icon={<Ellipsis aria-hidden="true" />} isDense />
        )}
        actionsTitle={lists.actions}
        detail={(order) => (order.no === 100412 ? lists.detail : null)}
      />
      <Table
        label={lists.wide}
        onPhone="scroll"
        columns={[
          { key: 'house', title: lists.buyer, cell: (house: string) => house, isName: true },
          ...Array.from({ length: 9 }, (_, index) => ({
            key: String(index),
            title: lists.month(index + 1),
            align: 'end' as const,
            cell: () => <span className="figures">{formatMoney((index + 1) * 123_450)}</span>,
          })),
        ]}
        rows={['Byredo', 'Tom Ford']}
        rowKey={(house) => house}
      />
      <Pagination
        page={Number(search.get('page') ?? 1)}
        pageCount={pageCount}
        hrefOf={(page) => `?page=${page}`}
        label={pages.navigation}
        previousLabel={pages.previous}
        nextLabel={pages.next}
        pageLabel={pages.page}
      />
    </Section>
  );
}
