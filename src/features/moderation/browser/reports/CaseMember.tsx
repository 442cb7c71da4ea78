import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { Case, MemberFacts } from '../../contract.ts'
import { moderation } from '../client.ts'
import { MemberHistory } from '../components/MemberHistory.tsx'
import { memberText, reportsText as text } from './messages.ts'
import type { Decisions } from './use-decisions.ts'

const FACTS = ['posts', 'comments', 'points', 'was_reported', 'has_reported'] as const

interface CaseMemberProps {
  shown: Case
  onChanged: (member: MemberFacts) => void
  decisions: Decisions
}

/** The member whom the case concerns. */
export function CaseMember({ shown: { member, denial }, onChanged, decisions }: CaseMemberProps) {
  const { id } = member
  const hideAll = () => moderation.hideAll(memberTransport(), { params: { id }, input: { reason: '' } })
  return (
    <aside className="case-member" aria-label={member.name}>
      <h2>
        <Link to={`/community/user/${id}`}>{member.name}</Link>
      </h2>
      <p className="quiet">{memberText.since(member.since)}</p>
      {member.suspension && <p className="case-standing">{memberText.suspended(member.suspension.until)}</p>}
      <dl>
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt>{memberText.facts[fact]}</dt>
            <dd>{member[fact]}</dd>
          </div>
        ))}
      </dl>
      {!denial && (
        <Button busy={decisions.isBusy} onClick={() => void decisions.decide(undefined, text.done.hideAll, hideAll)}>
          {text.hideAll}
        </Button>
      )}
      <MemberHistory member={member} onChanged={onChanged} />
    </aside>
  )
}
