interface ListenSettings {
  dataDir: string
  host: string
  port: number
}

/** Errors that prevent a start, by code: what is wrong and how to fix it. */
const START_ERRORS: readonly { codes: RegExp; sentence: (settings: ListenSettings) => string }[] = [
  {
    codes: /^(?:ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_(?:SHMSIZE|WRITE|SHMOPEN))$/,
    sentence: ({ dataDir }) => `The disk with ${dataDir} is full. Free 100 MB or more and start again.`,
  },
  {
    codes: /^(?:EROFS|EACCES|EPERM|SQLITE_READONLY.*|SQLITE_CANTOPEN.*)$/,
    sentence: ({ dataDir }) =>
      `The folder ${dataDir} can’t be written. Make it writable for the user that runs the site, or set DATA_DIR.`,
  },
  {
    codes: /^EADDRINUSE$/,
    sentence: ({ host, port }) => `Another process listens on ${host}:${port} already. Stop it, or set PORT.`,
  },
  { codes: /^EADDRNOTAVAIL$/, sentence: ({ host }) => `This machine does not have the address ${host}. Set HOST.` },
]

/** A sentence for the person who starts the site; undefined for an unexpected error. */
export function describeStartError(error: unknown, settings: ListenSettings): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return START_ERRORS.find(({ codes }) => codes.test(code))?.sentence(settings)
}
