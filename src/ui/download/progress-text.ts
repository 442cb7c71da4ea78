import { formatSize } from '#core/format.ts'
import { text } from './messages.ts'

interface Progress {
  received: number
  /** Undefined until the server has sent it. */
  total: number | undefined
  /** Bytes a second. */
  rate: number | undefined
}

/** '62% · 5.2 MB of 8.4 MB · 84 kB/s', without unknown parts. */
export function progressText({ received, total, rate }: Progress): string {
  const parts =
    total === undefined
      ? [formatSize(received)]
      : [`${percentOf(received, total)}%`, text.partOf(formatSize(received), formatSize(total))]
  return [...parts, ...(rate === undefined ? [] : [`${formatSize(rate)}/s`])].join(' · ')
}

/** Whole percents; 100 only when the download is complete. */
export function percentOf(received: number, total: number): number {
  return total === 0 ? 100 : Math.floor((received / total) * 100)
}
