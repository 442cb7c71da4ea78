import { useState } from 'react'
import { ROLES, type Role } from '#core/roles.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useTask } from '#features/editing/browser/components/admin.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Select } from '#ui/form/Select.tsx'
import { KeyFacts } from '#ui/layout/KeyFacts.tsx'
import type { Person } from '../../contract.ts'
import { roleText } from '../../messages.ts'
import { people } from '../client.ts'
import { listText, personText as text } from '../messages.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

interface PersonAccountProps {
  person: Person
  account: NonNullable<Person['account']>
  onChanged: (person: Person) => void
}

/** Role and account of a person, for administrators. */
export function PersonAccount({ person, account, onChanged }: PersonAccountProps) {
  const { id, verified_at } = person
  const [isResetting, setResetting] = useState(false)
  const [isSent, setSent] = useState(false)
  const { isBusy, failure, run } = useTask()
  const yesNo = (value: boolean) => (value ? text.yes : text.no)
  const send = async () => {
    onChanged(await people.sendVerification(memberTransport(), { params: { id } }))
    setSent(true)
  }
  return (
    <KeyFacts
      facts={[
        { name: text.address, value: verified_at === null ? text.isNotVerified : text.isVerified },
        { name: text.factor, value: account.second_factor_at === null ? text.factorNotSet : text.factorSet },
        { name: text.points, value: String(account.points) },
        { name: text.bookmarks, value: String(account.bookmarks) },
        { name: text.newsletter, value: yesNo(account.newsletter) },
      ]}
    >
      {person.standing.kind !== 'closed' && <RoleField person={person} onChanged={onChanged} />}
      {verified_at === null && (
        <Button size="small" busy={isBusy} onClick={() => void run(send, listText.failed)}>
          {isSent ? text.verificationSent : text.sendVerification}
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
      {account.factor_reset_at !== null ? (
        <p>{text.resetPlanned(account.factor_reset_at)}</p>
      ) : (
        account.second_factor_at !== null && (
          <Button size="small" variant="danger" onClick={() => setResetting(true)}>
            {text.resetFactor}
          </Button>
        )
      )}
      {isResetting && (
        <ReasonDialog
          title={text.resetTitle(person.first_name)}
          submit={text.resetSubmit}
          help={text.resetHelp}
          send={(api, { reason }, idempotencyKey) =>
            people.resetFactor(api, { params: { id }, input: { reason }, idempotencyKey })
          }
          onDone={onChanged}
          onClose={() => setResetting(false)}
        />
      )}
    </KeyFacts>
  )
}

/** Changing a role asks once. */
function RoleField({ person, onChanged }: Omit<PersonAccountProps, 'account'>) {
  const [chosen, setChosen] = useState<Role>()
  const { isBusy, failure, run } = useTask()
  const change = async (role: Role) => {
    onChanged(await people.changeRole(memberTransport(), { params: { id: person.id }, input: { role } }))
    setChosen(undefined)
  }
  return (
    <>
      <Select
        label={text.role}
        help={text.roleHint}
        value={person.role}
        onChange={(event) => setChosen(ROLES.find((role) => role === event.target.value))}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {roleText[role].name}
          </option>
        ))}
      </Select>
      {chosen && (
        <Dialog open onClose={() => setChosen(undefined)} title={text.give(person.first_name, roleText[chosen].name)}>
          <p>{text.giveHint[chosen]}</p>
          {failure && <p role="alert">{failure}</p>}
          <p className="row dialog-actions">
            <Button onClick={() => setChosen(undefined)}>{text.cancel}</Button>
            <Button variant="primary" busy={isBusy} onClick={() => void run(() => change(chosen), listText.failed)}>
              {text.make(roleText[chosen].name)}
            </Button>
          </p>
        </Dialog>
      )}
    </>
  )
}
