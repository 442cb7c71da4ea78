import { formatDate } from '#core/format.ts'
import { EditRegion, useDrafted, useIsEditing } from '#ui/editing/edit-mode.tsx'
import type { Guidance } from '../../contract.ts'

interface GuidanceNoticeProps {
  guidance: Guidance
  /** Leaves out the sentence about the editions, for a page that lists them. */
  noticeOnly?: boolean
}

/** The editions that the content follows, and the dated notice about newer ones. Renders nothing without texts. */
export function GuidanceNotice({ guidance: published, noticeOnly = false }: GuidanceNoticeProps) {
  const guidance = useDrafted('guidance', published)
  const isEditing = useIsEditing()
  const { noticed_on: noticedOn, based_on: basedOn, notice } = guidance
  const sentence = noticeOnly ? '' : basedOn
  const isEmpty = notice === '' && sentence === ''
  if (isEmpty && !isEditing) return null
  return (
    <EditRegion kind="page-guidance" entry="guidance" part="notices">
      {!isEmpty && (
        <div className="notice">
          {sentence && <p dir="auto">{sentence}</p>}
          {notice && (
            <p>
              {noticedOn && <time dateTime={noticedOn}>{formatDate(noticedOn)}:</time>} <bdi>{notice}</bdi>
            </p>
          )}
        </div>
      )}
    </EditRegion>
  )
}
