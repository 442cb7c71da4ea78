/** The name of the site, as it stands in titles, mails and feeds. */
export const SITE_NAME = 'Training Resource Package for Family Planning'
