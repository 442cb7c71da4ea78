import { useState } from 'react'
import { formatDate } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { DraftNote } from '#ui/drafts/DraftNote.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
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
      <NoteForm key={`${member.id} ${member.notes[0]?.id}`} id={member.id} onAdded={onChanged} />
    </>
  )
}

function NoteForm({ id, onAdded }: { id: number; onAdded: (member: MemberFacts) => void }) {
  const { user } = useViewer()
  // In state, because the end of a session must not reset the form.
  const [draftKey] = useState(user && `note:${user.pk}:${id}`)
  const draft = useDraft(draftKey, { text: '' })
  const { formProps, field, message, busy } = useForm({
    fields: { text: NOTE_FIELD },
    send: async (input, idempotencyKey) => {
      const member = await moderation.addNote(memberTransport(), { params: { id }, input, idempotencyKey })
      draft.drop()
      onAdded(member)
    },
  })
  return (
    <form {...formProps} key={draft.formKey} ref={draft.formRef} className="member-note-form">
      {draft.savedAt !== undefined && <DraftNote savedAt={draft.savedAt} onDiscard={draft.discard} />}
      <TextArea {...field('text')} label={text.write} rows={2} defaultValue={draft.values.text} />
      {message && <p role="alert">{message}</p>}
      <Button type="submit" busy={busy} busyLabel={text.adding}>
        {text.add}
      </Button>
    </form>
  )
}
