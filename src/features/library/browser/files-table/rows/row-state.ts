import type { FileInfo } from '#core/file-info.ts'
import { describeUpload } from '#features/uploads/browser/components/describe-upload.ts'
import { isOfficeFile } from '#features/uploads/browser/components/office-file.ts'
import type { RunningUpload } from '#features/uploads/browser/uploads.ts'
import { uploadStateText } from '#features/uploads/messages.ts'
import { moduleType } from '../../../content-types/module.ts'
import { stateText as text } from '../messages.ts'
import { factsOf } from './file-facts.ts'
import type { Row } from './rows.ts'

const MAX_TITLE = moduleType.fields.files.fields.title.max

export type RowAction = 'pause' | 'continue' | 'choose' | 'why' | 'removeName' | 'keep' | 'checked' | 'note'

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
  row: Pick<Row, 'file' | 'url' | 'title'>
  upload: RunningUpload | undefined
  /** The file that the row has. */
  file: FileInfo | undefined
  /** The row whose upload is sent before this one. */
  after: string
  keptNames: number | undefined
  /** The converted file that the editor has checked. */
  checkedFile?: number | undefined
  /** Readers have the file already. */
  isPublic: boolean
  /** A publication puts it in the place of another file. */
  isReplaced: boolean
}

export function rowState({
  row,
  upload,
  file,
  after,
  keptNames,
  checkedFile,
  isPublic,
  isReplaced,
}: RowFacts): RowState {
  // A refused replacement says so, although the row still has its former file.
  if (upload && upload.state !== 'ready') return uploadState(upload, after)
  if (row.title.length > MAX_TITLE)
    return { group: 'warning', mark: 'error', title: text.longTitle(MAX_TITLE), detail: text.shorten, actions: [] }
  if (row.file === null && row.url !== '') return { ...READY, title: text.link, detail: row.url }
  if (row.file === null)
    return { group: 'warning', mark: 'waiting', title: text.missing, detail: text.dropHere, actions: ['choose'] }
  if (file === undefined) return READY
  const names = file.author_names.join(', ')
  const converted = checkedFile === file.id || isPublic ? null : file.converted_from
  if (names !== '' && keptNames !== file.id && !isPublic) {
    const canRemove = isOfficeFile(file.name)
    const details = [
      text.nameInside(names),
      ...(canRemove ? [] : [uploadStateText.removeElsewhere]),
      ...(converted === null ? [] : [uploadStateText.convertedFrom(converted)]),
    ]
    return {
      group: 'warning',
      mark: 'warning',
      title: uploadStateText.authorName,
      detail: details.join('. '),
      actions: canRemove ? ['removeName', 'keep'] : ['keep'],
    }
  }
  if (converted !== null)
    return {
      group: 'warning',
      mark: 'warning',
      title: uploadStateText.convertedFrom(converted),
      detail: uploadStateText.checkConverted,
      actions: ['checked'],
    }
  const actions: readonly RowAction[] = isReplaced ? ['note'] : []
  if (file.preview_state === 'waiting')
    return {
      group: 'onTheWay',
      mark: 'draft',
      title: uploadStateText.makingPreview,
      detail: uploadStateText.aboutSeconds,
      progress: 'unknown',
      actions,
    }
  const facts = factsOf(file)
  const detail = file.preview_state === 'failed' ? `${facts}, ${text.noPreview}` : facts
  return { ...READY, detail, actions }
}

const READY: RowState = { group: 'ready', mark: 'done', title: text.ready, detail: '', actions: [] }

const GROUPS = { draft: 'onTheWay', waiting: 'onTheWay', error: 'refused' } as const

function uploadState(upload: RunningUpload, after: string): RowState {
  const state = describeUpload(upload, { after, refusal: upload.message ?? '' })
  const actions: readonly RowAction[] = upload.why === undefined ? state.actions : [...state.actions, 'why']
  return { ...state, group: GROUPS[state.mark], actions }
}
