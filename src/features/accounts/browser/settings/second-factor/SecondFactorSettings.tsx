import { useState } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { SecondFactor, User } from '../../../contract.ts'
import { pageText } from '../../../messages.ts'
import { accounts } from '../../client.ts'
import { useDayFormat } from '../../session/use-day-format.ts'
import { CodeForm } from './CodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RemoveForm } from './RemoveForm.tsx'
import { SetUp } from './SetUp.tsx'
import { useSecondFactor } from './use-second-factor.ts'
import './second-factor.css'

const text = pageText.settings.secondFactor

/** What the member does at present; undefined while the state is shown. */
type Task = { name: 'set-up' | 'new-codes' | 'remove' } | { name: 'codes'; title: string; codes: readonly string[] }

/** Shows the state of the second factor, and sets it up, checks it, renews its recovery codes or removes it. */
export default function SecondFactorSettings({ user }: { user: User }) {
  const { factor, hasFailed, load } = useSecondFactor()
  const [task, setTask] = useState<Task>()
  const finish = () => {
    setTask(undefined)
    load()
  }
  const showCodes = (title: string) => (codes: readonly string[]) => {
    setTask({ name: 'codes', title, codes })
    load()
  }
  // Also when the state can't be loaded: the codes are shown only once.
  if (task?.name === 'codes') return <RecoveryCodes {...task} email={user.email} onDone={finish} />
  if (hasFailed) return <Failed onRetry={load} />
  if (factor === undefined) return <Skeleton label={text.loading} />
  if (factor.created_at === null)
    return task?.name === 'set-up' ? (
      <SetUp onCodes={showCodes(text.savedTitle)} onCancel={finish} />
    ) : (
      <>
        <p>{text.lead}</p>
        <p>
          {factor.may_set_up ? (
            <Button variant="primary" onClick={() => setTask({ name: 'set-up' })}>
              {text.setUp}
            </Button>
          ) : (
            text.needsLink
          )}
        </p>
      </>
    )
  if (!factor.is_checked) return <Unchecked onChecked={finish} />
  if (task?.name === 'new-codes') return <NewCodes onCodes={showCodes(text.newCodesTitle)} onCancel={finish} />
  if (task?.name === 'remove') return <RemoveForm email={user.email} onRemoved={finish} onCancel={finish} />
  return <State factor={factor} since={factor.created_at} onTask={(name) => setTask({ name })} />
}

interface StateProps {
  factor: SecondFactor
  /** ISO time. */
  since: string
  onTask: (name: 'new-codes' | 'remove') => void
}

function State({ factor, since, onTask }: StateProps) {
  const formatDay = useDayFormat()
  return (
    <>
      <p role="status">
        {text.on(formatDay(since))} {text.codesLeft(factor.recovery_codes_left)}
      </p>
      <p className="row">
        <Button size="small" onClick={() => onTask('new-codes')}>
          {text.newCodes}
        </Button>
        <Button size="small" variant="danger" onClick={() => onTask('remove')}>
          {text.remove}
        </Button>
      </p>
    </>
  )
}

function Unchecked({ onChecked }: { onChecked: () => void }) {
  return (
    <>
      <p>{text.missing}</p>
      <CodeForm
        submit={text.verify}
        help={text.codeOrRecovery}
        send={async (transport, code) => {
          await accounts.verifySecondFactor(transport, { input: { code } })
          onChecked()
        }}
      />
    </>
  )
}

function NewCodes({ onCodes, onCancel }: { onCodes: (codes: readonly string[]) => void; onCancel: () => void }) {
  return (
    <>
      <p>{text.newCodesLead}</p>
      <CodeForm
        submit={text.getCodes}
        help={text.codeOrRecovery}
        autoFocus
        onCancel={onCancel}
        send={async (transport, code) =>
          onCodes((await accounts.renewRecoveryCodes(transport, { input: { code } })).recovery_codes)
        }
      />
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Alert kind="danger">{text.failed}</Alert>
      <p>
        <Button size="small" onClick={onRetry}>
          {text.again}
        </Button>
      </p>
    </>
  )
}
