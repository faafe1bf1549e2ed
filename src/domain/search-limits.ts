/** Nobody reads further, and the database need not look further: a count of so many means "so many or more". */
export const mostFound = 300;
