import { useState } from 'react'
import { ROLES, type Role } from '#core/roles.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useTask } from '#features/editing/browser/components/admin.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Select } from '#ui/form/Select.tsx'
import { KeyFacts } from '#ui/layout/KeyFacts.tsx'
import type { Person } from '../../contract.ts'
import { roleText } from '../../messages.ts'
import { people } from '../client.ts'
import { accountText, listText, personText as text } from '../messages.ts'
import { FormDialog } from './FormDialog.tsx'
import type { PersonAction } from './PersonDialog.tsx'

interface PersonAccountProps {
  person: Person
  account: NonNullable<Person['account']>
  points: number
  /** Administrators close their own account in the settings. */
  isOwn: boolean
  onAction: (action: PersonAction) => void
  onChanged: (person: Person) => void
}

/** Role and account of a person, for administrators. */
export function PersonAccount({ person, account, points, isOwn, onAction, onChanged }: PersonAccountProps) {
  const { id, verified_at, standing } = person
  const { bookmarks, newsletter, second_factor_at, factor_reset_at, copy_asked_at } = account
  const [isSent, setSent] = useState(false)
  const { isBusy, failure, run } = useTask()
  const send = async () => {
    onChanged(await people.sendLoginLink(memberTransport(), { params: { id } }))
    setSent(true)
  }
  const open = (action: keyof typeof accountText.open, variant: 'line' | 'danger') => (
    <Button size="small" variant={variant} onClick={() => onAction(action)}>
      {accountText.open[action]}
    </Button>
  )
  const values = [
    verified_at === null ? accountText.notVerified : accountText.verified,
    second_factor_at === null ? accountText.notSet : accountText.set,
    String(points),
    String(bookmarks),
    newsletter ? accountText.yes : accountText.no,
  ]
  const facts = accountText.names.map((name, index) => ({ name, value: values[index] ?? '' }))
  if (standing.kind === 'closed') return <KeyFacts facts={facts} />
  return (
    <KeyFacts facts={facts}>
      <RoleField person={person} onChanged={onChanged} />
      {open('changeAddress', 'line')}
      <Button size="small" busy={isBusy} onClick={() => void run(send, listText.failed)}>
        {isSent ? accountText.sent : verified_at === null ? accountText.sendVerification : accountText.sendPassword}
      </Button>
      {failure && <p role="alert">{failure}</p>}
      {factor_reset_at !== null && <p>{accountText.resetPlanned(factor_reset_at)}</p>}
      {factor_reset_at === null && second_factor_at !== null && open('resetFactor', 'danger')}
      {copy_asked_at !== null && <p>{accountText.copyAsked(copy_asked_at)}</p>}
      {!isOwn && open('copy', 'line')}
      {!isOwn && open('close', 'danger')}
    </KeyFacts>
  )
}

/** Changing a role asks once. */
function RoleField({ person, onChanged }: Pick<PersonAccountProps, 'person' | 'onChanged'>) {
  const [role, setRole] = useState<Role>()
  const params = { id: person.id }
  return (
    <>
      <Select
        label={text.role}
        help={text.roleHint}
        value={person.role}
        onChange={(event) => setRole(ROLES.find((each) => each === event.target.value))}
      >
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {roleText[each].name}
          </option>
        ))}
      </Select>
      {role && (
        <FormDialog
          title={text.give(person.first_name, roleText[role].name)}
          submit={text.make(roleText[role].name)}
          onClose={() => setRole(undefined)}
          fields={{}}
          send={async () => onChanged(await people.changeRole(memberTransport(), { params, input: { role } }))}
        >
          {() => <p>{text.giveHint[role]}</p>}
        </FormDialog>
      )}
    </>
  )
}
