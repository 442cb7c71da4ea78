interface Place {
  dataDir: string
  host: string
  port: number
}

/** What hinders a start, by the code of the error: what is wrong and what to do about it. */
const PROBLEMS: readonly { codes: RegExp; sentence: (place: Place) => string }[] = [
  {
    codes: /^(?:ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_(?:SHMSIZE|WRITE|SHMOPEN))$/,
    sentence: ({ dataDir }) => `The disk that holds ${dataDir} is full. Free 100 MB or more and start again.`,
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

/** One sentence for the person who starts the site; undefined for an error that nobody foresaw. */
export function startProblem(error: unknown, place: Place): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return PROBLEMS.find(({ codes }) => codes.test(code))?.sentence(place)
}
