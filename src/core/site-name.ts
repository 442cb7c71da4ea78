/** The site's name in titles, mails and feeds. */
export const SITE_NAME = 'Training Resource Package for Family Planning'
