import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { ABUSE_TYPE_FIELD, ABUSE_TYPES, REPORT_MESSAGE_FIELD } from '../../rules.ts'
import { community } from '../client.ts'
import { AbuseTypeField } from './AbuseTypeField.tsx'
import { FormFooter } from './FormFooter.tsx'
import { text } from './messages.ts'
import { useSentForm } from './use-sent-form.ts'

export interface ReportTarget {
  type: 'post' | 'comment'
  id: number
  /** Where it stands; of a post its own number. */
  discussionId: number
}

interface ReportFormProps {
  target: ReportTarget
  onClose: () => void
  /** It has arrived; the form may be gone by then. */
  onSent: () => void
}

export function ReportForm({ target, onClose, onSent }: ReportFormProps) {
  const { formProps, field, message, mayRetry, busy } = useSentForm({
    fields: { abuse_reported: ABUSE_TYPE_FIELD, message: REPORT_MESSAGE_FIELD },
    send: async (values, idempotencyKey) => {
      const input = { ...targetOf(target), abuse_reported: abuseTypeOf(values.abuse_reported), message: values.message }
      await community.report(memberTransport(), { input, idempotencyKey })
      onSent()
    },
  })
  return (
    <form {...formProps} className="posting-form">
      <p className="quiet">{text.report.lead}</p>
      <AbuseTypeField {...field('abuse_reported')} />
      <TextArea
        {...field('message')}
        label={text.report.message}
        help={text.report.messageHelp}
        rows={3}
        countOf={(typed) => text.report.messageCount([...typed.trim()].length, REPORT_MESSAGE_FIELD.rule.max)}
      />
      <FormFooter
        message={message}
        mayRetry={mayRetry}
        busy={busy}
        submit={text.report.submit}
        busyLabel={text.report.busy}
        onCancel={onClose}
      />
    </form>
  )
}

function targetOf({ type, id, discussionId }: ReportTarget) {
  return { content_target: type, post: discussionId, comment: type === 'comment' ? id : null }
}

/** The form gives one of them: nothing else can be chosen, and nothing chosen is refused before. */
function abuseTypeOf(given: string) {
  return ABUSE_TYPES.find((type) => type === given) ?? 'other'
}
