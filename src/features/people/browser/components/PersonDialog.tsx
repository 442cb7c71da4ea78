import { useState } from 'react'
import type { Transport } from '#core/client.ts'
import { EMAIL_FIELD } from '#core/email-field.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { REASON_FIELD, SUSPENSION_DAYS } from '#features/moderation/rules.ts'
import { Choices } from '#ui/form/Choices.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Select } from '#ui/form/Select.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import type { Person } from '../../contract.ts'
import { CHOICE_FIELD, FACTOR_REASON_FIELD, type PersonDecision } from '../../rules.ts'
import { people } from '../client.ts'
import { actionText, dialogText as text } from '../messages.ts'
import { FormDialog } from './FormDialog.tsx'

export type PersonAction = Exclude<PersonDecision, 'lift'> | 'resetFactor' | 'changeAddress' | 'copy' | 'close'

const HARMLESS: readonly PersonAction[] = ['message', 'changeAddress', 'copy']

interface PersonDialogProps {
  action: PersonAction
  person: Person
  onDone: (person: Person) => void
  onClose: () => void
}

/** Asks for what an action needs: mostly a reason. */
export function PersonDialog({ action, person, onDone, onClose }: PersonDialogProps) {
  const name = `${person.first_name} ${person.last_name}`
  const { title, submit, help } = actionText[action]
  const { user } = useViewer()
  // In state, because the end of a session must not reset the form.
  const [draftKey] = useState(user && `person:${user.pk}:${person.id}:${action}`)
  const dialog = { title: title(name), submit, onClose, isDanger: !HARMLESS.includes(action) }
  const sending = (send: (api: Transport, params: { id: number }) => Promise<Person>) =>
    send(memberTransport(), { id: person.id }).then(onDone)
  if (action === 'changeAddress')
    return (
      <FormDialog
        {...dialog}
        fields={{ email: EMAIL_FIELD }}
        send={({ email }, idempotencyKey) =>
          sending((api, params) => people.changeAddress(api, { params, input: { email }, idempotencyKey }))
        }
      >
        {(field) => <Field {...field('email')} label={text.address} help={help} type="email" autoComplete="off" />}
      </FormDialog>
    )
  if (action === 'copy')
    return (
      <FormDialog
        {...dialog}
        fields={{}}
        send={(_, idempotencyKey) => sending((api, params) => people.askPersonData(api, { params, idempotencyKey }))}
      >
        {() => <p>{help}</p>}
      </FormDialog>
    )
  if (action === 'close')
    return (
      <FormDialog
        {...dialog}
        fields={{ posts: CHOICE_FIELD, name: CHOICE_FIELD }}
        check={(typed) => (typed.name.trim() === name ? {} : { name: text.wrongName(name) })}
        send={({ posts }, idempotencyKey) =>
          sending((api, params) =>
            people.closePerson(api, { params, input: { posts: posts === 'go' ? 'go' : 'stay' }, idempotencyKey }),
          )
        }
      >
        {(field) => (
          <>
            <Choices label={text.posts} name="posts" options={text.postsChoices} />
            <Field {...field('name')} label={text.typeName(name)} help={help} autoComplete="off" />
          </>
        )}
      </FormDialog>
    )
  return (
    <FormDialog
      {...dialog}
      draftKey={draftKey}
      fields={{ days: CHOICE_FIELD, reason: action === 'resetFactor' ? FACTOR_REASON_FIELD : REASON_FIELD }}
      send={({ reason, days: chosen }, idempotencyKey) =>
        sending((api, params) => {
          if (action === 'resetFactor') return people.resetFactor(api, { params, input: { reason }, idempotencyKey })
          const days = SUSPENSION_DAYS.find((each) => String(each) === chosen)
          return people.decideAboutPerson(api, { params, input: { action, reason, days }, idempotencyKey })
        })
      }
    >
      {(field, kept) => (
        <>
          {action === 'suspend' && (
            <Select label={text.days} name="days" defaultValue="7">
              {SUSPENSION_DAYS.map((days) => (
                <option key={days} value={days}>
                  {text.forDays(days)}
                </option>
              ))}
            </Select>
          )}
          <TextArea
            {...field('reason')}
            label={action === 'message' ? text.message : text.reason}
            help={help}
            rows={3}
            defaultValue={kept}
          />
        </>
      )}
    </FormDialog>
  )
}
