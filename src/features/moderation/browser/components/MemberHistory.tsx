import { formatDate } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { MemberFacts } from '../../contract.ts'
import { NOTE_FIELD } from '../../rules.ts'
import { moderation } from '../client.ts'
import { memberText as text } from '../reports/messages.ts'
import './member-history.css'

interface MemberHistoryProps {
  member: MemberFacts
  /** After a note was added. */
  onChanged: (member: MemberFacts) => void
}

/** What was decided about a member, and the notes of moderators for each other. */
export function MemberHistory({ member, onChanged }: MemberHistoryProps) {
  return (
    <>
      <h3>{text.history}</h3>
      {member.history.length === 0 && <p>{text.nothing}</p>}
      <ul className="member-history">
        {member.history.map(({ id, at, action, target, reason, by, undone_at }) => (
          <li key={id}>
            <b>{formatDate(at)}</b> {text.decision(action, target, reason)} {undone_at && text.undone}{' '}
            <small>{by?.name ?? text.commandLine}</small>
          </li>
        ))}
      </ul>
      <h3>{text.notes}</h3>
      {member.notes.length === 0 && <p className="quiet">{text.noNotes}</p>}
      {member.notes.map((note) => (
        <blockquote key={note.id} className="member-note" dir="auto">
          {note.text}
          <small>{text.noteBy(note.by.name, note.at)}</small>
        </blockquote>
      ))}
      <NoteForm key={member.notes[0]?.id} id={member.id} onAdded={onChanged} />
    </>
  )
}

function NoteForm({ id, onAdded }: { id: number; onAdded: (member: MemberFacts) => void }) {
  const { formProps, field, message, busy } = useForm({
    fields: { text: NOTE_FIELD },
    send: async (input, idempotencyKey) =>
      onAdded(await moderation.addNote(memberTransport(), { params: { id }, input, idempotencyKey })),
  })
  return (
    <form {...formProps} className="member-note-form">
      <TextArea {...field('text')} label={text.write} rows={2} />
      {message && <p role="alert">{message}</p>}
      <Button type="submit" busy={busy} busyLabel={text.adding}>
        {text.add}
      </Button>
    </form>
  )
}
