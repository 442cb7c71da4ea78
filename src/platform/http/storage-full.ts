const CODES = [
  'SQLITE_FULL',
  // SQLite can't extend a file.
  'SQLITE_IOERR_SHMSIZE',
  'SQLITE_IOERR_WRITE',
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL: disk full.
  '53100',
]

/** Whether an error of the database or the file system says that the disk, or the quota on it, is full. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.includes(String(error.code))
}
