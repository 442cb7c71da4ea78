/** The entry with all links of the footer. */
export const PLATFORM_LINKS = 'all'
