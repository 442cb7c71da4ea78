import { formatDate } from '#core/format.ts'
import type { Guidance } from '../../contract.ts'

interface GuidanceNoticeProps {
  guidance: Guidance
  /** Leaves out the sentence about the editions, for a page that lists them. */
  noticeOnly?: boolean
}

/** The editions that the content follows, and the dated notice about newer ones. Renders nothing without texts. */
export function GuidanceNotice({ guidance, noticeOnly = false }: GuidanceNoticeProps) {
  const { noticed_on: noticedOn, based_on: basedOn, notice } = guidance
  const sentence = noticeOnly ? '' : basedOn
  if (notice === '' && sentence === '') return null
  return (
    <div className="notice">
      {sentence && <p>{sentence}</p>}
      {notice && (
        <p>
          {noticedOn && <time dateTime={noticedOn}>{formatDate(noticedOn)}:</time>} {notice}
        </p>
      )}
    </div>
  )
}
