import { ContactWays } from '#features/pages/browser/components/ContactWays.tsx'
import type { Shell } from '#features/pages/contract.ts'
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
