import type { LucideIcon } from 'lucide-react';
import BadgePercent from 'lucide-react/icons/badge-percent';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import CircleUser from 'lucide-react/icons/circle-user';
import FolderTree from 'lucide-react/icons/folder-tree';
import Gem from 'lucide-react/icons/gem';
import Heart from 'lucide-react/icons/heart';
import Images from 'lucide-react/icons/images';
import Layers from 'lucide-react/icons/layers';
import MapPin from 'lucide-react/icons/map-pin';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Tags from 'lucide-react/icons/tags';
import Users from 'lucide-react/icons/users';
import type { ModuleName } from '#domain/permissions.ts';

/** The rail's order is that of a working day: what comes in, what is sold, what is told, who may. */
export const railOrder: readonly ModuleName[] = [
  'orders',
  'products',
  'productsGroups',
  'brands',
  'categories',
  'discounts',
  'blog',
  'carusels',
  'statuses',
  'addresses',
  'users',
  'roles',
  'statistic',
  'wishlist',
  'account',
];

export const moduleIcons: Record<ModuleName, LucideIcon> = {
  orders: ShoppingBag,
  products: Package,
  productsGroups: Layers,
  brands: Gem,
  categories: FolderTree,
  discounts: BadgePercent,
  blog: Newspaper,
  carusels: Images,
  statuses: Tags,
  addresses: MapPin,
  users: Users,
  roles: ShieldCheck,
  statistic: ChartNoAxesColumn,
  wishlist: Heart,
  account: CircleUser,
};
