import { formatDate } from '#core/format.ts'
import type { Guidance } from '../../contract.ts'

interface GuidanceNoticeProps {
  guidance: Guidance
  /** Without the sentence that names the editions, where they are listed beside it. */
  noticeOnly?: boolean
}

/** Which editions the content follows, and the dated notice about newer ones. Nothing while nobody has written it. */
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
