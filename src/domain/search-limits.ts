/** Limit of search results: this count means "this many or more". */
export const mostFound = 300;
