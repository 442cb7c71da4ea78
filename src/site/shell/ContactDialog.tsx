import type { Shell } from '#features/content/contract.ts'
import { Dialog } from '#ui/Dialog.tsx'

interface ContactDialogProps {
  contact: Shell['contact']
  open: boolean
  onClose: () => void
}

/** Tells readers to email for all queries. */
export default function ContactDialog({ contact, open, onClose }: ContactDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={contact.title}>
      <p>{contact.body}</p>
      <p>{contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}</p>
    </Dialog>
  )
}
