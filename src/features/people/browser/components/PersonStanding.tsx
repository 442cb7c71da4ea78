import { useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import type { User } from '#features/accounts/contract.ts'
import { useTask } from '#features/editing/browser/components/admin.ts'
import { denials } from '#features/moderation/messages.ts'
import { findJudgeDenial } from '#features/moderation/policy.ts'
import { SUSPENSION_DAYS } from '#features/moderation/rules.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Select } from '#ui/form/Select.tsx'
import type { Person } from '../../contract.ts'
import { people } from '../client.ts'
import { listText, personText as text } from '../messages.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { StandingMark } from './StandingMark.tsx'

interface PersonStandingProps {
  person: Person
  user: User
  onChanged: (person: Person) => void
}

/** The standing of a person, and what the reader may do about it. */
export function PersonStanding({ person, user, onChanged }: PersonStandingProps) {
  const { id, standing, open_reports } = person
  const [isOpen, setOpen] = useState<'warn' | 'suspend'>()
  const { isBusy, failure, run } = useTask()
  const denial = standing.kind === 'closed' ? 'closed' : findJudgeDenial({ id: user.pk, role: user.role }, person)
  const name = `${person.first_name} ${person.last_name}`
  const dialog = { help: text.reasonHelp, onDone: onChanged, onClose: () => setOpen(undefined) }
  const lift = async () => onChanged(await people.liftSuspension(memberTransport(), { params: { id }, query: {} }))
  return (
    <section className="to-do-group">
      <header>
        <h2>{text.standing}</h2>
      </header>
      <p className="person-standing">
        <StandingMark standing={standing} />
      </p>
      {(standing.kind === 'warned' || open_reports > 0) && (
        <p className="quiet">
          {standing.kind === 'warned' && text.forgotten} {open_reports > 0 && text.openReports(open_reports)}
        </p>
      )}
      {denial === undefined ? (
        <p className="row">
          <Button size="small" variant="danger" onClick={() => setOpen('warn')}>
            {text.warn}
          </Button>
          {standing.kind === 'suspended' ? (
            <Button size="small" busy={isBusy} onClick={() => void run(lift, listText.failed)}>
              {text.lift}
            </Button>
          ) : (
            <Button size="small" variant="danger" onClick={() => setOpen('suspend')}>
              {text.suspend}
            </Button>
          )}
        </p>
      ) : (
        denial !== 'closed' && <p className="quiet">{denials[denial]}</p>
      )}
      {failure && <p role="alert">{failure}</p>}
      {isOpen === 'warn' && (
        <ReasonDialog
          {...dialog}
          title={text.warnTitle(name)}
          submit={text.warnSubmit}
          send={(api, { reason }, idempotencyKey) =>
            people.warnPerson(api, { params: { id }, input: { reason }, idempotencyKey })
          }
        />
      )}
      {isOpen === 'suspend' && (
        <ReasonDialog
          {...dialog}
          title={text.suspendTitle(name)}
          submit={text.suspendSubmit}
          send={(api, { reason, days: chosen }, idempotencyKey) => {
            const days = SUSPENSION_DAYS.find((each) => String(each) === chosen) ?? 1
            return people.suspendPerson(api, { params: { id }, input: { reason, days }, idempotencyKey })
          }}
        >
          <Select label={text.days} name="days" defaultValue="7">
            {SUSPENSION_DAYS.map((days) => (
              <option key={days} value={days}>
                {text.forDays(days)}
              </option>
            ))}
          </Select>
        </ReasonDialog>
      )}
    </section>
  )
}
