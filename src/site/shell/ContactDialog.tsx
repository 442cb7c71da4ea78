import type { Shell } from '#features/content/contract.ts'
import { ContactWays } from '#features/content/parts/ContactWays.tsx'
import { Dialog } from '#ui/Dialog.tsx'

interface ContactDialogProps {
  contact: Shell['contact']
  open: boolean
  onClose: () => void
}

/** Tells readers to email for all queries, or how else to reach the site's people where it has no address. */
export default function ContactDialog({ contact, open, onClose }: ContactDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={contact.title}>
      {contact.email && <p>{contact.body}</p>}
      <ContactWays email={contact.email} />
    </Dialog>
  )
}
