import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { AdminGroup } from '#features/editing/browser/components/AdminGroup.tsx'
import { useTask } from '#features/editing/browser/components/admin.ts'
import { denials } from '#features/moderation/messages.ts'
import type { findJudgeDenial } from '#features/moderation/policy.ts'
import { Button, ButtonLink } from '#ui/elements/Button.tsx'
import type { Person } from '../../contract.ts'
import { people } from '../client.ts'
import { listText, personText as text } from '../messages.ts'
import type { PersonAction } from './PersonDialog.tsx'
import { StandingMark } from './StandingMark.tsx'

interface PersonStandingProps {
  person: Person
  /** Why the reader may not decide about the person; a closed account is not decided about. */
  denial: ReturnType<typeof findJudgeDenial> | 'closed'
  onAction: (action: PersonAction) => void
  onChanged: (person: Person) => void
}

/** The standing of a person, and what the reader may do about it. */
export function PersonStanding({ person, denial, onAction, onChanged }: PersonStandingProps) {
  const { id, standing, open_case, open_reports } = person
  const { isBusy, failure, run } = useTask()
  const lift = async () =>
    onChanged(await people.decideAboutPerson(memberTransport(), { params: { id }, input: { action: 'lift' } }))
  const open = (action: 'warn' | 'suspend') => (
    <Button size="small" variant="danger" onClick={() => onAction(action)}>
      {text[action]}
    </Button>
  )
  return (
    <AdminGroup title={text.standing}>
      <p className="person-standing">
        <StandingMark standing={standing} />
      </p>
      {(standing.kind === 'warned' || open_reports > 0) && (
        <p className="quiet">
          {standing.kind === 'warned' && text.forgotten} {open_reports > 0 && text.openReports(open_reports)}
        </p>
      )}
      <p className="row">
        {open_case && (
          <ButtonLink size="small" to={`/admin/reports?case=${open_case}`}>
            {text.openReport}
          </ButtonLink>
        )}
        {denial === undefined && open('warn')}
        {denial === undefined && standing.kind !== 'suspended' && open('suspend')}
        {denial === undefined && standing.kind === 'suspended' && (
          <Button size="small" busy={isBusy} onClick={() => void run(lift, listText.failed)}>
            {text.lift}
          </Button>
        )}
      </p>
      {denial !== undefined && denial !== 'closed' && <p className="quiet">{denials[denial]}</p>}
      {failure && <p role="alert">{failure}</p>}
    </AdminGroup>
  )
}
