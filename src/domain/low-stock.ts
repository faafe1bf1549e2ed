/** Fewer pieces than this, or fewer millilitres of bottled goods, is running out. */
export const lowStock = { pieces: 3, ml: 20 };
