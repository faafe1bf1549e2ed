import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { AdminCatalogue } from '#web/messages/uk/admin.ts';
import { adminAddresses } from './admin-addresses.ts';
import { adminAudit } from './admin-audit.ts';
import { adminBlog } from './admin-blog.ts';
import { adminBuyers, adminInvites, adminNotes, adminOrderWork } from './admin-buyers.ts';
import { adminCarousels } from './admin-carousels.ts';
import { adminCategories } from './admin-categories.ts';
import { adminDiscounts } from './admin-discounts.ts';
import { adminFiscal } from './admin-fiscal.ts';
import { adminGroups } from './admin-groups.ts';
import { adminOrders } from './admin-orders.ts';
import { adminOverview } from './admin-overview.ts';
import { adminProductFiles } from './admin-product-files.ts';
import { adminProductTable } from './admin-product-table.ts';
import { adminProducts } from './admin-products.ts';
import { adminRefunds } from './admin-refunds.ts';
import { adminRegister } from './admin-register.ts';
import { adminReturns } from './admin-returns.ts';
import { adminRoles } from './admin-roles.ts';
import { adminShipments } from './admin-shipments.ts';
import { adminStatuses } from './admin-statuses.ts';
import { adminStock } from './admin-stock.ts';
import { adminUsers } from './admin-users.ts';

export const admin: AdminCatalogue = {
  title: 'Running the shop',
  sidebar: {
    label: 'Modules',
    open: 'Open the modules',
    overview: 'Overview',
    toShop: 'To the shop',
    letters: 'Letters',
    signOut: 'Sign out',
    newOrders: (count) => `${formatNumber(count)} new`,
    groups: {
      sales: 'Sales',
      catalogue: 'Catalogue',
      content: 'Content',
      people: 'People',
      shop: 'Shop',
      own: 'Mine',
    },
  },
  palette: {
    title: 'Where to?',
    label: 'Section, order, product or buyer',
    placeholder: 'Number, name, phone, e-mail or item number',
    kinds: { sections: 'Sections', orders: 'Orders', products: 'Products', buyers: 'Buyers' },
  },
  shortcuts: {
    title: 'Keys',
    does: {
      palette: 'Go anywhere',
      search: 'Search in the list',
      orders: 'Orders',
      products: 'Products',
      create: 'Create',
      rows: 'Next and previous row',
      save: 'Save',
      help: 'Show this list',
    },
  },
  modules: {
    orders: 'Orders',
    products: 'Products',
    productsGroups: 'Product groups',
    brands: 'Brands',
    categories: 'Categories',
    discounts: 'Discounts',
    blog: 'Blog',
    carusels: 'Carousels',
    statuses: 'Statuses',
    addresses: 'Addresses',
    users: 'Users',
    roles: 'Roles',
    statistic: 'Cash register',
    wishlist: 'Wishlist',
    account: 'My details',
  },
  users: adminUsers,
  buyers: adminBuyers,
  notes: adminNotes,
  invites: adminInvites,
  orderWork: adminOrderWork,
  shipments: adminShipments,
  roles: adminRoles,
  register: adminRegister,
  refunds: adminRefunds,
  fiscal: adminFiscal,
  returns: adminReturns,
  overview: adminOverview,
  categories: adminCategories,
  discounts: adminDiscounts,
  statuses: adminStatuses,
  addresses: adminAddresses,
  products: adminProducts,
  orders: adminOrders,
  productFiles: adminProductFiles,
  stock: adminStock,
  productTable: adminProductTable,
  audit: adminAudit,
  blog: adminBlog,
  carousels: adminCarousels,
  groups: adminGroups,
  session: {
    title: 'Your session has ended',
    text: 'Sign in to go on. Everything you typed is still here.',
    email: 'E-mail',
    password: 'Password',
    signIn: 'Sign in and go on',
    leave: 'Leave without saving',
    otherTitle: (email) => `You signed in as ${email}`,
    otherText: (email) =>
      `This page is being filled in by ${email}. Sign in with that address to save it. If you go on as somebody else, what is unsaved is lost.`,
    signInAs: (email) => `Sign in as ${email}`,
    goOnAs: (email) => `Go on as ${email}`,
  },
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you changed is not saved.',
    leave: 'Leave',
    stay: 'Stay',
  },
  list: {
    number: 'No.',
    name: 'Name',
    image: 'Image',
    status: 'Status',
    actions: 'Actions',
    on: 'On',
    off: 'Off',
    tabs: { all: 'All', on: 'On', off: 'Off' },
    loading: 'Loading the list…',
    nothingFound: (find) => `Nothing found for “${find}”`,
    nothingHere: 'Nothing here yet',
    clearSearch: 'Show all',
    problemTitle: 'The list did not load',
    range: (first, last, all) => `${formatNumber(first)}–${formatNumber(last)} of ${all}`,
    orMore: (count) => `${formatNumber(count)}+`,
    atLeast: (count) => `at least ${count}`,
    narrow: 'The pages end here: narrow the search or the filter.',
  },
  form: {
    showNewer: 'Show the newer one',
  },
  picture: {
    prompt: 'Choose an image or drop it here',
    hint: 'JPEG, PNG, WebP or AVIF, up to 10 MB',
    tooLarge: 'The file is larger than 10 MB. Make the picture smaller',
    remove: 'Remove the image',
    uploading: 'Sending the image',
    making: 'Preparing the image',
    cancel: 'Stop',
  },
  picker: {
    placeholder: 'Start typing a name, brand or item number',
    inGroup: (group) => `in the group “${group}”`,
    isOff: 'off',
  },
  editor: {
    missing: 'The editor did not load. The text is safe: try again, or save the rest and it stays as it is.',
    toolbar: 'Text style',
    heading: 'Heading',
    subheading: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    bulletList: 'List',
    orderedList: 'Numbered list',
    link: 'Link',
    linkAddress: 'Address of the link',
    linkWrong: 'This is no address of a site, an e-mail or a phone. For example: https://example.com',
    linkApply: 'Set',
    linkRemove: 'Remove the link',
    undo: 'Undo',
    redo: 'Redo',
  },
  brands: {
    title: 'Brands',
    count: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'brand', other: 'brands' })}`,
    search: 'Find a brand',
    create: 'New brand',
    createTitle: 'New brand',
    editTitle: 'Edit brand',
    name: 'Name',
    image: 'Image',
    active: 'Show to shoppers',
    activeOf: (name) => `Show to shoppers: ${name}`,
    which: 'Which brands',
    editOf: (name) => `Edit brand ${name}`,
    deleteOf: (name) => `Delete brand ${name}`,
    deleteTitle: (name) => `Delete the brand “${name}”?`,
    deleteText: 'This cannot be undone. A brand that products carry cannot be deleted.',
    emptyTitle: 'No brands yet',
    emptyText: 'Add the first one: then it can be chosen on a product.',
  },
};
