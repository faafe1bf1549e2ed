/** The form, and what is bought beside it; below it where there is no room. */
export const checkoutColumns = 'mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-x-12';
