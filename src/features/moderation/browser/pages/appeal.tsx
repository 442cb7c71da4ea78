import { useCallback, useEffect, useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { ApiError } from '#core/client.ts'
import { DraftNote } from '#ui/drafts/DraftNote.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Button } from '#ui/elements/Button.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { Alert } from '#ui/status/Alert.tsx'
import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { AppealPage as Decision } from '../../contract.ts'
import { APPEAL_FIELD } from '../../rules.ts'
import { moderation } from '../client.ts'
import { appealText as text } from '../messages.ts'
import './appeal.css'

const SERVER_ERROR = 500

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: text.page, description: text.page, path: '/community/appeal', hidden: true })
}

/** The target of a link in mails: a decision about the reader, who can appeal without a login. */
export default function AppealPage() {
  const [query] = useSearchParams()
  const [id, key] = [query.get('decision') ?? '', query.get('key') ?? '']
  const [decision, setDecision] = useState<Decision>()
  const [failure, setFailure] = useState<unknown>()
  const load = useCallback(() => {
    setFailure(undefined)
    moderation.getAppeal(browserTransport(), { query: { decision: id, key } }).then(setDecision, setFailure)
  }, [id, key])
  // It loads after the page, which is the same for all readers.
  useEffect(load, [load])
  const isBadLink = failure instanceof ApiError && failure.status < SERVER_ERROR
  const path = [
    { name: text.home, to: '/' },
    { name: text.community, to: '/community/discussions' },
    { name: text.page },
  ]
  return (
    <div className="wrap">
      <Breadcrumbs items={path} />
      <div className="page-body appeal">
        <div>
          {decision ? (
            <DecisionView decision={decision} link={{ decision: id, key }} onSent={setDecision} />
          ) : (
            <>
              <h1>{text.page}</h1>
              {failure === undefined && <Skeleton label={text.page} />}
              {isBadLink && <p role="alert">{text.badLink}</p>}
              {failure !== undefined && !isBadLink && <ErrorNotice title={text.notLoaded} onRetry={load} />}
            </>
          )}
        </div>
        <aside className="appeal-side">
          <h2>{text.goodToKnow}</h2>
          <p>{text.noPassword}</p>
          <p>{text.secret}</p>
          <p>
            <Link to="/community/guidelines">{text.guidelinesLink}</Link>
          </p>
        </aside>
      </div>
    </div>
  )
}

interface AppealProps {
  decision: Decision
  link: { decision: string; key: string }
  onSent: (decision: Decision) => void
}

function DecisionView({ decision, ...form }: AppealProps) {
  const { state, words, title, reason, at } = decision
  return (
    <>
      <h1>{text.title(decision.action, decision.target)}</h1>
      <p>{text.decidedOn(at)}</p>
      {words && (
        <>
          <h2>{text.wrote}</h2>
          <blockquote className="appeal-words" dir="auto">
            <p>{words}</p>
            <small>{text.inDiscussion(title)}</small>
          </blockquote>
        </>
      )}
      {reason && (
        <>
          <h2>{text.why}</h2>
          <p dir="auto">{reason}</p>
        </>
      )}
      {state === 'open' ? <AppealForm decision={decision} {...form} /> : <p role="status">{text.states[state]}</p>}
    </>
  )
}

function AppealForm({ decision, link, onSent }: AppealProps) {
  const draft = useDraft(`appeal:${link.decision}`, { text: '' })
  const { formProps, field, message, busy } = useForm({
    fields: { text: APPEAL_FIELD },
    send: async (input, idempotencyKey) => {
      const sent = await moderation.sendAppeal(browserTransport(), { query: link, input, idempotencyKey })
      draft.drop()
      onSent(sent)
    },
  })
  return (
    <form {...formProps} key={draft.formKey} ref={draft.formRef}>
      <h2>{text.differently}</h2>
      <p>{text.lead}</p>
      {draft.savedAt !== undefined && <DraftNote savedAt={draft.savedAt} onDiscard={draft.discard} />}
      {message && <Alert kind="danger">{message}</Alert>}
      <TextArea
        {...field('text')}
        label={text.words}
        help={text.until(decision.until)}
        rows={6}
        defaultValue={draft.values.text}
        countLabel={(typed) => text.characters(typed.length, APPEAL_FIELD.rule.max)}
      />
      <Button variant="primary" type="submit" busy={busy} busyLabel={text.sending}>
        {text.submit}
      </Button>
    </form>
  )
}
