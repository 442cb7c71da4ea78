/** The first entry of the archive; it names the format of the others. */
export const MANIFEST_NAME = 'manifest.json'
/** The site's key. With it, sessions and the links of old mails stay valid. */
export const SECRET_NAME = 'secret'
export const FORMAT = 'trp-backup-1'
