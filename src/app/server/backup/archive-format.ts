/** First entry of the archive: what the rest is. */
export const MANIFEST_NAME = 'manifest.json'
/** The site's own key: with it sessions and the links of old mails go on. */
export const SECRET_NAME = 'secret'
export const FORMAT = 'trp-backup-1'
