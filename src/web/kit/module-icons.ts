import type { LucideIcon } from 'lucide-react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import CircleUser from 'lucide-react/icons/circle-user';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FolderTree from 'lucide-react/icons/folder-tree';
import Gem from 'lucide-react/icons/gem';
import Heart from 'lucide-react/icons/heart';
import Images from 'lucide-react/icons/images';
import Layers from 'lucide-react/icons/layers';
import MapPin from 'lucide-react/icons/map-pin';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Tags from 'lucide-react/icons/tags';
import Users from 'lucide-react/icons/users';
import type { ModuleName } from '#domain/permissions.ts';

/** Icons of the modules, for the shop's header and the panel's sidebar. */
export const moduleIcons: Record<ModuleName, LucideIcon> = {
  account: CircleUser,
  addresses: MapPin,
  blog: Newspaper,
  brands: Gem,
  carusels: Images,
  categories: FolderTree,
  discounts: BadgePercent,
  orders: ClipboardList,
  products: Package,
  productsGroups: Layers,
  roles: ShieldCheck,
  statistic: ChartNoAxesColumn,
  statuses: Tags,
  users: Users,
  wishlist: Heart,
};
