/** Which people the list shows, in the order of the page. Server and browser share it. */
export const FILTERS = ['everyone', 'waiting', 'staff', 'new', 'unverified', 'warned', 'suspended', 'closed'] as const
export type Filter = (typeof FILTERS)[number]
/** `first`: staff, then who needs a look, then by last visit. */
export const SORTS = ['first', 'name', 'posts', 'visit'] as const
export type Sort = (typeof SORTS)[number]
