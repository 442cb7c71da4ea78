import type { FileInfo } from '#core/file-info.ts'
import { formatSize } from '#core/format.ts'
import type { RunningUpload } from '#features/uploads/browser/uploads.ts'
import { filesText, stateText as text } from '../messages.ts'
import { factsOf } from './file-facts.ts'
import type { Row } from './rows.ts'

export type RowAction = 'pause' | 'continue' | 'choose' | 'why' | 'removeName' | 'keep' | 'note'

/** What the last column of a row shows. */
export interface RowState {
  /** What it counts as above the grid. */
  group: 'ready' | 'onTheWay' | 'warning' | 'refused'
  mark: 'done' | 'draft' | 'waiting' | 'warning' | 'error'
  title: string
  detail: string
  /** From 0 to 100; `unknown` while something runs that cannot be measured. */
  progress?: number | 'unknown'
  actions: readonly RowAction[]
}

interface RowFacts {
  row: Pick<Row, 'file' | 'url'>
  upload: RunningUpload | undefined
  /** The file that the row has. */
  file: FileInfo | undefined
  /** The row whose upload is sent before this one. */
  after: string
  keptNames: number | undefined
  /** Readers have the file already. */
  isPublic: boolean
  /** A publication puts it in the place of another file. */
  isReplaced: boolean
}

export function rowState({ row, upload, file, after, keptNames, isPublic, isReplaced }: RowFacts): RowState {
  // A refused replacement says so, although the row still has its former file.
  if (upload && upload.state !== 'ready') return uploadState(upload, after)
  if (row.file === null && row.url !== '') return { ...READY, title: text.link, detail: row.url }
  if (row.file === null)
    return { group: 'warning', mark: 'waiting', title: text.missing, detail: text.dropHere, actions: ['choose'] }
  if (file === undefined) return READY
  const [name] = file.author_names
  if (name !== undefined && keptNames !== file.id && !isPublic)
    return {
      group: 'warning',
      mark: 'warning',
      title: text.authorName,
      detail: text.standsInside(name),
      actions: ['removeName', 'keep'],
    }
  const actions: readonly RowAction[] = isReplaced ? ['note'] : []
  if (file.preview_state === 'waiting')
    return {
      group: 'onTheWay',
      mark: 'draft',
      title: text.makingPreview,
      detail: text.aboutSeconds,
      progress: 'unknown',
      actions,
    }
  const facts = factsOf(file)
  const detail = file.preview_state === 'failed' ? `${facts}, ${text.noPreview}` : facts
  return { ...READY, detail, actions }
}

const READY: RowState = { group: 'ready', mark: 'done', title: text.ready, detail: '', actions: [] }

function uploadState(upload: RunningUpload, after: string): RowState {
  const percent = upload.sizeBytes === 0 ? 100 : Math.floor((100 * upload.sentBytes) / upload.sizeBytes)
  const running = { group: 'onTheWay', mark: 'draft', progress: percent } as const
  switch (upload.state) {
    case 'sending':
      return { ...running, title: text.sent(percent), detail: sizes(upload), actions: ['pause'] }
    case 'retrying':
      return {
        ...running,
        mark: 'waiting',
        title: text.noConnection(percent),
        detail: upload.message ?? text.continuesAlone,
        actions: ['pause'],
      }
    case 'paused':
      return {
        ...running,
        mark: 'waiting',
        title: text.paused(percent),
        detail: upload.message ?? text.pausedByYou,
        actions: ['continue'],
      }
    case 'waiting':
      return {
        group: 'onTheWay',
        mark: 'waiting',
        title: text.waiting,
        detail: after && text.startsAfter(after),
        actions: [],
      }
    case 'interrupted':
      return {
        ...running,
        mark: 'waiting',
        title: text.interrupted(percent),
        detail: text.chooseAgain,
        actions: ['choose'],
      }
    case 'refused':
      return { group: 'refused', mark: 'error', ...refusal(upload), actions: ['choose', 'why'] }
    default:
      return { ...running, title: text.checking, detail: '', progress: 'unknown', actions: [] }
  }
}

/** 'Refused: has macros. Save it as …' in two parts. */
function refusal({ message, rowMessage }: RunningUpload): { title: string; detail: string } {
  const sentence = rowMessage ?? message ?? ''
  const [, title, detail] = /^(Refused: .*?)\. (.+)$/s.exec(sentence) ?? []
  return title && detail ? { title, detail } : { title: text.refused, detail: sentence }
}

/** '5.1 of 8.2 MB' */
function sizes({ sentBytes, sizeBytes }: RunningUpload): string {
  const [sent, all] = [formatSize(sentBytes), formatSize(sizeBytes)]
  const [number, unit] = sent.split(' ')
  return filesText.sentOf(all.endsWith(` ${unit}`) ? (number ?? sent) : sent, all)
}
