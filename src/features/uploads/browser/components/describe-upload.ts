import { formatSize } from '#core/format.ts'
import { uploadStateText as text } from '../../messages.ts'
import type { RunningUpload } from '../upload-list.ts'

/** How far an upload is, in words, and what the person can do. */
export interface UploadDescription {
  mark: 'draft' | 'waiting' | 'error'
  title: string
  detail: string
  /** From 0 to 100; `unknown` while something runs that cannot be measured. */
  progress?: number | 'unknown'
  actions: readonly ('pause' | 'continue' | 'choose')[]
}

interface UploadWords {
  /** The name of the upload that is sent before this one. */
  after?: string
  /** What is wrong with a refused file, then what to do. */
  refusal: string
}

export function describeUpload(upload: RunningUpload, { after = '', refusal }: UploadWords): UploadDescription {
  const percent = upload.sizeBytes === 0 ? 100 : Math.floor((100 * upload.sentBytes) / upload.sizeBytes)
  const running = { mark: 'draft', progress: percent } as const
  const stopped = { mark: 'waiting', progress: percent } as const
  switch (upload.state) {
    case 'sending':
      return { ...running, title: text.sent(percent), detail: sizes(upload), actions: ['pause'] }
    case 'retrying':
      return {
        ...stopped,
        title: text.noConnection(percent),
        detail: upload.message ?? text.continuesAlone,
        actions: ['pause'],
      }
    case 'paused':
      return {
        ...stopped,
        title: text.paused(percent),
        detail: upload.message ?? text.pausedByYou,
        actions: ['continue'],
      }
    case 'waiting':
      return { mark: 'waiting', title: text.waiting, detail: after && text.startsAfter(after), actions: [] }
    case 'interrupted':
      return { ...stopped, title: text.interrupted(percent), detail: text.chooseAgain, actions: ['choose'] }
    case 'refused':
      return { mark: 'error', ...splitRefusal(refusal), actions: ['choose'] }
    default:
      return { ...running, title: text.checking, detail: upload.message ?? '', progress: 'unknown', actions: [] }
  }
}

/** 'Refused: has macros. Save it as …' in two parts. */
function splitRefusal(sentence: string): { title: string; detail: string } {
  const [, title, detail] = /^(Refused: .*?)\. (.+)$/s.exec(sentence) ?? []
  return title && detail ? { title, detail } : { title: text.refused, detail: sentence }
}

/** '5.1 of 8.2 MB' */
function sizes({ sentBytes, sizeBytes }: RunningUpload): string {
  const [sent, all] = [formatSize(sentBytes), formatSize(sizeBytes)]
  const [number, unit] = sent.split(' ')
  return text.sentOf(all.endsWith(` ${unit}`) ? (number ?? sent) : sent, all)
}

/** What a progress bar measures, for screen readers. @param name of the file, or of what it belongs to */
export function progressLabel({ title, mark, progress }: Labelled, name: string): string {
  if (progress === 'unknown') return text.runningOf(title, name)
  return mark === 'waiting' ? text.pausedOf(name) : text.progressOf(name)
}

type Labelled = Pick<UploadDescription, 'title' | 'progress'> & { mark: string }
