const KILO = 1000

/**
 * A file size for people: '184 kB', '8.4 MB', '1.2 GB'. Decimal units, as phones and mobile plans count them;
 * one decimal from 1 MB on. Below 1 kB it says '1 kB': nobody chooses by less.
 * @param bytes 0 or more
 */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILO))
  if (kilobytes < KILO) return `${kilobytes} kB`
  const megabytes = Math.round(bytes / KILO ** 2 / 0.1) / 10
  if (megabytes < KILO) return `${megabytes.toFixed(1)} MB`
  return `${(bytes / KILO ** 3).toFixed(1)} GB`
}
